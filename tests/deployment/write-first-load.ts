import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildLocal, root } from "#cli/build.ts";
import { firstLoads } from "./first-load.ts";
import { tableFile, tableOf } from "./first-load-table.ts";

// `npm run first-load`: writes the table of what each page's first load weighs.
await buildLocal();
writeFileSync(join(root, tableFile), tableOf(firstLoads(join(root, "build/app/client"))));

import { writeFileSync } from "node:fs";
import { accessPage } from "./access-page.ts";
import { frontRoutes } from "./front-routes.ts";

/** `npm run access`: prints who may do what, writes it to docs/access.md, and for the edge what the front answers. */
const page = accessPage();
writeFileSync("docs/access.md", page);
writeFileSync("workers/edge/proxy/front-routes.json", frontRoutes());
console.log(page);

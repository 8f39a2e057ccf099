import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const manifest = z.object({ version: z.string() });

/** The version of a package that is installed in a folder. */
export const versionIn = (folder: string, name: string): string =>
  manifest.parse(JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8")))
    .version;

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build.ts";

/**
 * Writes a Worker's configuration once more, with a folder of its own in place of a local run's, and says where. The folder
 * is there already. Its entry is named with the command: paths in [alias] then start at the root, wherever the
 * configuration is.
 */
export function writeConfiguration(
  { name, config }: { name: string; config: string },
  folder: string,
): string {
  const text = readFileSync(join(root, config), "utf8").replaceAll('"./build/', `"./${folder}/`);
  // Of files for browsers the path starts at the configuration.
  const own = text.replace(/^directory = "build\//m, 'directory = "');
  const path = join(folder, `${name}.toml`);
  writeFileSync(join(root, path), own);
  return path;
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build.ts";

/** Where a deployment is built: a local run goes on serving the styles and scripts of its own build. */
export const ownFolder = "build/deployment";

/** The two Workers in the order of their deployment: the edge calls the backend. */
export const workers = [
  { name: "backend", entry: "workers/backend/index.ts", config: "workers/backend/wrangler.toml" },
  { name: "edge", entry: "workers/edge/index.ts", config: "wrangler.toml" },
] as const;

/**
 * Writes a Worker's configuration once more, with the deployment's folder in place of a local run's, and says where. Its
 * entry is named with the command: paths in [alias] then start at the root, wherever the configuration is.
 */
export function writeConfiguration({ name, config }: (typeof workers)[number]): string {
  const text = readFileSync(join(root, config), "utf8").replaceAll('"./build/', `"./${ownFolder}/`);
  // Of files for browsers the path starts at the configuration.
  const own = text.replace(/^directory = "build\//m, 'directory = "');
  const path = join(ownFolder, `${name}.toml`);
  writeFileSync(join(root, path), own);
  return path;
}

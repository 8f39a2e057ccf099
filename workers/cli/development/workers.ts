import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundle, prepareBackend, root, writeRouter } from "../build.ts";
import { writeConfiguration } from "../own-configuration.ts";

/** Beside the builds of `npm start` and of a deployment, which stay as they are. */
export const ownFolder = "build/development";
const backendFolder = join(root, "workers/backend/");

/** The Workers of `npm run dev`. */
const workers = [
  { name: "edge", config: "wrangler.toml", entry: "workers/local/edge-worker.ts" },
  { name: "backend", config: "workers/backend/wrangler.toml", entry: "workers/local/backend-worker.ts" },
] as const;
type Worker = (typeof workers)[number];

const folderOf = ({ name }: Worker) => join(root, ownFolder, name);
const scriptOf = (worker: Worker) => join(folderOf(worker), `${worker.name}-worker.js`);

export const scripts = { edge: scriptOf(workers[0]), backend: scriptOf(workers[1]) };

/** What a script was last made of, by their paths. */
const sources = new Map<string, Set<string>>();

async function bundleOne(worker: Worker): Promise<void> {
  await bundle(join(ownFolder, `${worker.name}.toml`), worker.entry, folderOf(worker));
  const map: { sources: string[] } = JSON.parse(readFileSync(`${scriptOf(worker)}.map`, "utf8"));
  sources.set(worker.name, new Set(map.sources.map((source) => resolve(folderOf(worker), source))));
}

/** Bundles both. The edge has no pages, which are drawn beside Vite, and no files for browsers, which Vite has. */
export async function bundleWorkers(): Promise<void> {
  mkdirSync(join(root, ownFolder, "app/client"), { recursive: true });
  mkdirSync(join(root, ownFolder, "app/server"), { recursive: true });
  writeFileSync(join(root, ownFolder, "app/server/index.js"), "export const routes = {};\n");
  writeRouter(ownFolder);
  prepareBackend(ownFolder);
  for (const worker of workers) writeConfiguration(worker, ownFolder);
  await Promise.all(workers.map(bundleOne));
}

/**
 * Bundles those that are made of changed files, and says whether there was one. What no script names (a migration, a font) is
 * the backend's if it lies there.
 */
export async function bundleChanged(paths: string[]): Promise<boolean> {
  const isBeside = (path: string) => path.startsWith(backendFolder) && !/\.tsx?$/.test(path);
  const isMadeOf = ({ name }: Worker) =>
    paths.some((path) => sources.get(name)?.has(path) || (name === "backend" && isBeside(path)));
  const changed = workers.filter(isMadeOf);
  await Promise.all(changed.map(bundleOne));
  return changed.length > 0;
}

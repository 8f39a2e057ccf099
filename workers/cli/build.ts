import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { plainParts } from "#app/remix/plain-remix.ts";
import { ownRouter } from "#app/remix/router.ts";
import { wrapResvg } from "./resvg.ts";
import { unpackYoga } from "./yoga.ts";

/** The folder above workers/. */
export const root = join(import.meta.dirname, "..", "..");

/** Where a local run writes its port, for the commands that talk to it. */
export const portFile = (data: string) => join(data, "port");

/** The bundles of a local run. */
export const bundles = { edge: join(root, "build/local/edge"), backend: join(root, "build/local/backend") };

const sources = [
  "app/**/*",
  "party/**/*",
  "public/**/*",
  "workers/**/*",
  "*.toml",
  "*.ts",
  "*.js",
  "package-lock.json",
];
/** No matter who asks for a build (a test runner names itself in NODE_ENV), it is the one that is deployed. */
const production = { ...process.env, NODE_ENV: "production" };

const stamp = join(root, "build", "local", ".sources");

/** Builds the pages and both Workers, if anything changed since the last time. */
export async function buildLocal(): Promise<void> {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  console.log("Building…");
  prepareBackend();
  await Promise.all([
    buildPages().then(() => bundle("wrangler.toml", "workers/local/edge-worker.ts", bundles.edge)),
    bundle("workers/backend/wrangler.toml", "workers/local/backend-worker.ts", bundles.backend),
  ]);
  writeFileSync(stamp, now);
}

/** Runs a program of the build. A failure's error carries all that it said. */
const run = (program: string, options: string[], env: NodeJS.ProcessEnv = production) =>
  promisify(execFile)(program, options, { cwd: root, env, maxBuffer: 64 * 2 ** 20 });

/** Builds the pages into a folder below the root: scripts and styles for browsers, and the module that renders them. */
export async function buildPages(folder = "build"): Promise<void> {
  writeRouter(folder);
  const env = { ...production, BUILD_FOLDER: folder };
  const { stdout, stderr } = await run("remix", ["vite:build", "--logLevel", "warn"], env);
  process.stdout.write(stdout + stderr);
}

/** Writes the router beside the pages of a build, which take it from there (vite.config.ts). */
export function writeRouter(folder = "build"): void {
  const original = readFileSync(join(root, "node_modules/@remix-run/router/dist/router.js"), "utf8");
  const { PLAIN_ROUTER } = plainParts(process.env);
  mkdirSync(join(root, folder, "router"), { recursive: true });
  writeFileSync(join(root, folder, "router/router.js"), ownRouter(original, { hasMemory: !PLAIN_ROUTER }));
}

/** Writes what the backend's bundle takes from the folder of a build. */
export function prepareBackend(folder = "build"): void {
  unpackYoga(join(root, folder, "yoga"));
  wrapResvg(join(root, folder, "resvg"));
}

/**
 * Bundles a Worker as a deployment would; with `--minify` to the letter. What wrangler prints is kept for the day it fails:
 * it warns of imports that Vite left without need. What the build's folder holds beside pages is there (`prepareBackend`).
 */
export async function bundle(
  config: string,
  entry: string,
  folder: string,
  ...options: "--minify"[]
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await run("wrangler", ["deploy", entry, "--dry-run", "--config", config, "--outdir", folder, ...options]);
}

/** A hash over everything that is built from, and what the build leaves out. */
function fingerprint(): string {
  const hash = createHash("sha256").update(JSON.stringify(plainParts(process.env)));
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    if (/\.(test\.tsx?|md)$/.test(path)) continue;
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

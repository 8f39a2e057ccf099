import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { buildLocal } from "./build.ts";

// `npm test`: format and lint, types, unit and Worker tests, browser tests. Installs Chromium where it is missing.
type Step = [title: string, program: string, ...options: string[]];

const checks: Step[] = [
  ["Format and lint", "biome", "check", "."],
  // By its path: the API's package has a program of that name as well.
  ["Types", "node", "node_modules/typescript-7/bin/tsc", "--noEmit"],
  ["Dead code", "knip"],
];
const tests: Step[] = [
  ["Rules, Workers and room", "vitest", "run"],
  ["Browser", "playwright", "test"],
];

// The shell is the same engine without a window, at half of the work.
process.env.CHROMIUM_PATH ??= "/usr/bin/chromium-headless-shell";
if (!existsSync(process.env.CHROMIUM_PATH)) installChromium();

// A machine that names no encoding has Chromium save a file called "Pasūtījums" as "download".
process.env.LANG ??= "C.UTF-8";

// What the tests run is built on one core while the other checks the sources.
const checked = Promise.all(checks.map(check));
await buildLocal();
await checked;

for (const [title, program, ...options] of tests) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(program, options, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a check and prints what it says once it has ended; one that fails ends everything. */
async function check([title, program, ...options]: Step): Promise<void> {
  const said: Buffer[] = [];
  const running = spawn(program, options, { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [running.stdout, running.stderr]) stream.on("data", (chunk) => said.push(chunk));
  const status = await new Promise<number>((resolve, reject) => {
    running.on("error", reject);
    running.on("close", (code) => resolve(code ?? 1));
  });
  console.log(`\n── ${title}\n${Buffer.concat(said).toString()}`);
  if (status !== 0) process.exit(status);
}

/** Debian's package; other systems name a browser in CHROMIUM_PATH. */
function installChromium(): void {
  console.log("Installing Chromium…");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const step of [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "chromium-headless-shell"],
  ]) {
    const [program = "", ...options] = [...asRoot, ...step];
    execFileSync(program, options, { stdio: ["ignore", "ignore", "inherit"] });
  }
}

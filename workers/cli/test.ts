import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// `npm test`: format and lint, types, unit and Worker tests, browser tests. Installs Chromium where it is missing.
const steps: [string, string, ...string[]][] = [
  ["Format and lint", "biome", "check", "."],
  // By its path: the API's package has a program of that name as well.
  ["Types", "node", "node_modules/typescript-7/bin/tsc", "--noEmit"],
  ["Dead code", "knip"],
  ["Rules, Workers and room", "vitest", "run"],
  ["Browser", "playwright", "test"],
];

// The shell is the same engine without a window, at half of the work.
process.env.CHROMIUM_PATH ??= "/usr/bin/chromium-headless-shell";
if (!existsSync(process.env.CHROMIUM_PATH)) installChromium();

for (const [title, program, ...options] of steps) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(program, options, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
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

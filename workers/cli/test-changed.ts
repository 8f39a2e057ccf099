import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build.ts";

// `npm run test:changed`: what a change can break and a minute is enough for. Format, lint and types; the rules that import
// what was changed; the API of the nouns that it is about. `-- main` counts what was committed since then as well.
const since = process.argv[2] ?? "HEAD";
const git = (...options: string[]) =>
  execFileSync("git", options, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
const changed = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];

/** The nouns of the API's tests that a path speaks of: `app/model/invoice/sums.ts` of `invoices`. */
const nouns = readdirSync(join(root, "tests/api"), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const isAbout = (noun: string) => {
  const names = [noun.replace(/s$/, ""), noun];
  // What the audit's tests try stands with the nouns.
  if (noun === "audit") names.push("mutations");
  return changed.some((path) => path.split(/[/.]/).some((part) => names.includes(part)));
};
const about = nouns.map(({ name }) => name).filter(isAbout);

const steps: [title: string, program: string, ...options: string[]][] = [
  ["Format and lint", "biome", "check", "."],
  ["Types", "node", "node_modules/typescript-7/bin/tsc", "--noEmit"],
  ["Rules", "vitest", "run", "--project", "unit", "--changed", since, "--passWithNoTests"],
];
if (about.length > 0)
  steps.push(["API", "vitest", "run", "--project", "workers", ...about.map((noun) => `tests/api/${noun}/`)]);

for (const [title, program, ...options] of steps) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(program, options, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

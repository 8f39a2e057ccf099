import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { z } from "zod";
import { root } from "#cli/build.ts";
import { circumstances } from "./support/publish.ts";

/**
 * `npm run bench`: all benches one after another, or those that are named: `npm run bench -- api live`. `--print` leaves
 * docs/benchmarks.md as it is. At the end, what missed its goal; only a bench that fails fails the command.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: "boolean", default: false } },
});
const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = manifest.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
const known = new Map(
  Object.entries(scripts)
    .filter(([name]) => name.startsWith("bench:"))
    .map(([name, script]) => [name.slice("bench:".length), `${script.split("/").at(-1)}.ts`]),
);
const unknown = positionals.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(", ")}. There are: ${[...known.keys()].join(", ")}`);
  process.exit(1);
}

console.log(circumstances(["npm run bench", ...positionals].join(" ")));
const missed: string[] = [];
const failed: string[] = [];
for (const name of positionals.length > 0 ? positionals : known.keys()) {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const { code, lines } = await run(known.get(name) ?? "");
  if (code !== 0) failed.push(name);
  missed.push(...lines.filter(isMissed).map((line) => `${name}: ${line}`));
  console.log(`${name} took ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
const chapters: [string, string[]][] = [
  ["Goals that are missed", missed],
  ["Benches that failed", failed],
];
for (const [title, lines] of chapters) console.log(`\n── ${title}\n${lines.join("\n") || "none"}`);
if (failed.length > 0) process.exit(1);

/** Runs a bench in a process of its own, and shows what it says but for the product's log. */
async function run(file: string): Promise<{ code: number | null; lines: string[] }> {
  const options = values.print ? ["--print"] : [];
  const bench = spawn(process.execPath, [join(import.meta.dirname, file), ...options], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => bench.once("close", resolve));
  const lines: string[] = [];
  for await (const line of createInterface({ input: bench.stdout })) {
    if (line.startsWith('{"level"')) continue;
    lines.push(line);
    console.log(line);
  }
  return { code: await ended, lines };
}

/** A row of a table with a goal that was not reached. */
function isMissed(line: string): boolean {
  const cells = line.split("|").map((cell) => cell.trim());
  return cells.some((cell) => cell === "missed" || cell.endsWith(": missed"));
}

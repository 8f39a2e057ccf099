import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { dirname, join } from "node:path";
import { root } from "#cli/build.ts";

const intro = `# Benchmarks

Each section is written by its program in tests/bench, which proves first that all sides do the same work. What counts
are the ratios within one run, the lost ones as well.
`;

/** How busy the machine was before anything was started. */
const [load = 0] = loadavg();

const file = join(root, "docs", "benchmarks.md");

/** A table in Markdown, columns padded so that it reads in a terminal as well. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  const rule = line(widths.map((width) => "-".repeat(width)));
  return [line(head), rule, ...body.map(line)].join("\n");
}

/** When and on what a table was measured. */
export function circumstances(command: string): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${cpus().length} cores (${first?.model.trim()}), ${memory} GB, load ${load.toFixed(1)} before the start, Node ${process.versions.node}: \`${command}\``;
}

/** Puts a section of docs/benchmarks.md in the place of its last one; other sections stay as they are. */
export function publish(name: string, section: string): void {
  const [start, end] = [`<!-- ${name}: written by its bench -->`, `<!-- end of ${name} -->`];
  const page = existsSync(file) ? readFileSync(file, "utf8") : intro;
  const written = `${start}\n\n${section.trim()}\n\n${end}`;
  const [before = "", rest] = page.split(start);
  const after = rest?.split(end)[1];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    after === undefined ? `${page.trimEnd()}\n\n${written}\n` : `${before}${written}${after}`,
  );
}

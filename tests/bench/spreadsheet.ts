import { parseArgs } from "node:util";
import { root } from "#cli/build.ts";
import { opened } from "../support/sheet.ts";
import { gridOf } from "./spreadsheet/data.ts";
import { bare, exceljs, exceljsVersion, ours, type Side } from "./spreadsheet/sides.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { median, quantile, ratio } from "./support/statistics.ts";
import { versionIn } from "./support/versions.ts";

/**
 * Spreadsheets of 10 000 rows and 12 columns: the product's writer against SheetJS with nothing around it, and exceljs. All
 * hold the same cells, which is proved first. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: { print: { type: "boolean", default: false }, rounds: { type: "string", default: "15" } },
});
const rounds = Number(values.rounds);
const grid = gridOf(10_000);
const sides = [ours, bare, exceljs()];

/** Type, value and format of every cell; how a head is formatted is its own affair. */
const cellsOf = (bytes: Uint8Array) =>
  opened(bytes)
    .rows.slice(0, grid.rows.length + 1)
    .map((row, index) =>
      row.slice(0, grid.titles.length).map((cell) => [cell?.t, cell?.v, index > 0 && cell?.z]),
    );

const sizes = new Map<string, number>();
const wanted = JSON.stringify(cellsOf(await bare.write(grid)));
for (const side of sides) {
  const bytes = await side.write(grid);
  sizes.set(side.name, bytes.byteLength);
  if (JSON.stringify(cellsOf(bytes)) !== wanted) throw new Error(`${side.name} wrote other cells`);
}

const times = new Map<Side, number[][]>(sides.map((side) => [side, []]));
for (let round = 0; round < rounds; round++)
  for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
    const began = performance.now();
    await side.write(grid);
    times.get(side)?.push([performance.now() - began]);
  }

const rows = sides.map((side) => {
  const all = (times.get(side) ?? []).flat();
  const kilobytes = (sizes.get(side.name) ?? 0) / 1024;
  return [side.name, median(all).toFixed(0), quantile(all, 0.95).toFixed(0), kilobytes.toFixed(0)];
});
const goals = sides.slice(1).map((side) => {
  const limit = side === bare ? 1.1 : 0.5;
  const { all, lowest, highest } = ratio(times.get(ours) ?? [], times.get(side) ?? []);
  const spread = `${lowest.toFixed(2)}–${highest.toFixed(2)}`;
  return [
    ...[`against ${side.name}`, `≤ ${limit}`, all.toFixed(2), spread],
    all <= limit ? "reached" : "missed",
  ];
});
const text = `## A spreadsheet

${circumstances("npm run bench:spreadsheet")}

10 000 rows of 12 columns (six of words, two of dates, four of amounts) as .xlsx: what the export of the invoices calls,
against SheetJS ${versionIn(root, "xlsx")} with nothing around it (the floor) and exceljs ${exceljsVersion()}. Each file is opened first: all hold the
same cells, types and formats. In one process on Node, ${rounds} rounds in turn. Milliseconds.

${table([["", "median", "p95", "kB"], ...rows])}

${table([["goal", "limit", "measured", "lowest–highest round", "result"], ...goals])}
`;
console.log(text);
if (!values.print) publish("spreadsheet", text);

import { parseArgs } from "node:util";
import { enter, type Office } from "./invoices/offices.ts";
import { type Question, questions } from "./invoices/questions.ts";
import type { Size } from "./reports/plant.ts";
import { withPlanted } from "./reports/planted.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { closeConnections } from "./support/requests.ts";
import { rounds } from "./support/rounds.ts";
import { exponent, median, quantile } from "./support/statistics.ts";

/**
 * How the list of invoices grows: the same questions to three installations, planted past the product by SQL. `--print`
 * leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    rounds: { type: "string", default: "12" },
    sizes: { type: "string", default: "420,5000,50000" },
  },
});
const perRound = 10;
const limit = 2;
/** Ten invoices for each project, as an agency with a few years behind it has them. */
const sizes = values.sizes
  .split(",")
  .map((invoices): Size => ({ projects: Number(invoices) / 10, invoices: Number(invoices), entries: 0 }));

await withPlanted(sizes, async (planted) => {
  const offices: Office[] = [];
  for (const one of planted) offices.push(await enter(one));
  const rows: string[][] = [];
  for (const question of questions) {
    console.log(`Timing ${question.name}…`);
    rows.push(row(question, await timed(question, offices)));
  }
  closeConnections();
  const text = `## The list of invoices

${circumstances("npm run bench:invoices")}

Pages of 20 from the API and the screen of the list, of installations with ${sizes.map(({ invoices }) => invoices).join(", ")} invoices. Planted by SQL; that
the list has all of them, with the sums that the database itself adds up, is proved first. ${perRound * Number(values.rounds)} requests a size and question, one
after another, in ${values.rounds} rounds in turn. Milliseconds until the whole answer is there: medians, the 95th percentile of the
largest, the exponent of growth (1: twice the rows take twice the time), and how often as long the largest takes as the smallest.

${table([["", ...sizes.map(({ invoices }) => String(invoices)), "p95", "growth", "ratio", `≤ ${limit}`], ...rows])}

A number is found by any part of it, as people type its end, so every document's number is read for it.
`;
  console.log(text);
  if (!values.print) publish("invoices", text);
});

/** Milliseconds by installation. */
async function timed({ path, isScreen = false }: Question, offices: Office[]): Promise<number[][]> {
  const sides = offices.map(({ api, screens }) => (isScreen ? screens : api));
  const paths = new Map(sides.map((side, index) => [side, path(offices[index]?.invoices ?? 0)]));
  const times = await rounds(sides, {
    path: (side) => paths.get(side) ?? "/",
    warmUps: 10,
    rounds: Number(values.rounds),
    perRound,
  });
  return times.map(({ total }) => total.flat());
}

function row({ name }: Question, times: number[][]): string[] {
  const medians = times.map(median);
  const growth = exponent(medians.map((time, index) => ({ size: sizes[index]?.invoices ?? 1, time })));
  const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  return [
    name,
    ...medians.map((time) => time.toFixed(2)),
    quantile(times.at(-1) ?? [], 0.95).toFixed(2),
    growth.toFixed(2),
    ratio.toFixed(2),
    ratio <= limit ? "reached" : "missed",
  ];
}

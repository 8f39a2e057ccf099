import { parseArgs } from "node:util";
import { enter, type Office } from "./invoices/offices.ts";
import { questions } from "./invoices/questions.ts";
import type { Size } from "./reports/plant.ts";
import { withPlanted } from "./reports/planted.ts";
import { growthRow, mostRatio, perRound, timed } from "./support/growth.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { closeConnections, type Target } from "./support/requests.ts";

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
    const asked = offices.map(({ api, screens, invoices }): [Target, string] => [
      question.isScreen ? screens : api,
      question.path(invoices),
    ]);
    const times = await timed(asked, Number(values.rounds));
    rows.push(
      growthRow(
        question.name,
        times,
        sizes.map(({ invoices }) => invoices),
      ),
    );
  }
  closeConnections();
  const text = `## The list of invoices

${circumstances("npm run bench:invoices")}

Pages of 20 from the API and the screen of the list, of installations with ${sizes.map(({ invoices }) => invoices).join(", ")} invoices. Planted by SQL; that
the list has all of them, with the sums that the database itself adds up, is proved first. ${perRound * Number(values.rounds)} requests a size and question, one
after another, in ${values.rounds} rounds in turn. Milliseconds until the whole answer is there: medians, the 95th percentile of the
largest, the exponent of growth (1: twice the rows take twice the time), and how often as long the largest takes as the smallest.

${table([["", ...sizes.map(({ invoices }) => String(invoices)), "p95", "growth", "ratio", `≤ ${mostRatio}`], ...rows])}

A number is found by any part of it, as people type its end, so every document's number is read for it.
`;
  console.log(text);
  if (!values.print) publish("invoices", text);
});

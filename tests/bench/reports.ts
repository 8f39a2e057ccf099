import { parseArgs } from "node:util";
import { type Caller, callerAt } from "../support/installation.ts";
import type { Size } from "./reports/plant.ts";
import { withPlanted } from "./reports/planted.ts";
import { questions } from "./reports/questions.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { exponent, median, quantile } from "./support/statistics.ts";

/**
 * How reports grow: every one of three installations on the product as `npm start` runs it, planted past it by SQL.
 * `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: { print: { type: "boolean", default: false }, rounds: { type: "string", default: "7" } },
});
const sizes: Size[] = [
  { projects: 500, invoices: 5_000, entries: 20_000 },
  { projects: 1_500, invoices: 15_000, entries: 60_000 },
  { projects: 5_000, invoices: 50_000, entries: 200_000 },
];
const limits = { milliseconds: 1_000, exponent: 1.1 };

/** The year's income and hours, as the database itself adds them up. */
async function prove(admin: Caller, facts: { net: number; hours: number }): Promise<void> {
  const body = { year: 2026 };
  const income = (await admin("POST", "/reports/invoices_total", { body })).json().totals.net_cents;
  const hours = (await admin("POST", "/reports/all_customer_stock_item_hours", { body })).json().totals;
  if (income !== facts.net || hours.planned_hours !== facts.hours * 10_000)
    throw new Error(`${income} and ${hours.planned_hours}, not ${facts.net} and ${facts.hours}`);
}

await withPlanted(sizes, async (planted) => {
  const admins = await Promise.all(planted.map(({ installation, email }) => callerAt(installation, email)));
  for (const [index, admin] of admins.entries())
    await prove(admin, planted[index]?.facts ?? { net: 0, hours: 0 });

  const measured = [];
  for (const question of questions) {
    console.log(`Timing ${question.name}…`);
    const times = admins.map((): number[] => []);
    for (let round = -1; round < Number(values.rounds); round++)
      for (const [index, admin] of admins.entries()) {
        const began = performance.now();
        const { status, text } = await question.ask(admin);
        if (status !== 200) throw new Error(`${question.name}: ${text}`);
        // The first round warms up.
        if (round >= 0) times[index]?.push(performance.now() - began);
      }
    measured.push({ question, times });
  }

  const rows = measured.map(({ question, times }) => {
    const medians = times.map(median);
    const growth = exponent(medians.map((time, index) => ({ size: sizes[index]?.projects ?? 1, time })));
    const largest = times.at(-1) ?? [];
    const isReached = median(largest) <= limits.milliseconds && growth <= limits.exponent;
    return [
      question.name,
      ...medians.map((time) => time.toFixed(1)),
      quantile(largest, 0.95).toFixed(1),
      growth.toFixed(2),
      isReached ? "reached" : "missed",
    ];
  });
  const head = sizes.map(({ projects }) => `${projects} projects`);
  const text = `## Reports

${circumstances("npm run bench:reports")}

Installations with ${sizes.map(({ projects, invoices, entries }) => `${projects} projects, ${invoices} invoices and ${entries} calendar entries`).join("; ")}:
three years of it, an estimate of 20 lines for each project and a supplier's invoice for each of its own. Planted by SQL, asked through the API as \`npm start\` runs it; that
a year's income and hours are those of the rows is proved first. ${values.rounds} rounds in turn, milliseconds until the whole answer is there:
medians, the 95th percentile of the largest, and the exponent of growth (1: twice the rows take twice the time).
The goal is ${limits.milliseconds} ms for the largest and an exponent of ${limits.exponent} at most.

${table([["", ...head, "p95", "growth", "goal"], ...rows])}
`;
  console.log(text);
  if (!values.print) publish("reports", text);
});

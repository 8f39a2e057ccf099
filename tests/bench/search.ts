import { parseArgs } from "node:util";
import { enter, type Office } from "./invoices/offices.ts";
import type { Size } from "./reports/plant.ts";
import { withPlanted } from "./reports/planted.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { closeConnections, get, type Target } from "./support/requests.ts";
import { rounds } from "./support/rounds.ts";
import { exponent, median, quantile } from "./support/statistics.ts";

/**
 * How the search of everything grows: the same words to three installations, planted past the product by SQL. `--print` leaves
 * docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    rounds: { type: "string", default: "12" },
    sizes: { type: "string", default: "500,5000,50000" },
  },
});
const perRound = 10;
const longest = 100;
const steepest = 0.5;
const sizes = values.sizes
  .split(",")
  .map((invoices): Size => ({ projects: Number(invoices) / 10, invoices: Number(invoices), entries: 0 }));

/** What somebody types, by what it is; all of it finds the same in each installation, but for the newest of many. */
const typed: Record<string, string> = {
  "a letter": "k",
  "three letters": "pro",
  "a client": "klients 42",
  "a project's number": "p42",
  "an invoice's number": "r421",
  "an amount": "363,17",
  nothing: "nekas",
};

await withPlanted(sizes, async (planted) => {
  const offices: Office[] = [];
  for (const one of planted) offices.push(await enter(one));
  for (const { api } of offices) await prove(api);
  const rows: string[][] = [];
  for (const [name, words] of Object.entries(typed)) {
    for (const isScreen of [false, true]) {
      console.log(`Timing ${name}…`);
      rows.push(row(isScreen ? `${name}, as the palette asks` : name, await timed(words, isScreen, offices)));
    }
  }
  closeConnections();
  const text = `## Finding anything

${circumstances("npm run bench:search")}

The search of everything, of installations with ${sizes.map(({ invoices }) => invoices).join(", ")} invoices, a tenth as many projects and
estimates, and a hundredth as many clients. Planted by SQL; that a client and a document are found by their numbers is proved
first. From the API, and as the palette asks, through the page's own address. ${perRound * Number(values.rounds)} requests a size and question, one
after another, in ${values.rounds} rounds in turn. Milliseconds until the whole answer is there: medians, the 95th percentile of the
largest, and the exponent of growth (1: twice the rows take twice the time). The goal is ${longest} ms for the largest and an exponent of
${steepest} at most.

${table([["", ...sizes.map(({ invoices }) => String(invoices)), "p95", "growth", "goal"], ...rows])}
`;
  console.log(text);
  if (!values.print) publish("search", text);
});

/** Throws where a client or a document is not found by its number. */
async function prove(api: Target): Promise<void> {
  for (const [words, kind, id] of [
    ["k5", "client", 5],
    ["r421", "invoice", 421],
  ] as const) {
    const { body } = await get(api, `/api/search?q=${words}`);
    const found: { kind: string; id: number }[] = JSON.parse(body.toString()).data;
    if (!found.some((one) => one.kind === kind && one.id === id)) throw new Error(`${words} finds ${body}`);
  }
}

/** Milliseconds by installation. */
async function timed(words: string, isScreen: boolean, offices: Office[]): Promise<number[][]> {
  const sides = offices.map(({ api, screens }) => (isScreen ? screens : api));
  const path = `${isScreen ? "/choices/everything" : "/api/search"}?${new URLSearchParams({ q: words })}`;
  const times = await rounds(sides, {
    path: () => path,
    warmUps: 10,
    rounds: Number(values.rounds),
    perRound,
  });
  return times.map(({ total }) => total.flat());
}

function row(name: string, times: number[][]): string[] {
  const medians = times.map(median);
  const growth = exponent(medians.map((time, index) => ({ size: sizes[index]?.invoices ?? 1, time })));
  const p95 = quantile(times.at(-1) ?? [], 0.95);
  return [
    name,
    ...medians.map((time) => time.toFixed(2)),
    p95.toFixed(2),
    growth.toFixed(2),
    (medians.at(-1) ?? 0) <= longest && growth <= steepest ? "reached" : "missed",
  ];
}

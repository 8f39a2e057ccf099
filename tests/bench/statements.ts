import { parseArgs } from "node:util";
import { matchEntries } from "#model/bank-statement/match.ts";
import { readStatements } from "#model/bank-statement/read-statements.ts";
import { camtOf, fidavistaOf } from "./statements/files.ts";
import { type Planted, plant } from "./statements/plant.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { exponent, median, quantile } from "./support/statistics.ts";

/**
 * How reading bank statements and matching their entries with open documents grows, in one process on Node. `--print` leaves
 * docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: { print: { type: "boolean", default: false }, rounds: { type: "string", default: "15" } },
});
const rounds = Number(values.rounds);
const mostGrowth = 1.1;

/** Throws where an entry is proposed for other documents than it was made for. */
function prove({ entries, open, wanted }: Planted): void {
  for (const [index, { allocations }] of matchEntries(entries, open).entries()) {
    const found = allocations.map(({ document_id }) => document_id).join();
    if (found !== wanted[index]?.join()) throw new Error(`Entry ${index}: ${found}, not ${wanted[index]}`);
  }
}

/** Throws where a file has not so many entries. */
function proveRead(bytes: Uint8Array, size: number): void {
  const reading = readStatements(bytes);
  const [statement] = "statements" in reading ? reading.statements : [];
  if (statement?.entries.length !== size) throw new Error(JSON.stringify(reading).slice(0, 200));
}

const matching = (shape: Parameters<typeof plant>[1]) => (size: number) => {
  const planted = plant(size, shape);
  prove(planted);
  return () => matchEntries(planted.entries, planted.open);
};
const reading = (write: (size: number) => string) => (size: number) => {
  const bytes = new TextEncoder().encode(write(size));
  proveRead(bytes, size);
  return () => readStatements(bytes);
};

interface Question {
  name: string;
  /** Gives what is timed for a size, once it is proved. */
  made: (size: number) => () => unknown;
}

/** Asks questions of all sizes in turn; `most` are the milliseconds that the largest may take. */
function timed(questions: readonly Question[], sizes: readonly number[], most: number): string {
  const rows = questions.map(({ name, made }) => {
    const asked = sizes.map((size) => ({ ask: made(size), times: [] as number[] }));
    for (let round = -2; round < rounds; round += 1)
      for (const { ask, times } of asked) {
        const began = performance.now();
        ask();
        // The first rounds warm up.
        if (round >= 0) times.push(performance.now() - began);
      }
    const medians = asked.map(({ times }) => median(times));
    const growth = exponent(medians.map((time, index) => ({ size: sizes[index] ?? 1, time })));
    const largest = asked.at(-1)?.times ?? [];
    const isReached = median(largest) <= most && growth <= mostGrowth;
    return [
      name,
      ...medians.map((time) => time.toFixed(1)),
      quantile(largest, 0.95).toFixed(1),
      growth.toFixed(2),
      isReached ? "reached" : "missed",
    ];
  });
  return table([["", ...sizes.map((size) => `${size} entries`), "p95", "growth", `≤ ${most} ms`], ...rows]);
}

const matched = timed(
  [
    { name: "ten documents of each client", made: matching({ perClient: 10 }) },
    { name: "all documents of one client", made: matching({ perClient: 10_000 }) },
    { name: "24 of each, none paid but all combined", made: matching({ perClient: 24, isHard: true }) },
  ],
  [2_500, 5_000, 10_000],
  1_000,
);
const read = timed(
  [
    { name: "camt.053", made: reading(camtOf) },
    { name: "FiDAViSta", made: reading(fidavistaOf) },
  ],
  [1_500, 3_000, 6_000],
  2_000,
);
const text = `## Bank statements

${circumstances("npm run bench:statements")}

Entries matched with half as many open documents: half of the entries pay one, by its reference, its number or its amount, the
others are of known clients and pay none; and files of entries read. Which document each is proposed for, and how many entries are
read, is proved first. In one process on Node, ${rounds} rounds in turn. Milliseconds: medians, the 95th percentile of the largest, and
the exponent of growth (1: twice the entries take twice the time), which may be ${mostGrowth} at most.

Matched:

${matched}

Read:

${read}
`;
console.log(text);
if (!values.print) publish("statements", text);

import { circumstances, table } from "../support/publish.ts";
import { quantile } from "../support/statistics.ts";

interface Facts {
  /** Milliseconds that the others waited, round by round, without and with the noise. */
  quiet: number[][];
  noisy: number[][];
  /** Requests a second: of the product, and of each office. */
  capacity: number;
  share: number;
  noise: number;
  count: number;
  seconds: number;
}

const limit = 20;

/** The section of docs/benchmarks.md. */
export function report({ quiet, noisy, capacity, share, noise, count, seconds }: Facts): string {
  const p99 = (rounds: number[][]) => quantile(rounds.flat(), 0.99);
  const grownIn = (loud: number[][], still: number[][]) => 100 * (p99(loud) / p99(still) - 1);
  const grown = grownIn(noisy, quiet);
  const each = quiet.map((still, round) => grownIn([noisy[round] ?? []], [still]));
  const line = (name: string, rounds: number[][]) => [
    name,
    String(rounds.flat().length),
    ...[0.5, 0.95, 0.99].map((part) => quantile(rounds.flat(), part).toFixed(1)),
  ];
  return `## A noisy neighbour

${circumstances("npm run bench:noisy")}

${count} agencies on one local run that answers ${capacity.toFixed(0)} requests a second at most (measured first, as many as it takes). Each asks for
${share.toFixed(0)} a second by chance, in the mix of the bench of the API, whether it is answered or not; then one of them for ${noise} times as much.
How long the other ${count - 1} wait, in milliseconds from the moment that a request comes: ${quiet.length} rounds of ${seconds} s each, in turn.

${table([["", "requests", "p50", "p95", "p99"], line("all alike", quiet), line(`one asks ${noise} times as much`, noisy)])}

${table([
  ["goal", "limit", "measured", "lowest–highest round", "result"],
  [
    "growth of the others' p99",
    `≤ ${limit} %`,
    `${grown.toFixed(0)} %`,
    `${Math.min(...each).toFixed(0)}–${Math.max(...each).toFixed(0)} %`,
    grown <= limit ? "reached" : "missed",
  ],
])}

Here all agencies share one thread, the edge's as well, and it answers in the order of coming: the noise takes its load from a
half to three quarters, at which the waiting of a queue with one server is three times as long for everybody. The longest
waits are collections of garbage: V8 lets go of what requests have left behind, of their headers most of all, in one piece,
which took up to 145 ms (a profile of 2026-11-24). In pieces of a quarter (\`--max-semi-space-size=4\`) p99 was half as long
and a page's work a tenth more, so it stays. In production each installation has an object of its own, and the edge as
many isolates as it takes.
`;
}

import { circumstances, table } from "../support/publish.ts";
import { exponent, median, quantile } from "../support/statistics.ts";
import { versionIn } from "../support/versions.ts";
import type { Held } from "./memory.ts";
import { folder, type Side } from "./sides.ts";

/** One size: the times of the direct call, ours and Fastify's, round by round. */
export interface Measured {
  name: string;
  bytes: number;
  times: number[][][];
}

interface Facts {
  sides: Side[];
  measured: Measured[];
  memory: Held[];
}

const limits = { time: 1.5, memory: 24 };
const verdict = (isReached: boolean) => (isReached ? "reached" : "missed");

/** The section of docs/benchmarks.md. */
export function report({ sides, measured, memory }: Facts): string {
  const growth = sides.map((_, side) =>
    exponent(measured.map(({ bytes, times }) => ({ size: bytes, time: median(times[side]?.flat() ?? []) }))),
  );
  return `## Passing through

${circumstances("npm run bench:pass-through")}

\`/api/*\` of an agency with a backend of its own, a plain Node server that sends random bytes: called directly, through the
product as \`npm start\` runs it, and through @fastify/http-proxy ${versionIn(folder, "@fastify/http-proxy")}. All hand on the same bytes, which is proved first.
One request after another on a connection that stays open, uncompressed, ${measured[0]?.times[0]?.length} rounds in turn: milliseconds until the whole answer
is there, median and p95 in brackets. Growth is an exponent: 1 where twice the bytes take twice the time.

${table([["", ...sides.map(({ name }) => name)], ...measured.map(({ name, times }) => [name, ...times.map((rounds) => `${median(rounds.flat()).toFixed(2)} (${quantile(rounds.flat(), 0.95).toFixed(2)})`)]), ["growth", ...growth.map((value) => value.toFixed(2))]])}

Memory is that of the whole runtime, measured before anything large went through: the most above what it took idle, the worst
of ${memory[0]?.added.length} rounds.

${table([
  ["goal", "limit", "measured", "lowest–highest round", "result"],
  ...measured.map(timeGoal),
  ...memory.map(memoryGoal),
])}
`;
}

/** What ours adds to the direct call, for what Fastify adds. */
function timeGoal({ name, times }: Measured): string[] {
  const [direct = [], ours = [], fastify = []] = times;
  const added = (side: number[], floor: number[]) => median(side) - median(floor);
  const all = added(ours.flat(), direct.flat()) / added(fastify.flat(), direct.flat());
  const each = direct.map(
    (floor, round) => added(ours[round] ?? [], floor) / added(fastify[round] ?? [], floor),
  );
  const spread = `${Math.min(...each).toFixed(2)}–${Math.max(...each).toFixed(2)}`;
  const limit = `≤ ${limits.time}`;
  return [`${name}, added against Fastify's`, limit, all.toFixed(2), spread, verdict(all <= limits.time)];
}

function memoryGoal({ name, added }: Held): string[] {
  const worst = Math.max(...added);
  const spread = `${Math.min(...added).toFixed(1)}–${worst.toFixed(1)}`;
  return [name, `≤ ${limits.memory} MB`, `${worst.toFixed(1)} MB`, spread, verdict(worst <= limits.memory)];
}

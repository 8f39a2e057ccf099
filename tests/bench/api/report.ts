import { join } from "node:path";
import { type Kind, mix } from "../support/project-work.ts";
import { circumstances, table } from "../support/publish.ts";
import { exponent, median, quantile, ratio } from "../support/statistics.ts";
import { versionIn } from "../support/versions.ts";
import type { Rounds } from "./rounds.ts";
import { folder } from "./strapi.ts";

/** Of an office of that size: ours, the floor, and Strapi in the largest. */
export interface Measured {
  rows: number;
  mix: Rounds[];
  reads?: Rounds[];
  writes?: Rounds[];
}

interface Facts {
  measured: Measured[];
  perRound: number;
  atOnce: number;
}

const words: Record<Kind, string> = {
  one: "one project",
  page: "page of 20",
  update: "update",
  create: "create",
};
const limits = { floor: 0.7, strapi: 3 };
const sides = ["ours", "floor", "strapi"];
/** Of the largest, and only read from. */
const hops = 3;
/** Of these the growth is known. */
const grown = ["ours", "floor"];
const peer = join(import.meta.dirname, "../peers/api");

/** The section of docs/benchmarks.md. */
export function report({ measured, perRound, atOnce }: Facts): string {
  const largest = measured.at(-1);
  if (!largest?.reads || !largest.writes) throw new Error("The largest was not measured");
  const { reads, writes } = largest;
  const [ours, floor, strapi] = largest.mix;
  const sizes = measured.map(({ rows }) => rows);
  const rates = [...sides, "hops"].map((name, side) => [
    name,
    ...[...measured.map((one) => one.mix), reads, writes].map((of) => rate(of[side], perRound)),
  ]);
  const goals = [
    goal("reads against the floor", limits.floor, reads[0], reads[1]),
    goal("writes against the floor", limits.floor, writes[0], writes[1]),
    goal("the mix against Strapi", limits.strapi, ours, strapi),
  ];
  return `## The API

${circumstances("npm run bench:api")}

Projects over HTTP: ${mix.map(([kind, share]) => `${share} % ${words[kind]}`).join(", ")}. Ours is the embedded backend as \`npm start\`
runs it, through the edge: session, rights, and with each write audit, log and idempotency in one transaction. The floor is
Hono ${versionIn(peer, "hono")} with better-sqlite3 ${versionIn(peer, "better-sqlite3")} in one process: token, statement, answer, with \`synchronous = full\`. Both hold the same rows
and show them alike, which is proved first. Strapi ${versionIn(folder, "@strapi/strapi")} has the same projects in SQLite as durably, but not their clients
and people. The hops are Workers that do nothing, bound as ours are, before an object that reads finished JSON with one statement.
${atOnce} requests at any moment, ${perRound} a round, ${floor?.lasted.length} rounds in turn.

${table([["requests a second", ...sizes.map((rows) => `${rows} projects`), "only reading", "only writing"], ...rates])}

Milliseconds until the whole answer is there, within the mix, of ${largest.rows} projects: median, and p95 in brackets. Growth is an exponent
over ${sizes.join("/")} projects: 1 where twice the rows take twice the time.

${table([
  ["", ...sides, ...grown.map((name) => `growth, ${name}`)],
  ...mix.map(([kind]) => kindRow(measured, largest, kind)),
])}

${table([["goal", "limit", "measured", "lowest–highest round", "result"], ...goals])}

Of the reads that the hops alone answer, the product answers ${share(reads[0], reads[hops])}, and the hops answer
${share(reads[hops], reads[1])} of the floor's. The way through the local runtime is cheap by now: what is missing is the
product's own work on one thread, at the edge (gate, tenant, headers both ways), and before the row is read (token, session,
rights, modules).
`;
}

const rate = (rounds: Rounds | undefined, perRound: number): string =>
  rounds ? ((1000 * perRound) / median(rounds.lasted)).toFixed(0) : "–";

function kindRow(measured: Measured[], largest: Measured, kind: Kind): string[] {
  const growth = (side: number) =>
    exponent(measured.map(({ rows, mix }) => ({ size: rows, time: median(mix[side]?.byKind[kind] ?? []) })));
  return [
    words[kind],
    ...largest.mix.map(({ byKind }) => {
      const times = byKind[kind];
      return `${median(times).toFixed(1)} (${quantile(times, 0.95).toFixed(1)})`;
    }),
    ...grown.map((_, side) => growth(side).toFixed(2)),
  ];
}

const share = (one: Rounds | undefined, other: Rounds | undefined): string =>
  (median(other?.lasted ?? []) / median(one?.lasted ?? [])).toFixed(2);

/** How many requests ours answers for one of the other. */
function goal(name: string, limit: number, ours: Rounds | undefined, other: Rounds | undefined): string[] {
  const rounds = (side: Rounds | undefined) => (side?.lasted ?? []).map((lasted) => [lasted]);
  const { all, lowest, highest } = ratio(rounds(other), rounds(ours));
  const spread = `${lowest.toFixed(2)}–${highest.toFixed(2)}`;
  return [name, `≥ ${limit}`, all.toFixed(2), spread, all >= limit ? "reached" : "missed"];
}

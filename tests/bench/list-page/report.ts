import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#cli/build.ts";
import { circumstances, table } from "../support/publish.ts";
import type { Times } from "../support/rounds.ts";
import { exponent, median, quantile, ratio } from "../support/statistics.ts";
import type { FirstLoad, Weight } from "../support/weight.ts";
import { versionsOf } from "./peers.ts";
import type { Side } from "./sides.ts";

interface Measured {
  sides: Side[];
  /** Bytes of each side's HTML, times of each side: by rows of the page. */
  html: Map<number, number[]>;
  times: Map<number, Times[]>;
  loads: FirstLoad[];
  /** The size of page that the tables are about. */
  rows: number;
}

/** The section of docs/benchmarks.md. */
export function report({ sides, html, times, loads, rows }: Measured): string {
  const [ours, floor, next] = times.get(rows) ?? [];
  const [ownLoad, , nextLoad] = loads;
  if (!ours || !floor || !next || !ownLoad || !nextLoad) throw new Error("A side was not measured");
  const requests = ours.firstByte.flat().length;
  const sizes = [...times.keys()];
  return `## A list page

${circumstances("npm run bench:list-page")}

\`/projects\` of the demonstration installation, ${rows} rows, signed in, against Express ${versionsOf("express").express} with React ${versionsOf("express").react} (the floor: nothing
between them) and Next ${versionsOf("next").next} with React ${versionsOf("next").react}. Both show the same rows from an SQLite file in their own process, with the
product's markup and style sheet and a session that is looked up; neither has its languages, its roles or its tenants.
The product runs as \`npm start\` runs it: two Workers and a Durable Object on workerd ${workerd()}. ${requests} requests a
side, one after another, in ${ours.firstByte.length} rounds in turn, on a connection that stays open, uncompressed. Milliseconds.

${table([
  ["", ...sides.map(({ name }) => name)],
  ...timeRows(
    "first byte",
    [ours, floor, next].map(({ firstByte }) => firstByte),
  ),
  ...timeRows(
    "whole page",
    [ours, floor, next].map(({ total }) => total),
  ),
  ["HTML, kB", ...(html.get(rows) ?? []).map(kilobytes)],
  ["scripts, kB brotli (raw), files", ...loads.map(({ scripts }) => weight(scripts))],
  ["styles, kB brotli (raw), files", ...loads.map(({ styles }) => weight(styles))],
  [`growth of the first byte, ${sizes.join("/")} rows`, ...sides.map((_, side) => growth(times, side))],
])}

Scripts are what a browser fetches until the page is alive, without touching it; compressed here, the same for all. The
floor has none. Growth is an exponent: 1 where twice the rows take twice the time.

${table([
  ["goal", "limit", "measured", "lowest–highest round", "result"],
  timeGoal("first byte against the floor", 1.2, ratio(ours.firstByte, floor.firstByte)),
  timeGoal("first byte against Next", 0.6, ratio(ours.firstByte, next.firstByte)),
  goal("first-load script against Next", 0.7, ownLoad.scripts.brotli / nextLoad.scripts.brotli, "–"),
])}

What is missed: by a profile of 2026-11-23, of the time in which the edge works 60 % is React drawing the page, in which every
text (11 %) and every link (7 %) is worked out again; asking the backend and checking what it says takes 17 %, matching the
route and handing the data on 9 %. Both others draw finished texts and addresses, from rows that they read themselves, on
Node's own threads. Their scripts have no words, forms, checks or dialogs.
`;
}

function timeRows(name: string, times: number[][][]): string[][] {
  const figures = (part: (values: number[]) => string) => times.map((rounds) => part(rounds.flat()));
  return [
    [`${name}, median`, ...figures((values) => median(values).toFixed(2))],
    [
      `${name}, middle half`,
      ...figures((values) => [0.25, 0.75].map((part) => quantile(values, part).toFixed(2)).join("–")),
    ],
    [`${name}, p95`, ...figures((values) => quantile(values, 0.95).toFixed(2))],
  ];
}

const timeGoal = (name: string, limit: number, { all, lowest, highest }: ReturnType<typeof ratio>) =>
  goal(name, limit, all, `${lowest.toFixed(2)}–${highest.toFixed(2)}`);

const goal = (name: string, limit: number, value: number, spread: string): string[] => [
  name,
  `≤ ${limit}`,
  value.toFixed(2),
  spread,
  value <= limit ? "reached" : "missed",
];

const growth = (times: Map<number, Times[]>, side: number): string =>
  exponent(
    [...times].map(([size, all]) => ({ size, time: median(all[side]?.firstByte.flat() ?? []) })),
  ).toFixed(2);

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const weight = ({ files, raw, brotli }: Weight): string =>
  files === 0 ? "–" : `${kilobytes(brotli)} (${kilobytes(raw)}), ${files}`;

const workerd = (): string =>
  JSON.parse(readFileSync(join(root, "node_modules/workerd/package.json"), "utf8")).version;

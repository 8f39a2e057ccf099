import type { Measured } from "../estimate-editor.ts";
import { circumstances, table } from "../support/publish.ts";
import { exponent, median, quantile, ratio } from "../support/statistics.ts";
import { type Way, ways, waysOf } from "./opening.ts";

/** Opening the largest may take so many times as long as the smallest. */
const limit = 2;

/** The section of docs/benchmarks.md. */
export function report(measured: Measured[]): string {
  const [small, large] = [measured[0] ?? never(), measured.at(-1) ?? never()];
  const sizes = `${large.filled.size}/${small.filled.size}`;
  return `## The estimate editor

${circumstances("npm run bench:estimate")}

An estimate of ${measured.map(({ filled }) => filled.size).join(", ")} lines in positions of ten, made through the API, signed in, with the product as \`npm start\` runs
it, in Chromium (1440 × 900). The lines with their amounts and the sums are those that were entered, in the API and on the screen,
which is proved first. Usable is when the first price is painted and scripts have taken over: since the navigation, or since the
click on the estimate in the list of its project. A long estimate opens with 60 lines shown and the others folded away, each
position with its sum; the last way shows all of them. Median of ${openingsOf(small, "first").length} rounds in turn, middle half in brackets. Milliseconds.

${openingTable(measured)}

The server by itself, ${small.server.firstByte.flat().length} requests a size one after another, on a connection that stays open: the page until its first byte, and whole.

${serverTable(measured)}

From a key in a price until the new sum of the whole estimate is painted, ${small.keys.held.flat().length} keys a cell, half of them while a save of the line
is on its way. Held, no save is answered before the last key; afterwards the API has the sum that the screen shows. Longest in brackets.

${keyTable(measured)}

${table([
  ["goal", "limit", "measured", "lowest–highest round", "result"],
  ...waysOf.map((way) =>
    goal(`${ways[way]}, ${sizes}`, limit, ratio(usableOf(large, way), usableOf(small, way))),
  ),
  goal(`first byte, ${sizes}`, limit, ratio(large.server.firstByte, small.server.firstByte)),
  ...measured.map(({ filled, keys }) =>
    goal(`a key, network held against answering, ${filled.size}`, 1.2, ratio(keys.held, keys.answering)),
  ),
  ...measured.map(({ filled, writes }) => [
    ...[`writes of moving a line, ${filled.size}`, "1", String(writes), "–", reached(writes === 1)],
  ]),
])}

What is missed: with every line shown ten times the fields are drawn; folding is what saves that, and the time grows less
than the lines do. The first byte waits for the backend to read every line, of folded positions as well, whose sums are
shown.
`;
}

const openingsOf = ({ openings }: Measured, way: Way) => openings.get(way) ?? [];
const usableOf = (measured: Measured, way: Way) => openingsOf(measured, way).map((time) => [time]);

function openingTable(measured: Measured[]): string {
  return table([
    ["", ...sizesOf(measured), ...ratioHead(measured)],
    ...waysOf.map((way) => grown(ways[way], measured, (one) => usableOf(one, way), spread)),
  ]);
}

function serverTable(measured: Measured[]): string {
  return table([
    ["", ...sizesOf(measured), ...ratioHead(measured)],
    grown("first byte", measured, ({ server }) => server.firstByte, spread),
    grown("whole page", measured, ({ server }) => server.total, spread),
  ]);
}

function keyTable(measured: Measured[]): string {
  return table([
    ["", ...sizesOf(measured), ...ratioHead(measured)],
    grown("as it opens, network answering", measured, ({ keys }) => keys.answering, worst),
    grown("as it opens, network held", measured, ({ keys }) => keys.held, worst),
    grown("every line shown, network held", measured, ({ keys }) => keys.unfolded, worst),
  ]);
}

const sizesOf = (measured: Measured[]) => measured.map(({ filled }) => `${filled.size} lines`);
const ratioHead = (measured: Measured[]) => [
  `${measured.at(-1)?.filled.size}/${measured[0]?.filled.size}`,
  "exponent",
];

/** A row: the median of each size, what else is said of it, and how it grows. */
function grown(
  name: string,
  measured: Measured[],
  timesOf: (one: Measured) => number[][],
  more: (times: number[]) => string,
): string[] {
  const all = measured.map((one) => ({ size: one.filled.size, times: timesOf(one).flat() }));
  const points = all.map(({ size, times }) => ({ size, time: median(times) }));
  const [first, last] = [points[0] ?? never(), points.at(-1) ?? never()];
  return [
    name,
    ...all.map(({ times }) => `${median(times).toFixed(0)} (${more(times)})`),
    (last.time / first.time).toFixed(2),
    exponent(points).toFixed(2),
  ];
}

const spread = (times: number[]) => [0.25, 0.75].map((part) => quantile(times, part).toFixed(0)).join("–");
const worst = (times: number[]) => Math.max(...times).toFixed(0);
const reached = (is: boolean) => (is ? "reached" : "missed");

const goal = (name: string, limit: number, { all, lowest, highest }: ReturnType<typeof ratio>): string[] => [
  ...[
    name,
    `≤ ${limit}`,
    all.toFixed(2),
    `${lowest.toFixed(2)}–${highest.toFixed(2)}`,
    reached(all <= limit),
  ],
];

function never(): never {
  throw new Error("Nothing was measured");
}

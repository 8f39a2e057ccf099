import { allUpTo } from "#routes/calendar/sheet/row-window.ts";
import type { Measured } from "../board.ts";
import { circumstances, table } from "../support/publish.ts";
import { median, quantile } from "../support/statistics.ts";
import type { Mount, Worked } from "./measure.ts";
import { versionOf } from "./peers.ts";
import type { Side } from "./sides.ts";
import type { Watched } from "./watch.ts";
import type { Weights } from "./weights.ts";

/** The section of docs/benchmarks.md. */
export function report(measured: Map<number, Measured>, weights: Weights): string {
  const [first] = measured.values();
  const rounds = first?.mounts.get(first.sides[0] ?? never())?.length ?? 0;
  return `## The planning board

${circumstances("npm run bench:board")}

A week of five days of eleven hours, three tenths of it planned, in Chromium (1440 × 900, 60 frames a second at best) against
event-calendar ${versionOf("@event-calendar/core")}, FullCalendar ${versionOf("@fullcalendar/resource-timeline")} (measured only) and vis-timeline ${versionOf("vis-timeline")}. Ours is read from the database, drawn by the server
and comes alive afterwards; the others get the same week within a file and draw it in the browser. All blocks are there, which
is proved, but for vis-timeline and, past ${allUpTo} people, ours, which draw those near what is seen. From the navigation, nothing in the cache, median of ${rounds}
rounds in turn. On time is the share of frames of 60 a second that came, while a pointer goes back and forth over the sheet with
nothing in hand, and with an entry in hand. Milliseconds.

${table([
  [
    "employees",
    "side",
    "painted",
    "alive",
    "HTML had come",
    "on time, empty hand",
    "dragging",
    "longest task",
  ],
  ...[...measured].flatMap(([size, one]) => one.sides.map((side) => row(size, side, one))),
])}

While others change 20 entries a second for 5 s, and when entries are opened and closed:

${table([
  ["employees", "on time", "long tasks", "longest task", "interaction, p50", "longest"],
  ...[...measured].map(([size, one]) => liveRow(size, one)),
])}

The page itself, and while the wheel is turned over all rows and back:

${table([
  ["employees", "HTML with data", "elements", "on time", "long tasks", "longest task"],
  ...[...measured].map(([size, one]) => scrolledRow(size, one)),
])}

${table([["goal", "limit", "measured", "result"], ...goals(measured, weights)])}

${kilobytes(weights.later)} more, brotli, are fetched after the page is alive, for the room, its messages, and the words of other pages.

What is missed, here or on a slower machine: at 50 employees the time until paint is that of the server, the style sheet and
the first frame, which hardly grow with the rows. Frames are lost while dragging where the target moves to another cell: the whole board's component runs then,
with its header and panel, though no row does; and some are lost with an empty hand as well, in this environment without a GPU.
Opening and closing a dialog at 200 employees is for a quarter the style of everything below, which a modal dialog makes inert
and lets go again, and for a quarter painting the frame (27 and 25 of 113 ms by a profile of 2026-11-23).
The scripts of the first load are counted with the words that the page waits for.
`;
}

const timesOf = (mounts: Mount[] = [], name: keyof Mount) => mounts.map((mount) => mount[name]);

function row(size: number, side: Side, { mounts, worked }: Measured): string[] {
  const times = mounts.get(side);
  const work = worked.get(side);
  return [
    String(size),
    side.name,
    ...(["painted", "alive", "html"] as const).map((name) => median(timesOf(times, name)).toFixed(0)),
    percent(onTime(work?.wandering)),
    percent(onTime(work?.dragging)),
    longest(work?.dragging),
  ];
}

function liveRow(size: number, measured: Measured): string[] {
  const { changing, opening, dragging } = oursOf(measured);
  const interactions = [...(opening?.interactions ?? []), ...dragging.interactions];
  return [
    String(size),
    percent(onTime(changing)),
    String(changing?.tasks.length ?? 0),
    longest(changing),
    median(interactions).toFixed(0),
    Math.max(...interactions).toFixed(0),
  ];
}

function scrolledRow(size: number, measured: Measured): string[] {
  const { weight, scrolling } = oursOf(measured);
  return [
    String(size),
    kilobytes(weight?.bytes ?? 0),
    String(weight?.elements ?? 0),
    percent(onTime(scrolling)),
    String(scrolling?.tasks.length ?? 0),
    longest(scrolling),
  ];
}

function goals(measured: Map<number, Measured>, { first, own }: Weights): string[][] {
  return [
    ...[...measured].map(([size, { sides, mounts }]) => {
      const [ours = [], peer = []] = sides.map((side) => timesOf(mounts.get(side), "painted"));
      const ratio = median(ours) / median(peer);
      return goal(`painted, against event-calendar, ${size}`, "≤ 0.5", ratio.toFixed(2), ratio <= 0.5);
    }),
    ...[...measured].slice(0, 1).map(([size, one]) => {
      const share = onTime(oursOf(one).dragging);
      return goal(`frames on time, dragging, ${size}`, "≥ 98 %", percent(share), share >= 0.98);
    }),
    ...[...measured].map(([size, one]) => {
      const { opening, dragging } = oursOf(one);
      const inp = quantile([...(opening?.interactions ?? []), ...dragging.interactions], 0.98);
      return goal(`interaction to next paint, p98, ${size}`, "≤ 200 ms", inp.toFixed(0), inp <= 200);
    }),
    ...[...measured].flatMap(([size, one]) => {
      const { weight, scrolling } = oursOf(one);
      const [bytes, share, tasks] = [weight?.bytes ?? 0, onTime(scrolling), scrolling?.tasks ?? []];
      return [
        goal(`HTML with data, ${size}`, "≤ 500 kB", kilobytes(bytes), bytes <= 500_000),
        goal(`frames on time, scrolling, ${size}`, "≥ 98 %", percent(share), share >= 0.98),
        goal(`tasks over 50 ms, scrolling, ${size}`, "none", String(tasks.length), tasks.length === 0),
      ];
    }),
    goal("the board's own code, brotli", "≤ 35 kB", kilobytes(own), own <= 35_000),
    goal("scripts of the first load, brotli", "≤ 150 kB", kilobytes(first), first <= 150_000),
  ];
}

const goal = (name: string, limit: string, value: string, isReached: boolean) => [
  name,
  limit,
  value,
  isReached ? "reached" : "missed",
];

function oursOf({ sides: [ours], worked }: Measured): Worked {
  return (ours && worked.get(ours)) ?? never();
}

function never(): never {
  throw new Error("Ours was not measured");
}

/** Frames that came, of those that 60 a second would be. */
function onTime(watched?: Watched | null): number {
  const frames = watched?.frames ?? [];
  return frames.length / frames.reduce((sum, time) => sum + Math.max(1, Math.round(time / (1000 / 60))), 0);
}

const longest = (watched?: Watched | null): string => {
  const most = Math.max(0, ...(watched?.tasks ?? []));
  return most === 0 ? "< 50" : most.toFixed(0);
};
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

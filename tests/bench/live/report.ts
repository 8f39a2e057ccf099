import { circumstances, table } from "../support/publish.ts";
import { median, quantile, ratio } from "../support/statistics.ts";
import type { Drop } from "./audience.ts";
import { type Delivery, interruptions } from "./delivery.ts";
import type { Side } from "./sides.ts";

interface Measured {
  sides: Side[];
  /** The drops of each side, round by round, by number of screens. */
  measured: Map<number, Drop[][][]>;
  deliveries: Delivery[];
  /** Of a message. */
  bytes: number;
}

const limit = 1.15;

/** The section of docs/benchmarks.md. */
export function report({ sides, measured, deliveries, bytes }: Measured): string {
  const [first] = measured.values();
  const rounds = first?.[0] ?? [];
  return `## A drop on every other screen

${circumstances("npm run bench:live")}

From the request that drops an entry until the last of so many other screens has it. Ours is the product as \`npm start\`
runs it: edge, backend, the installation's transaction (session, rights, entry, audit, log), the room. The bare object is the floor:
a Durable Object without anything else on the same workerd, with hibernating sockets, that commits one row and sends it.
ws and Socket.IO do the same in Node with node:sqlite, as durably. All send ${bytes} bytes a screen; each screen has had every drop
once and in order, which is proved. The screens are a process of their own. ${rounds.flat().length} drops a side and size, one after
another, in ${rounds.length} rounds in turn. Milliseconds.

${table([
  ["screens", "side", "p50", "p95", "p99", "answered, p50", "against the floor", "lowest–highest round"],
  ...[...measured].flatMap(([size, all]) => sides.map((side, index) => row(size, side, all, index))),
])}

${interruptions.screens} screens whose sockets are all killed every ${interruptions.every / 1000} s and stay away for ${interruptions.away / 1000} s, while ${interruptions.perSecond} drops a second go on for ${interruptions.seconds} s.
Caught up is from the return of a screen until it has all that was dropped before.

${table([
  ["side", "drops", "had by its screens", "in order, once", "caught up, p50", "caught up, longest"],
  ...deliveries.map(deliveryRow),
])}

${table([["goal", "limit", "measured", "result"], ...goals(measured, deliveries[0])])}

What is above the floor hardly grows with the screens: it is the way of a request through the product (the edge, the
backend's front, the installation, and from there the room: four steps instead of one), its session, rights and audit. The Durable Objects' own sending is slower than that of ws in Node.
`;
}

const deliveryRow = ({ name, drops, share, inOrder, caughtUp }: Delivery): string[] => [
  name,
  String(drops),
  `${(100 * share).toFixed(3)} %`,
  inOrder ? "yes" : "no",
  ...(share === 1 ? [0.5, 1].map((part) => `${quantile(caughtUp, part).toFixed(0)} ms`) : ["–", "–"]),
];

function row(size: number, { name }: Side, all: Drop[][][], index: number): string[] {
  const drops = all[index]?.flat() ?? [];
  const times = drops.map(({ last }) => last);
  const { all: overall, lowest, highest } = ratio(lastOf(all[index]), lastOf(all[1]));
  return [
    String(size),
    name,
    ...[0.5, 0.95, 0.99].map((part) => quantile(times, part).toFixed(2)),
    median(drops.map(({ answer }) => answer)).toFixed(2),
    overall.toFixed(2),
    `${lowest.toFixed(2)}–${highest.toFixed(2)}`,
  ];
}

function goals(measured: Map<number, Drop[][][]>, delivery?: Delivery): string[][] {
  const longest = Math.max(...(delivery?.caughtUp ?? []));
  const isWhole = delivery?.share === 1 && delivery.inOrder;
  const smallest = Math.min(...measured.keys());
  const largest = Math.max(...measured.keys());
  const [ours, floor] = measured.get(largest) ?? [];
  const against = ratio(lastOf(ours), lastOf(floor)).all;
  const p99 = quantile(lastOf(measured.get(smallest)?.[0]).flat(), 0.99);
  return [
    goal(`against the floor, ${largest} screens`, `≤ ${limit}`, against.toFixed(2), against <= limit),
    goal(`p99 with ${smallest} screens`, "≤ 80 ms", p99.toFixed(1), p99 <= 80),
    goal("delivered in order", "100.000 %", `${(100 * (delivery?.share ?? 0)).toFixed(3)} %`, isWhole),
    goal("caught up", "≤ 1 s", `${(longest / 1000).toFixed(2)} s`, longest <= 1000),
  ];
}

const goal = (name: string, limit: string, measured: string, isReached: boolean) => [
  name,
  limit,
  measured,
  isReached ? "reached" : "missed",
];

const lastOf = (rounds: Drop[][] = []) => rounds.map((drops) => drops.map(({ last }) => last));

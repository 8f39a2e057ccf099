import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Door, doorOf, dropsIn, enter } from "./door.ts";
import { clock } from "./dropping.ts";

/** How a screen that comes back asks for what it missed. */
export type Replay = "seq" | "offset" | "none";

/** What the process with the screens is asked, and told of each drop that was committed. */
export type Order =
  | { kind: "open"; door: Door; replay: Replay; screens: number; every: number; away: number }
  | { kind: "dropped"; drop: number }
  | { kind: "end" };

/** All drops that each screen had, and how long each took after a break until it had all until then, in milliseconds. */
export type Heard = { drops: number[][]; caughtUp: number[] };

let newest = 0;
let isOver = false;
const heard: Heard = { drops: [], caughtUp: [] };

process.on("message", (order: Order) => {
  if (order.kind === "open") void open(order);
  else if (order.kind === "dropped") newest = order.drop;
  else {
    isOver = true;
    process.send?.(heard);
  }
});
process.on("disconnect", () => process.exit());

async function open({ door, replay, screens, every, away }: Extract<Order, { kind: "open" }>): Promise<void> {
  const all = Array.from({ length: screens }, (_, index) => screenAt(doorOf(door, index), replay));
  await Promise.all(all.map(({ come }) => come()));
  process.send?.("ready");
  while (!isOver) {
    await pause(every);
    for (const { go } of all) go();
    await pause(away);
    await Promise.all(all.map(({ come }) => come()));
  }
}

function screenAt(door: Door, replay: Replay) {
  const drops: number[] = [];
  heard.drops.push(drops);
  let socket: Socket | null = null;
  /** What it remembers for its return. */
  const known = { query: "", greeting: "", pid: "" };
  let behind: { since: number; drop: number } | null = null;

  const hear = (text: string) => {
    drops.push(...dropsIn(text));
    if (replay === "seq") known.query = `?seq=${[...text.matchAll(/"seq":(\d+)/g)].at(-1)?.[1]}`;
    if (replay === "offset") known.greeting = greetingAfter(text);
    if (!behind || (drops.at(-1) ?? 0) < behind.drop) return;
    heard.caughtUp.push(clock() - behind.since);
    behind = null;
  };
  const greetingAfter = (text: string): string => {
    known.pid = /^40.*"pid":"([^"]+)"/.exec(text)?.[1] ?? known.pid;
    const offset = /^42.*,"([^"]+)"\]$/.exec(text)?.[1];
    return offset ? JSON.stringify({ pid: known.pid, offset }) : known.greeting;
  };
  const come = async () => {
    if (drops.length > 0) behind = { since: clock(), drop: newest };
    socket = await enter(door, hear, known);
  };
  return { come, go: () => socket?.destroy() };
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { dropAt } from "./dropping.ts";
import type { Heard, Order, Replay } from "./returning.ts";
import type { Side } from "./sides.ts";

export const interruptions = { screens: 50, seconds: 40, every: 15_000, away: 2_000, perSecond: 20 };

/** What screens had of the drops while their sockets were killed again and again. */
export interface Delivery {
  name: string;
  drops: number;
  /** Of all that should have come: 1 is everything, once and in order. */
  share: number;
  inOrder: boolean;
  caughtUp: number[];
}

/** Drops steadily while every socket is killed at once, and stays away for a while. `first` numbers the first drop. */
export async function deliver(side: Side, replay: Replay, first: number): Promise<Delivery> {
  const { screens, seconds, every, away, perSecond } = interruptions;
  const audience = fork(join(import.meta.dirname, "returning.ts"));
  const order = (what: Order) => audience.send(what);
  order({ kind: "open", door: side.door, replay, screens, every, away });
  await once(audience, "message");
  const numbers = Array.from({ length: seconds * perSecond }, (_, index) => first + index);
  const began = performance.now();
  for (const [index, drop] of numbers.entries()) {
    await dropAt(side, drop);
    order({ kind: "dropped", drop });
    await pause(Math.max(0, began + (index * 1000) / perSecond - performance.now()));
  }
  // Those that are away just now come back.
  await pause(2 * away);
  const told = new Promise<Heard>((resolve) => audience.on("message", (heard: Heard) => resolve(heard)));
  order({ kind: "end" });
  const { drops, caughtUp } = await told;
  audience.disconnect();
  const had = drops.map((come) => new Set(come.filter((drop) => drop >= first)).size);
  return {
    name: side.name,
    drops: numbers.length,
    share: had.reduce((sum, count) => sum + count, 0) / (screens * numbers.length),
    inOrder: drops.every((come) => come.every((drop, index) => index === 0 || drop > (come[index - 1] ?? 0))),
    caughtUp,
  };
}

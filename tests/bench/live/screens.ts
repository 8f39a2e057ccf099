import { type Door, doorOf, dropsIn, enter } from "./door.ts";
import { clock } from "./dropping.ts";

/** What the screens, which are a process of their own, are asked. */
export type Order =
  | { kind: "open"; side: string; door: Door; count: number }
  | { kind: "tell"; side: string };

/** What they tell. */
export type News =
  | { kind: "ready"; side: string }
  /** The last of a side's screens has a drop. */
  | { kind: "all"; side: string; drop: number; at: number }
  /** All drops that each screen had, in order. */
  | { kind: "told"; side: string; screens: number[][] };

interface Known {
  screens: number[][];
  missing: Map<number, number>;
}
const sides = new Map<string, Known>();
const tell = (news: News) => process.send?.(news);

process.on("message", (order: Order) => {
  if (order.kind === "open") void open(order);
  else tell({ kind: "told", side: order.side, screens: sides.get(order.side)?.screens ?? [] });
});
process.on("disconnect", () => process.exit());

async function open({ side, door, count }: Extract<Order, { kind: "open" }>): Promise<void> {
  const known: Known = sides.get(side) ?? { screens: [], missing: new Map() };
  sides.set(side, known);
  const { screens, missing } = known;
  const more = Array.from({ length: count - screens.length }, (): number[] => []);
  for (const screen of more) {
    const own = doorOf(door, screens.length);
    screens.push(screen);
    await enter(own, (text) => {
      for (const drop of dropsIn(text)) {
        screen.push(drop);
        const left = (missing.get(drop) ?? screens.length) - 1;
        missing.set(drop, left);
        if (left === 0) tell({ kind: "all", side, drop, at: clock() });
      }
    });
  }
  tell({ kind: "ready", side });
}

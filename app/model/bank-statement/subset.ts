import { sum } from "../money/money.ts";
import type { Item } from "./ledger.ts";

/** More open documents than these are not tried in every combination, nor are more steps taken. */
const mostItems = 24;
const mostSteps = 2_000;
/** Documents that are added up from the oldest on. */
const mostInOrder = 200;

/** The oldest documents, where they come to an amount exactly. */
export function oldestOf(items: Iterable<Item>, cents: number): Item[] | undefined {
  const taken: Item[] = [];
  let rest = cents;
  for (const item of items) {
    if (item.open_cents > rest || taken.length === mostInOrder) return undefined;
    taken.push(item);
    rest -= item.open_cents;
    if (rest === 0) return taken;
  }
  return undefined;
}

/** The only documents that come to an amount exactly; undefined where there are none, several, or too many to be sure. */
export function onlySubsetOf(items: ReadonlySet<Item>, cents: number): Item[] | undefined {
  if (items.size > mostItems) return undefined;
  // The largest first: what does not fit shows early.
  const all = [...items].toSorted((one, other) => other.open_cents - one.open_cents);
  const rests = all.map((_item, index) => sum(all.slice(index).map(({ open_cents }) => open_cents)));
  const found: Item[][] = [];
  let steps = 0;
  const look = (index: number, left: number, taken: Item[]): void => {
    steps += 1;
    if (steps > mostSteps || found.length > 1) return;
    if (left === 0) {
      found.push(taken);
      return;
    }
    const item = all[index];
    if (!item || left > (rests[index] ?? 0)) return;
    if (item.open_cents <= left) look(index + 1, left - item.open_cents, [...taken, item]);
    look(index + 1, left, taken);
  };
  look(0, cents, []);
  return steps <= mostSteps && found.length === 1 ? found[0] : undefined;
}

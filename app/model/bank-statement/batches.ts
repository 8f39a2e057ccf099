import { sum } from "../money/money.ts";
import { referenceIn } from "./entry-keys.ts";
import type { BankEntry } from "./statement.ts";

type Keyed = Pick<BankEntry, "key" | "booked_on" | "amount_cents">;

/**
 * Parts of batches by the key that the batch has as one entry: a bank may tell it as one sum in a statement, and its payments in a
 * notification (camt.054). A reference may end like that of a part by itself, so that the parts have to be several.
 */
export function batchesIn<Entry extends Keyed>(entries: readonly Entry[]): Map<string, Entry[]> {
  const parts = Map.groupBy(entries, ({ key, booked_on }) => {
    const [, whole] = /^(.+)\/\d+$/.exec(referenceIn(key)) ?? [];
    return whole === undefined ? "" : `${booked_on}|${whole}`;
  });
  parts.delete("");
  const batches = new Map<string, Entry[]>();
  for (const [name, those] of parts) {
    if (those.length < 2) continue;
    const [booked_on, whole] = name.split("|");
    batches.set(`${booked_on}|${sum(those.map(({ amount_cents }) => amount_cents))}|${whole}`, those);
  }
  return batches;
}

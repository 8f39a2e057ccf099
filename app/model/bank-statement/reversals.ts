import { referenceIn } from "./entry-keys.ts";
import type { BankEntry } from "./statement.ts";

/** Entries that take back others. */
export interface Reversals {
  /** What each of the entries takes back, and whether the bank's reference or the payer's number says so. */
  readonly reverses: ReadonlyMap<BankEntry, { entry: BankEntry; isSure: boolean }>;
  readonly reversed: ReadonlySet<BankEntry>;
}

/**
 * Which entries take back which, each the last one before it of the opposite amount that has its reference, its number or its
 * party. Entries that no bank calls a reversal are one where they have the bank's reference of the other.
 */
export function reversalsIn(entries: readonly BankEntry[], earlier: readonly BankEntry[]): Reversals {
  const reverses = new Map<BankEntry, { entry: BankEntry; isSure: boolean }>();
  const reversed = new Set<BankEntry>();
  const before = new Map<string, BankEntry[]>();
  const own = new Set(entries);
  const inOrder = [...new Set([...earlier, ...entries])].toSorted(
    (one, other) =>
      Number(one.booked_on > other.booked_on) - Number(one.booked_on < other.booked_on) ||
      Number(one.is_reversal) - Number(other.is_reversal),
  );
  const last = (key: string): BankEntry | undefined => {
    const found = before.get(key);
    let entry = found?.at(-1);
    while (entry && reversed.has(entry)) {
      found?.pop();
      entry = found?.at(-1);
    }
    return entry;
  };
  for (const entry of inOrder) {
    const isOwn = own.has(entry);
    const marks = marksOf(entry).filter(({ isOfBank }) => entry.is_reversal || isOfBank);
    const found = marks
      .map(({ mark, isSure }) => ({ entry: last(`${-entry.amount_cents} ${mark}`), isSure }))
      .find((each) => each.entry !== undefined);
    if (found?.entry) {
      reversed.add(found.entry);
      if (isOwn) reverses.set(entry, { entry: found.entry, isSure: found.isSure });
      continue;
    }
    if (entry.is_reversal) continue;
    for (const { mark } of marksOf(entry)) {
      const key = `${entry.amount_cents} ${mark}`;
      const same = before.get(key);
      if (same) same.push(entry);
      else before.set(key, [entry]);
    }
  }
  return { reverses, reversed };
}

interface Mark {
  readonly mark: string;
  readonly isSure: boolean;
  readonly isOfBank: boolean;
}

/** What an entry shares with the one that it takes back, the surest first. */
function marksOf({ key, end_to_end, party, text }: BankEntry): Mark[] {
  const mark = (way: string, value: string, isSure: boolean): Mark[] =>
    value === "" ? [] : [{ mark: `${way} ${value}`, isSure, isOfBank: way === "bank" }];
  return [
    ...mark("bank", referenceIn(key), true),
    ...mark("payer", end_to_end, true),
    ...mark("iban", party.iban, false),
    ...mark("name", party.name && `${party.name}\n${text}`, false),
  ];
}

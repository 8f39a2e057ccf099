import type { BankEntry } from "./statement.ts";

/** An entry as a file has it, with the reference that the bank gave it; "" where it gave none. */
export type ReadEntry = Omit<BankEntry, "key"> & { readonly bank_ref: string };

/**
 * Entries with keys that are the same however often and in which statement a file has them: the day, the amount and the bank's
 * own reference, which alone may count from 1 in each statement, and is one for a payment and its fee at some banks. Without a
 * reference its party and texts stand for it. Entries that are alike in all of it count up, so that the same statement gives the
 * same keys in any order.
 */
export function keyed(entries: readonly ReadEntry[]): BankEntry[] {
  const seen = new Map<string, number>();
  return entries.map(({ bank_ref, ...entry }) => {
    const reference = bank_ref.replace(/[|=]/g, "/");
    const alike = `${entry.booked_on}|${entry.amount_cents}|${reference || `=${contentOf(entry)}`}`;
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    return { key: count === 1 ? alike : `${alike}|${count}`, ...entry };
  });
}

/** The bank's own reference in a key; "" where it is made of the entry's content. */
export function referenceIn(key: string): string {
  const [, , reference = ""] = key.split("|");
  return reference.startsWith("=") ? "" : reference;
}

const contentOf = ({ party, reference, text, end_to_end, is_reversal }: Omit<BankEntry, "key">): string =>
  fingerprint(
    [party.name, party.iban, party.registration_nr, reference, text, end_to_end, is_reversal ? "r" : ""].join(
      "\n",
    ),
  );

/** 64 bits of a text (FNV-1a twice, forwards and backwards): short keys of long texts. No protection, entries alike count up. */
function fingerprint(text: string): string {
  let [forwards, backwards] = [0x811c9dc5, 0x811c9dc5];
  for (let index = 0; index < text.length; index += 1) {
    forwards = Math.imul(forwards ^ text.charCodeAt(index), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return [forwards, backwards].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

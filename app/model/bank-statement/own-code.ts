import type { EntryKind } from "./statement.ts";

const fees = /^(KOM|KOMISIJA|COMM|FEES?|CHRG)(?!\p{L})/iu;
const interest = /^(INTR|PROCENTI)(?!\p{L})/iu;

/** What an entry is by a bank's own code or the name of it, where that is clear. */
export function kindByCode(code: string): EntryKind {
  if (fees.test(code)) return "fee";
  return interest.test(code) ? "interest" : "other";
}

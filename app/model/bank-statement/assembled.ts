import { currencies } from "../einvoice/codes/currencies.ts";
import { isCode } from "../einvoice/codes/list.ts";
import { ibanProblem, normaliseIdentifier } from "../identifier/identifiers.ts";
import { sum } from "../money/money.ts";
import { keyed, type ReadEntry } from "./entry-keys.ts";
import { halt } from "./refusal.ts";
import { type BankStatement, mostEntries } from "./statement.ts";

/** A statement as a file has it. */
export type ReadStatement = Omit<BankStatement, "entries"> & { readonly entries: readonly ReadEntry[] };

/**
 * A statement that can be booked: of one known account and currency, its entries coming from the opening to the closing balance
 * where both are told. Entries of nothing are left out. Halts where it is none.
 */
export function assembled(read: ReadStatement): BankStatement {
  const { opening_cents, closing_cents, currency, from, to } = read;
  const iban = accountOf(read.iban);
  const entries = read.entries.filter(({ amount_cents }) => amount_cents !== 0);
  if (entries.length > mostEntries) return halt("length");
  if (!isCode(currencies, currency) || entries.some((entry) => entry.currency !== currency))
    return halt("currency");
  if (from !== "" && to !== "" && from > to) return halt("date");
  const moved = sum(entries.map(({ amount_cents }) => amount_cents));
  if (opening_cents !== null && closing_cents !== null && opening_cents + moved !== closing_cents)
    return halt("balance");
  return {
    iban,
    currency,
    from,
    to,
    number: read.number,
    opening_cents,
    closing_cents,
    entries: keyed(entries),
  };
}

function accountOf(text: string): string {
  const iban = normaliseIdentifier(text);
  if (iban === "") return halt("account");
  return ibanProblem(iban) === null ? iban : halt("iban");
}

/** A party's IBAN; "" of an account that has none. */
export function partyIban(text: string): string {
  const iban = normaliseIdentifier(text);
  return iban !== "" && ibanProblem(iban) === null ? iban : "";
}

/** How much of a bank's texts is kept, in letters. */
export const longest = { name: 140, text: 1_000, reference: 35, account: 60 };

/** What stands where a bank has nothing to say, but has to write something. */
const nothing = /^(NOTPROVIDED|NOT PROVIDED|NONREF|NOREF|-+)$/i;

/** A reference, or "" where it only says that there is none. */
export const told = (text: string): string => (nothing.test(text) ? "" : text);

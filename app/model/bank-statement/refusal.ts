/** Why a statement is not taken, once it is XML. Screens say it in the user's language. */
export const statementReasons = [
  // Neither camt.053 or camt.054 nor FiDAViSta.
  "root",
  // No account, or one whose IBAN is wrong.
  "account",
  "iban",
  // No known currency, or an entry of another one than its statement's.
  "currency",
  // An entry without an amount, a date or a direction.
  "entry",
  // A day that does not exist.
  "date",
  // An amount that is not whole cents, or too large.
  "amount",
  // The parts of an entry do not come to it.
  "batch",
  // Opening balance and entries do not come to the closing balance.
  "balance",
  // More entries than are read at once.
  "length",
] as const;

/** Why a file is not taken: of its XML, or of what it says. */
export type Unread = `xml_${string}` | `statement_${(typeof statementReasons)[number]}`;

/** What stops the reading. */
export class Halt extends Error {
  readonly key: Unread;
  constructor(key: Unread) {
    super(key);
    this.key = key;
  }
}

/** Stops the reading of a statement. */
export function halt(reason: (typeof statementReasons)[number]): never {
  throw new Halt(`statement_${reason}`);
}

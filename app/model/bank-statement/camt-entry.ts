import { sum } from "../money/money.ts";
import type { XmlElement } from "../xml/element.ts";
import { centsAbove } from "./amount.ts";
import { longest, told } from "./assembled.ts";
import { bankDate } from "./bank-date.ts";
import { directionIn } from "./camt-direction.ts";
import { camtKind } from "./camt-kind.ts";
import { camtParty } from "./camt-party.ts";
import { camtRemittance } from "./camt-remittance.ts";
import type { ReadEntry } from "./entry-keys.ts";
import { halt } from "./refusal.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What is known of the statement around an entry. */
export interface Around {
  readonly words: Vocabulary;
  /** The statement's own account, as it is written there. */
  readonly iban: string;
}

/** The booked entries of a statement; one of several transactions is an entry for each of them. */
export const camtEntries = (statement: XmlElement, around: Around): ReadEntry[] =>
  around.words
    .all(statement, "Ntry")
    .filter((entry) => isBooked(entry, around.words))
    .flatMap((entry) => entriesOf(entry, around));

/** Whether an entry counts: pending and informative ones do not, and older banks leave the status out. */
function isBooked(entry: XmlElement, words: Vocabulary): boolean {
  const status = words.text(entry, ["Sts/Cd", "Sts"], longest.reference);
  // A bank's own status leaves open whether it is booked.
  if (status === "" && words.all(entry, "Sts").length > 0) return halt("entry");
  return ["", "BOOK"].includes(status);
}

/** The entry itself, apart from what its transactions say. */
interface Booking {
  readonly entry: XmlElement;
  readonly booked_on: string;
  /** Below zero of what went out. */
  readonly cents: number;
  readonly currency: string;
  readonly is_reversal: boolean;
  readonly bank_ref: string;
}

function entriesOf(entry: XmlElement, around: Around): ReadEntry[] {
  const { words } = around;
  const booking = bookingOf(entry, words);
  const parts = words.all(entry, "NtryDtls/TxDtls");
  const [first] = parts;
  if (parts.length <= 1) return [entryOf(booking, { part: first, cents: booking.cents, index: 0 }, around)];
  const amounts = parts.map((part) => partCents(part, booking, words));
  if (sum(amounts) !== booking.cents) return halt("batch");
  return parts.map((part, index) =>
    entryOf(booking, { part, cents: amounts[index] ?? 0, index: index + 1 }, around),
  );
}

function bookingOf(entry: XmlElement, words: Vocabulary): Booking {
  const [amount] = words.all(entry, "Amt");
  const booked_on = bankDate(words.text(entry, ["BookgDt/Dt", "BookgDt/DtTm"], longest.reference));
  if (!amount || booked_on === "") return halt("entry");
  return {
    entry,
    booked_on,
    cents: centsAbove(amount.text) * directionIn(entry, words) + 0,
    currency: amount.attributes.Ccy?.trim() ?? "",
    is_reversal: ["true", "1"].includes(words.text(entry, ["RvslInd"], longest.reference)),
    bank_ref: bankReference(entry, words),
  };
}

/** The bank's own reference. An entry's number of a few digits counts from 1 in each statement, and is none. */
function bankReference(entry: XmlElement, words: Vocabulary): string {
  const at = (path: string) => told(words.text(entry, [path], longest.reference));
  const number = at("NtryRef");
  return at("AcctSvcrRef") || (/^\d{1,5}$/.test(number) ? "" : number);
}

/** Where a transaction says its amount: the second since version 2, the first since version 3. */
const partAmounts = ["Amt", "AmtDtls/TxAmt/Amt"];

/** What a transaction of several comes to in the account's currency; its direction is the entry's where it says none. */
function partCents(part: XmlElement, { cents, currency }: Booking, words: Vocabulary): number {
  const amount = partAmounts
    .flatMap((path) => words.all(part, path))
    .find(({ attributes }) => attributes.Ccy?.trim() === currency);
  if (!amount) return halt("batch");
  const hasDirection = words.all(part, "CdtDbtInd").length > 0;
  return centsAbove(amount.text) * (hasDirection ? directionIn(part, words) : Math.sign(cents)) + 0;
}

/** One transaction of an entry; `index` counts those of several from 1 and is 0 of a single one. */
interface Part {
  readonly part: XmlElement | undefined;
  readonly cents: number;
  readonly index: number;
}

function entryOf(booking: Booking, { part, cents, index }: Part, around: Around): ReadEntry {
  const { words } = around;
  const { entry, booked_on, currency, is_reversal } = booking;
  const source = part ?? entry;
  const own = told(words.text(source, ["Refs/AcctSvcrRef"], longest.reference));
  const bank_ref = booking.bank_ref || own;
  const remittance = camtRemittance(source, words);
  return {
    booked_on,
    amount_cents: cents,
    currency,
    is_reversal,
    party: camtParty(source, { is_incoming: cents > 0, is_reversal }, around),
    reference: remittance.reference,
    text:
      remittance.text ||
      words.text(source, ["AddtlTxInf"], longest.text) ||
      words.text(entry, ["AddtlNtryInf"], longest.text),
    end_to_end: told(words.text(source, ["Refs/EndToEndId"], longest.reference)),
    kind: camtKind([source, entry], words),
    bank_ref: index === 0 || bank_ref === "" ? bank_ref : `${bank_ref}/${index}`,
  };
}

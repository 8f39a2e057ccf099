import { creditorReference } from "../invoice/creditor-reference.ts";
import { matchEntries, type Open } from "./match.ts";
import type { OpenDocument, OpenPurchase, Payer, Proposal } from "./proposal.ts";
import type { BankEntry } from "./statement.ts";
import { ibans } from "./written.ts";

/** An open invoice of client 1 for 121.00. */
export function invoice(number: string, more: Partial<OpenDocument> = {}): OpenDocument {
  const id = more.id ?? Number(/\d+$/.exec(number)?.[0] ?? 0);
  const plain: OpenDocument = {
    id,
    number,
    reference: creditorReference(number),
    open_cents: 12_100,
    date: `2026-01-${String((id % 28) + 1).padStart(2, "0")}`,
    due_date: null,
    client_id: 1,
  };
  return Object.assign(plain, more);
}

export function purchase(number: string, more: Partial<OpenPurchase> = {}): OpenPurchase {
  const id = more.id ?? Number(/\d+$/.exec(number)?.[0] ?? 0);
  return Object.assign({ id, number, payable_cents: 5_000, supplier_id: 3 }, more);
}

/** Clients 1 and 2 and supplier 3. */
export const payers: Payer[] = [
  { client_id: 1, ibans: [ibans.seb], registration_nr: "40003032949", name: "SIA Jūra" },
  { client_id: 2, ibans: [ibans.luminor], registration_nr: "90000038578", name: "Osta, AS" },
  { client_id: 3, ibans: [ibans.citadele], registration_nr: "", name: "SIA Papīrs" },
];

export const nobody: BankEntry["party"] = { name: "", iban: "", registration_nr: "" };
export const party = (more: Partial<BankEntry["party"]>): BankEntry["party"] =>
  Object.assign({ name: "", iban: "", registration_nr: "" }, more);
/** Client 1 by its account, as most banks tell it. */
export const jura = party({ name: "JURA SIA", iban: ibans.seb });

/** An entry of 121.00 that came in, of nobody known; its key is its text where none is given. */
export function entry(text: string, more: Partial<BankEntry> = {}): BankEntry {
  const plain: BankEntry = {
    key: `2026-02-01|0|=${text}`,
    booked_on: "2026-02-01",
    amount_cents: 12_100,
    currency: "EUR",
    is_reversal: false,
    party: nobody,
    reference: "",
    text,
    end_to_end: "",
    kind: "payment",
  };
  return Object.assign(plain, more);
}

/** What is proposed for entries beside invoices, with the usual payers. */
export const matched = (
  entries: readonly BankEntry[],
  documents: readonly OpenDocument[],
  more: Partial<Open> = {},
): Proposal[] => matchEntries(entries, Object.assign({ documents, purchases: [], payers }, more));

/** A proposal in short: certainty, "document cents" of each, what is over, reasons. */
export const short = ({ certainty, allocations, over_cents, reasons }: Proposal) => ({
  certainty,
  to: allocations.map(({ document_id, amount_cents }) => `${document_id} ${amount_cents}`).join(", "),
  over: over_cents,
  why: reasons.join(" "),
});

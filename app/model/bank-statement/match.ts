import { byName } from "./by-name.ts";
import { byPayer } from "./by-payer.ts";
import { invoiceLedger, type Ledger, outgoingLedger } from "./ledger.ts";
import { namingOf } from "./named.ts";
import { type Known, payersOf } from "./payers.ts";
import type { OpenDocument, OpenPurchase, OwedDocument, Payer, Proposal } from "./proposal.ts";
import { notProposed } from "./proposed.ts";
import { type Reversals, reversalsIn } from "./reversals.ts";
import type { BankEntry } from "./statement.ts";

/** What entries are matched with. */
export interface Open {
  readonly documents: readonly OpenDocument[];
  readonly purchases: readonly OpenPurchase[];
  /** Invoices of which money is owed back. */
  readonly owed?: readonly OwedDocument[];
  readonly payers: readonly Payer[];
  /** Entries of earlier statements of the account, which a reversal may take back. */
  readonly earlier?: readonly BankEntry[];
}

/** What is booked. */
const currency = "EUR";

/**
 * A proposal for each entry, in the order of the entries given: what came in with invoices, what went out with purchases and with
 * what is owed back to clients. Entries that name documents come first, then those of known payers, both by their dates; what one
 * is proposed for is no longer open for the next.
 */
export function matchEntries(entries: readonly BankEntry[], open: Open): Proposal[] {
  const incoming = side(invoiceLedger(open.documents));
  const outgoing = side(outgoingLedger(open.purchases, open.owed ?? []));
  const payerOf = payersOf(open.payers);
  const reversals = reversalsIn(entries, open.earlier ?? []);
  const payments = entries.map((entry) => ({ entry, known: payerOf(entry.party) }));
  const inOrder = payments.toSorted(
    ({ entry: one }, { entry: other }) =>
      Number(one.booked_on > other.booked_on) - Number(one.booked_on < other.booked_on),
  );
  const proposals = new Map<BankEntry, Proposal>();
  for (const { entry, known } of inOrder) {
    const { ledger, namesIn } = entry.amount_cents > 0 ? incoming : outgoing;
    const proposal =
      withoutDocuments(entry, known, reversals) ??
      byName(ledger, { cents: Math.abs(entry.amount_cents), names: namesIn(entry), known });
    if (proposal) proposals.set(entry, proposal);
  }
  for (const { entry, known } of inOrder) {
    const { ledger } = entry.amount_cents > 0 ? incoming : outgoing;
    if (!proposals.has(entry) && known)
      proposals.set(entry, byPayer(ledger, { cents: Math.abs(entry.amount_cents), known }));
  }
  return entries.map((entry) => proposals.get(entry) ?? notProposed([]));
}

const side = (ledger: Ledger) => ({ ledger, namesIn: namingOf(ledger.items) });

/** What is said of an entry that no document is proposed for; null of a payment. */
function withoutDocuments(entry: BankEntry, known: Known | null, reversals: Reversals): Proposal | null {
  const client_id = known?.client_id ?? null;
  if (entry.currency !== currency) return notProposed(["currency"], client_id);
  const taken = reversals.reverses.get(entry);
  if (taken) {
    const certainty = taken.isSure ? "certain" : "likely";
    return { ...notProposed(["reversal"], client_id), certainty, reverses: taken.entry.key };
  }
  if (entry.is_reversal) return notProposed(["reversal"], client_id);
  if (reversals.reversed.has(entry)) return notProposed(["reversed"], client_id);
  return entry.kind === "fee" || entry.kind === "interest" ? notProposed([entry.kind], client_id) : null;
}

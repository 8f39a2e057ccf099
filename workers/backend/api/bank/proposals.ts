import { decidedSince, type EntryRecord, openEntries } from "#backend/db/bank/entries.ts";
import {
  knownPayers,
  openDocuments,
  openPurchases,
  owedDocuments,
  paidSince,
} from "#backend/db/bank/open.ts";
import type { Database } from "#backend/db/database.ts";
import { memory } from "#backend/db/memo.ts";
import type { EntryPart, EntryProposal } from "#model/bank-entry/bank-entry.ts";
import { refOf } from "#model/bank-entry/part-kinds.ts";
import { matchEntries } from "#model/bank-statement/match.ts";
import type { Proposal } from "#model/bank-statement/proposal.ts";
import type { BankEntry } from "#model/bank-statement/statement.ts";
import { addDays } from "#model/date/week.ts";

/** Days after which a bank takes back what it has booked at most. */
const reversedWithin = 120;

/** Days before an entry in which an invoice that it names was issued, most likely. */
const namedWithin = 400;

/** An entry as it was read. */
const read = (row: EntryRecord): BankEntry => ({
  key: row.key,
  booked_on: row.booked_on,
  amount_cents: row.amount_cents,
  currency: row.currency,
  is_reversal: row.is_reversal,
  party: { name: row.party_name, iban: row.party_iban, registration_nr: row.party_registration_nr },
  reference: row.reference,
  text: row.text,
  end_to_end: row.end_to_end,
  kind: row.kind,
});

/** Proposals for all open entries by their ids. Suppliers' invoices are left out where their module is off. */
export function proposals(database: Database, hasPurchases: boolean): Map<number, EntryProposal> {
  const open = openEntries(database);
  const [oldest] = open;
  if (!oldest) return new Map();
  const left: Left = {
    documents: [...openDocuments(database), ...paidSince(database, addDays(oldest.booked_on, -namedWithin))],
    purchases: hasPurchases ? openPurchases(database) : [],
    owed: owedDocuments(database),
  };
  const parts = partsIn(left);
  const payers = knownPayers(database);
  const decided = decidedSince(database, addDays(oldest.booked_on, -reversedWithin));
  const names = new Map(payers.map(({ client_id, name }) => [client_id, name]));
  const found = new Map<number, EntryProposal>();
  for (const [account, rows] of Map.groupBy(open, accountOf)) {
    const earlier = decided.filter((row) => accountOf(row) === account);
    const matched = matchEntries(rows.map(read), {
      ...left,
      payers,
      earlier: earlier.map(read),
    });
    const byKey = new Map([...earlier, ...rows].map((row) => [row.key, row]));
    for (const [index, row] of rows.entries()) {
      const proposal = matched[index];
      if (proposal) found.set(row.id, shown(proposal, { parts, names, byKey }));
    }
    take(left, matched);
  }
  return found;
}

const accountOf = ({ iban, currency }: EntryRecord): string => `${iban} ${currency}`;

/** What entries can still be proposed for. */
interface Left {
  documents: ReturnType<typeof openDocuments>;
  purchases: ReturnType<typeof openPurchases>;
  owed: ReturnType<typeof owedDocuments>;
}

/** What entries of one account are proposed for is not open any more for those of the next. */
function take(left: Left, matched: readonly Proposal[]): void {
  const taken = new Map<string, number>();
  for (const { amount_cents, ...document } of matched.flatMap(({ allocations }) => allocations))
    taken.set(refOf(document), (taken.get(refOf(document)) ?? 0) + amount_cents);
  const of = (kind: EntryPart["kind"], { id }: { id: number }) =>
    taken.get(refOf({ kind, document_id: id })) ?? 0;
  left.documents = left.documents.map((one) => ({ ...one, open_cents: one.open_cents - of("invoice", one) }));
  left.purchases = left.purchases.filter((one) => of("purchase", one) === 0);
  left.owed = left.owed
    .map((one) => ({ ...one, owed_cents: one.owed_cents - of("refund", one) }))
    .filter(({ owed_cents }) => owed_cents > 0);
}

/** The documents by what they are called, each as a share of an entry is shown. */
function partsIn({ documents, purchases, owed }: Left): ReadonlyMap<string, Omit<EntryPart, "amount_cents">> {
  const parts = [
    ...documents.map((row) => partOf("invoice", row, row.open_cents)),
    ...purchases.map((row) => partOf("purchase", row, row.payable_cents)),
    ...owed.map((row) => partOf("refund", row, row.owed_cents)),
  ];
  return new Map(parts.map((part) => [refOf(part), part]));
}

/** A document as a share of an entry is shown, without how much of it is. */
export const partOf = (
  kind: EntryPart["kind"],
  {
    id,
    number,
    estimate_id,
    client,
  }: Pick<Left["purchases"][number], "id" | "number" | "client"> & {
    estimate_id: number | null;
  },
  open_cents: number,
): Omit<EntryPart, "amount_cents"> => ({ kind, document_id: id, number, estimate_id, client, open_cents });

interface Around {
  parts: ReturnType<typeof partsIn>;
  names: ReadonlyMap<number, string>;
  /** Entries of the account by their keys. */
  byKey: ReadonlyMap<string, EntryRecord>;
}

function shown(proposal: Proposal, { parts: documents, names, byKey }: Around): EntryProposal {
  const parts = proposal.allocations.flatMap(({ amount_cents, ...document }): EntryPart[] => {
    const part = documents.get(refOf(document));
    return part ? [{ ...part, amount_cents }] : [];
  });
  const { certainty, over_cents, client_id, reverses, reasons } = proposal;
  const taken = reverses === null ? undefined : byKey.get(reverses);
  return {
    certainty,
    parts,
    over_cents: parts.length > 0 ? over_cents : 0,
    client: client_id === null ? null : { id: client_id, name: names.get(client_id) ?? "" },
    reverses: taken ? { id: taken.id, booked_on: taken.booked_on, state: taken.state } : null,
    reasons,
    key: taken ? `r${taken.id}` : parts.map((part) => `${refOf(part)}:${part.amount_cents}`).join(","),
  };
}

const remembered = memory<Map<number, EntryProposal>>();

/** The same for what only reads: counted once until a row changes. */
export const knownProposals = (database: Database, hasPurchases: boolean): Map<number, EntryProposal> =>
  remembered(database, String(hasPurchases), () => proposals(database, hasPurchases));

import { decidedSince, type EntryRecord, openEntries } from "#backend/db/bank/entries.ts";
import { knownPayers, openDocuments, openPurchases, paidSince } from "#backend/db/bank/open.ts";
import type { Database } from "#backend/db/database.ts";
import { memory } from "#backend/db/memo.ts";
import type { EntryPart, EntryProposal } from "#model/bank-entry/bank-entry.ts";
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
  const documents = [
    ...openDocuments(database),
    ...paidSince(database, addDays(oldest.booked_on, -namedWithin)),
  ];
  const purchases = hasPurchases ? openPurchases(database) : [];
  const payers = knownPayers(database);
  const decided = decidedSince(database, addDays(oldest.booked_on, -reversedWithin));
  const names = new Map(payers.map(({ client_id, name }) => [client_id, name]));
  const left = { documents: [...documents], purchases: [...purchases] };
  const found = new Map<number, EntryProposal>();
  for (const [account, rows] of Map.groupBy(open, accountOf)) {
    const earlier = decided.filter((row) => accountOf(row) === account);
    const matched = matchEntries(rows.map(read), {
      documents: left.documents,
      purchases: left.purchases,
      payers,
      earlier: earlier.map(read),
    });
    const byKey = new Map([...earlier, ...rows].map((row) => [row.key, row]));
    for (const [index, row] of rows.entries()) {
      const proposal = matched[index];
      if (proposal) found.set(row.id, shown(proposal, { documents, purchases, names, byKey }));
    }
    take(left, matched);
  }
  return found;
}

const accountOf = ({ iban, currency }: EntryRecord): string => `${iban} ${currency}`;

/** What entries of one account are proposed for is not open any more for those of the next. */
function take(
  left: { documents: ReturnType<typeof openDocuments>; purchases: ReturnType<typeof openPurchases> },
  matched: readonly Proposal[],
): void {
  const taken = new Map<string, number>();
  for (const { kind, document_id, amount_cents } of matched.flatMap(({ allocations }) => allocations)) {
    const key = `${kind} ${document_id}`;
    taken.set(key, (taken.get(key) ?? 0) + amount_cents);
  }
  left.documents = left.documents.map((one) => ({
    ...one,
    open_cents: one.open_cents - (taken.get(`invoice ${one.id}`) ?? 0),
  }));
  left.purchases = left.purchases.filter(({ id }) => !taken.has(`purchase ${id}`));
}

interface Around {
  documents: ReturnType<typeof openDocuments>;
  purchases: ReturnType<typeof openPurchases>;
  names: ReadonlyMap<number, string>;
  /** Entries of the account by their keys. */
  byKey: ReadonlyMap<string, EntryRecord>;
}

function shown(proposal: Proposal, { documents, purchases, names, byKey }: Around): EntryProposal {
  const parts = proposal.allocations.flatMap(({ kind, document_id, amount_cents }): EntryPart[] => {
    const document = documents.find(({ id }) => id === document_id);
    const purchase = purchases.find(({ id }) => id === document_id);
    const row = kind === "invoice" ? document : purchase;
    if (!row) return [];
    const { number, estimate_id, client } = row;
    const open_cents = "open_cents" in row ? row.open_cents : row.payable_cents;
    return [{ kind, document_id, number, estimate_id, client, amount_cents, open_cents }];
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
    key: taken
      ? `r${taken.id}`
      : parts.map(({ document_id, amount_cents }) => `${document_id}:${amount_cents}`).join(","),
  };
}

const remembered = memory<Map<number, EntryProposal>>();

/** The same for what only reads: counted once until a row changes. */
export const knownProposals = (database: Database, hasPurchases: boolean): Map<number, EntryProposal> =>
  remembered(database, String(hasPurchases), () => proposals(database, hasPurchases));

import { type EntryRecord, entriesOf } from "#backend/db/bank/entries.ts";
import { partsOf } from "#backend/db/bank/parts.ts";
import type { Database } from "#backend/db/database.ts";
import { findUser } from "#backend/db/users.ts";
import type { Actor } from "#backend/operations/actor.ts";
import { found } from "#backend/operations/errors.ts";
import type { EntryProposal, EntryRow } from "#model/bank-entry/bank-entry.ts";

/** Whether suppliers' invoices are there for somebody. */
export const hasPurchases = ({ modules }: Actor): boolean => modules.includes("productionCosts");

/** Entries as they are shown, in the order of their ids. `proposals` are those of open entries. */
export function showEntries(
  database: Database,
  ids: readonly number[],
  proposals: ReadonlyMap<number, EntryProposal>,
): EntryRow[] {
  const rows = new Map(entriesOf(database, ids).map((row) => [row.id, row]));
  const counterparts = [...rows.values()].flatMap(({ counterpart_id }) => counterpart_id ?? []);
  const others = new Map(entriesOf(database, counterparts).map((row) => [row.id, row]));
  const parts = partsOf(database, ids);
  const deciders = new Set([...rows.values()].flatMap(({ decided_by }) => decided_by ?? []));
  const names = new Map([...deciders].map((decider) => [decider, findUser(database, decider)?.name ?? ""]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const counterpart = others.get(row.counterpart_id ?? 0);
    return [
      {
        ...shown(row),
        decided_by:
          row.decided_by === null ? null : { id: row.decided_by, name: names.get(row.decided_by) ?? "" },
        counterpart: counterpart
          ? { id: counterpart.id, booked_on: counterpart.booked_on, state: counterpart.state }
          : null,
        parts: parts.get(id) ?? [],
        proposal: row.state === "open" ? (proposals.get(id) ?? null) : null,
      },
    ];
  });
}

/** An entry without what is proposed for it. Throws a Problem (404) where there is none. */
export const readEntry = (database: Database, id: number): EntryRow =>
  found(showEntries(database, [id], new Map())[0]);

const shown = (row: EntryRecord) => ({
  id: row.id,
  statement_id: row.statement_id,
  iban: row.iban,
  booked_on: row.booked_on,
  amount_cents: row.amount_cents,
  currency: row.currency,
  is_reversal: row.is_reversal,
  kind: row.kind,
  party: { name: row.party_name, iban: row.party_iban, registration_nr: row.party_registration_nr },
  reference: row.reference,
  text: row.text,
  state: row.state,
  note: row.note,
  decided_at: row.decided_at,
  version: row.version,
});

/** What the history says of an entry. */
export const told = (entry: EntryRow) => ({
  booked_on: entry.booked_on,
  amount_cents: entry.amount_cents,
  currency: entry.currency,
  party: entry.party.name,
  text: entry.text,
  state: entry.state,
  note: entry.note,
  parts: entry.parts.map(({ kind, number, amount_cents }) => ({ kind, number, amount_cents })),
});

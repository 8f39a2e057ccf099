import { and, asc, between, eq, gt, gte, like, lt, ne, sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { entryStates } from "#model/bank-entry/entry-states.ts";
import { type BankEntry, entryKinds } from "#model/bank-statement/statement.ts";
import { fold, sortKey } from "#model/text/text-order.ts";
import { isOf } from "../conditions.ts";
import { type Database, isThere } from "../database.ts";
import { bothWays, idListOf } from "../lists.ts";
import { insertOf, updateOf } from "../rows.ts";
import { users } from "../users.ts";
import { bankStatements } from "./statements.ts";

/** Entries of the agency's accounts, each once however many statements have it. */
export const bankEntries = sqliteTable(
  "bank_entries",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    statement_id: integer()
      .notNull()
      .references(() => bankStatements.id),
    iban: text().notNull(),
    /** What tells entries of an account apart (model/bank-statement/entry-keys.ts). */
    key: text().notNull(),
    /** A local date. */
    booked_on: text().notNull(),
    /** Below zero what went out. */
    amount_cents: integer().notNull(),
    currency: text().notNull(),
    is_reversal: integer({ mode: "boolean" }).notNull(),
    party_name: text().notNull(),
    party_iban: text().notNull(),
    party_registration_nr: text().notNull(),
    reference: text().notNull(),
    text: text().notNull(),
    end_to_end: text().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    state: text({ enum: entryStates }).notNull().default("open"),
    /** Why it was set aside. */
    note: text().notNull().default(""),
    /** The entry that takes it back, or that it takes back. */
    counterpart_id: integer().references((): AnySQLiteColumn => bankEntries.id),
    decided_at: text(),
    decided_by: integer().references(() => users.id),
    sort_party: text().notNull(),
    search: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("bank_entries_key").on(table.iban, table.currency, table.key),
    index("bank_entries_statement").on(table.statement_id),
    index("bank_entries_date").on(table.booked_on, table.id),
    index("bank_entries_state").on(table.state, table.booked_on, table.id),
    index("bank_entries_amount").on(table.amount_cents, table.id),
    index("bank_entries_party").on(table.sort_party, table.id),
    index("bank_entries_counterpart").on(table.counterpart_id),
  ],
);
export type EntryRecord = typeof bankEntries.$inferSelect;

/** The ids of a page of entries, the oldest first. */
export const entryIds = idListOf({
  table: bankEntries,
  filters: {
    state: isOf(bankEntries.state, "state"),
    account: isOf(bankEntries.iban, "account"),
    statement: isOf(bankEntries.statement_id, "statement"),
    ids: sql`${bankEntries.id} in (select value from json_each(${sql.placeholder("ids")}))`,
    in: gt(bankEntries.amount_cents, 0),
    out: lt(bankEntries.amount_cents, 0),
  },
  sortings: {
    ...bothWays("date", [bankEntries.booked_on, bankEntries.id]),
    ...bothWays("amount", [bankEntries.amount_cents, bankEntries.id]),
    ...bothWays("party", [bankEntries.sort_party, bankEntries.id]),
  },
  keepsOrder: true,
  order: [asc(bankEntries.booked_on), asc(bankEntries.id)],
});
/** What the list can be sorted by. */
export const entrySortings = ["date", "-date", "amount", "-amount", "party", "-party"] as const;

export const findEntry = (database: Database, id: number): EntryRecord | undefined =>
  database.select().from(bankEntries).where(eq(bankEntries.id, id)).get();

/** Entries by their ids, which may be of any number. */
export const entriesOf = (database: Database, ids: readonly number[]): EntryRecord[] =>
  database
    .select()
    .from(bankEntries)
    .where(sql`${bankEntries.id} in (select value from json_each(${JSON.stringify(ids)}))`)
    .all();

/** Entries that are still to be booked, by their dates. */
export const openEntries = (database: Database): EntryRecord[] =>
  database
    .select()
    .from(bankEntries)
    .where(eq(bankEntries.state, "open"))
    .orderBy(asc(bankEntries.booked_on), asc(bankEntries.id))
    .all();

/** Entries from a local date on that were booked or set aside and stand against no other: what a reversal may take back. */
export const decidedSince = (database: Database, date: string): EntryRecord[] =>
  database
    .select()
    .from(bankEntries)
    .where(
      and(
        ne(bankEntries.state, "open"),
        gte(bankEntries.booked_on, date),
        sql`${bankEntries.counterpart_id} is null`,
      ),
    )
    .all();

/** How many entries there are of each state, and the accounts that they are of. */
export function countEntries(database: Database) {
  const counts = database
    .select({ state: bankEntries.state, rows: sql<number>`count(*)` })
    .from(bankEntries)
    .groupBy(bankEntries.state)
    .all();
  const of = (wanted: string) => counts.find(({ state }) => state === wanted)?.rows ?? 0;
  const accounts = database
    .selectDistinct({ iban: bankEntries.iban })
    .from(bankEntries)
    .orderBy(asc(bankEntries.iban))
    .all();
  return {
    open: of("open"),
    booked: of("booked"),
    aside: of("aside"),
    accounts: accounts.map(({ iban }) => iban),
  };
}

/** Whether an entry of an account is there already. */
export const isEntryKnown = (
  database: Database,
  { iban, currency, key }: { iban: string; currency: string; key: string },
): boolean =>
  isThere(
    database,
    bankEntries,
    and(eq(bankEntries.iban, iban), eq(bankEntries.currency, currency), eq(bankEntries.key, key)),
  );

/** Entries of an account from one local date to another whose references end as those of parts do (model/bank-statement/batches.ts). */
export const possibleParts = (
  database: Database,
  { iban, currency, from, to }: { iban: string; currency: string; from: string; to: string },
) =>
  database
    .select({
      key: bankEntries.key,
      booked_on: bankEntries.booked_on,
      amount_cents: bankEntries.amount_cents,
    })
    .from(bankEntries)
    .where(
      and(
        eq(bankEntries.iban, iban),
        eq(bankEntries.currency, currency),
        between(bankEntries.booked_on, from, to),
        like(bankEntries.key, "%/%"),
      ),
    )
    .all();

const insert = insertOf(bankEntries);

/** Stores an entry that nobody knows yet. */
export const insertEntry = (
  database: Database,
  { statement_id, iban }: { statement_id: number; iban: string },
  { party, ...entry }: BankEntry,
): number =>
  insert(
    database,
    Object.assign(entry, {
      statement_id,
      iban,
      party_name: party.name,
      party_iban: party.iban,
      party_registration_nr: party.registration_nr,
      sort_party: sortKey(party.name),
      search: searchOf(party, entry),
    }),
  );

/** What an entry is found by: also its amount, as it is written with a comma or with a point. */
function searchOf(
  party: BankEntry["party"],
  { text, reference, amount_cents }: Omit<BankEntry, "party">,
): string {
  const euro = (Math.abs(amount_cents) / 100).toFixed(2);
  return fold(
    [party.name, party.iban, party.registration_nr, text, reference, euro, euro.replace(".", ",")].join(" "),
  );
}

/** Changes what is given of an entry, which is at its next version then. */
export const updateEntry = updateOf(bankEntries);

/** Whether something was done with entries of a statement. */
export const hasDecided = (database: Database, statementId: number): boolean =>
  isThere(
    database,
    bankEntries,
    and(eq(bankEntries.statement_id, statementId), ne(bankEntries.state, "open")),
  );

/** Deletes the entries that came with a statement. */
export const deleteEntriesOf = (database: Database, statementId: number) =>
  database.delete(bankEntries).where(eq(bankEntries.statement_id, statementId)).run();

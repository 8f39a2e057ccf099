import { and, desc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { StatementRow } from "#model/bank-entry/bank-entry.ts";
import { type Database, isThere } from "../database.ts";
import { listOf } from "../lists.ts";
import { insertOf } from "../rows.ts";
import { users } from "../users.ts";

/** Statements of the agency's bank accounts; the files are in R2 as they came (docs/decisions/091). */
export const bankStatements = sqliteTable(
  "bank_statements",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    iban: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Local dates; null where the file does not say them. */
    from_on: text(),
    to_on: text(),
    /** The bank's own. */
    number: text().notNull().default(""),
    opening_cents: integer(),
    closing_cents: integer(),
    /** Entries that came with it, and those that an earlier statement had brought. */
    new_count: integer().notNull(),
    known_count: integer().notNull(),
    /** What it is called in R2: statements of one file share it. */
    file: text().notNull(),
    file_name: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    taken_at: text().notNull(),
    taken_by: integer()
      .notNull()
      .references(() => users.id),
    version: integer().notNull().default(1),
  },
  (table) => [index("bank_statements_sha256").on(table.sha256), index("bank_statements_file").on(table.file)],
);

/** Entries of a statement that are still to be booked; by names, as the entries know the statements. */
const openCount = sql<number>`(select count(*) from bank_entries
  where bank_entries.statement_id = ${bankStatements.id} and bank_entries.state = 'open')`;

const rows = (database: Database) =>
  database
    .select({
      statement: getTableColumns(bankStatements),
      open_count: openCount,
      taker: { id: users.id, name: users.name },
    })
    .from(bankStatements)
    .leftJoin(users, eq(users.id, bankStatements.taken_by));
type Found = ReturnType<ReturnType<typeof rows>["all"]>[number];

const show = ({ statement: row, open_count, taker }: Found): StatementRow => ({
  id: row.id,
  iban: row.iban,
  currency: row.currency,
  from: row.from_on,
  to: row.to_on,
  number: row.number,
  opening_cents: row.opening_cents,
  closing_cents: row.closing_cents,
  new_count: row.new_count,
  known_count: row.known_count,
  open_count,
  file: row.file,
  file_name: row.file_name,
  size: row.size,
  sha256: row.sha256,
  taken_at: row.taken_at,
  taken_by: taker,
  version: row.version,
});

/** A page of statements, those that were taken last first. */
export const listStatements = listOf({
  table: bankStatements,
  rows,
  show,
  filters: {},
  order: [desc(bankStatements.id)],
});

export function findStatement(database: Database, id: number): StatementRow | undefined {
  const row = rows(database).where(eq(bankStatements.id, id)).get();
  return row && show(row);
}

/** What the file of a statement is called in R2, where no other statement came in it. */
export function onlyFileOf(database: Database, id: number): string | undefined {
  const row = database
    .select({ file: bankStatements.file })
    .from(bankStatements)
    .where(eq(bankStatements.id, id))
    .get();
  if (!row) return undefined;
  const isShared = isThere(
    database,
    bankStatements,
    and(eq(bankStatements.file, row.file), ne(bankStatements.id, id)),
  );
  return isShared ? undefined : row.file;
}

/** Whether this very file was taken before. */
export const isFileKnown = (database: Database, sha256: string): boolean =>
  isThere(database, bankStatements, eq(bankStatements.sha256, sha256));

/** Stores a statement and answers its id. */
export const insertStatement = insertOf(bankStatements);

/** Deletes a statement that has no entries any more. */
export const deleteStatement = (database: Database, id: number) =>
  database.delete(bankStatements).where(eq(bankStatements.id, id)).run();

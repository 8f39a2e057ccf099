import type { Database } from "../db/database.ts";

/**
 * Tables whose rows no archive keeps. They belong to the moment and the place: who is signed in here and by which link,
 * what was asked just now, and mails and removals on their way, which would happen twice.
 */
export const passing = [
  "acceptance_codes",
  "attempts",
  "file_removals",
  "idempotency",
  "mail_queue",
  "password_links",
  "sessions",
];

/** A column, as SQLite describes it. */
export interface Column {
  name: string;
  type: string;
  isRequired: boolean;
}

/** A name in SQL. They come from the database itself, never from an archive. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const tablesOf = ({ storage }: Database, wanted: "table" | "virtual"): string[] =>
  storage.sql
    .exec<{ name: string; type: string; schema: string }>("pragma table_list")
    .toArray()
    .filter(({ type, schema }) => type === wanted && schema === "main")
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite_|_cf_)/.test(name))
    .sort();

/**
 * All tables of an installation: without those of SQLite and of the platform, and without indexes of words, which triggers
 * fill from the rows.
 */
export const allTables = (database: Database): string[] => tablesOf(database, "table");

/** The indexes of words. */
export const wordIndexes = (database: Database): string[] => tablesOf(database, "virtual");

/** The tables that an archive keeps: every one, also one that comes to be, but for what passes. */
export const keptTables = (database: Database): string[] =>
  allTables(database).filter((name) => !passing.includes(name) && name !== "__drizzle_migrations");

export const columnsOf = ({ storage }: Database, table: string): Column[] =>
  storage.sql
    .exec<{ name: string; type: string; notnull: number }>(`pragma table_info(${quoted(table)})`)
    .toArray()
    .map(({ name, type, notnull }) => ({ name, type, isRequired: notnull === 1 }));

/** The last number that each table gave to a row: the next one has another, even if that row is gone. */
export const sequencesOf = ({ storage }: Database): Record<string, number> =>
  Object.fromEntries(
    storage.sql
      .exec<{ name: string; seq: number }>("select name, seq from sqlite_sequence order by name")
      .toArray()
      .map(({ name, seq }) => [name, seq]),
  );

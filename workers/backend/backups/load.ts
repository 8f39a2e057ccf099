import { gunzipSync } from "node:zlib";
import { type Database, transaction } from "../db/database.ts";
import { type Migrations, migrate } from "../db/migrate.ts";
import { Refusal, type Rows } from "./manifest.ts";
import { Portions } from "./portions.ts";
import { mostBytes } from "./snapshot.ts";
import { allTables, type Column, columnsOf, keptTables, quoted, wordIndexes } from "./tables.ts";

/** A piece holds half a million characters, or one row of up to 2 MB; unpacked it cannot be longer. */
const unpackedSize = 8 * 1024 * 1024;

/** Values that the platform takes with one statement: rows are put in as many at a time. */
const mostParameters = 100;

/** Tables that have rows before anybody has worked: the first administrator, and what every installation begins with. */
const begun = ["audit", "configuration", "units", "users", "vat_rates"];

/** Whether nobody has ever signed in here, and nothing was written. */
export function isEmpty(database: Database): boolean {
  const { sql } = database.storage;
  const some = (query: string) => sql.exec(`select 1 from ${query} limit 1`).toArray().length > 0;
  return (
    !some("users where password_hash is not null") &&
    !keptTables(database).some((table) => !begun.includes(table) && some(quoted(table)))
  );
}

/**
 * Puts the rows of an archive in the place of an empty installation's own, in one transaction: the tables are made as
 * they were when the archive was, filled, and brought up to date. Throws a {@link Refusal} and changes nothing where the
 * installation is not empty or the rows do not fit.
 */
export function load(database: Database, all: Migrations, rows: Rows, contents: Uint8Array[]): void {
  try {
    transaction(database, () => replace(database, all, rows, contents));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The rows do not fit: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Thrown to take a rehearsal back. */
class Rehearsed extends Error {}

/** Does all that {@link load} does and takes it back: what it refuses is known before anything is written. */
export function rehearse(database: Database, all: Migrations, rows: Rows, contents: Uint8Array[]): void {
  try {
    transaction(database, () => {
      load(database, all, rows, contents);
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
}

function replace(database: Database, all: Migrations, rows: Rows, contents: Uint8Array[]): void {
  if (!isEmpty(database)) throw new Refusal("The installation is not empty");
  if (!all.journal.entries.some(({ tag }) => tag === rows.schema))
    throw new Refusal(`The archive is of a newer version of the product (${rows.schema})`);
  const { sql } = database.storage;
  // Rows refer to rows of tables that come later; all are there at the end.
  sql.exec("pragma defer_foreign_keys = on");
  // First: rows that go would be taken out of them one by one.
  for (const index of wordIndexes(database)) dropWithTriggers(database, index);
  const old = allTables(database);
  for (const table of old) sql.exec(`delete from ${quoted(table)}`);
  for (const table of old) sql.exec(`drop table ${quoted(table)}`);
  migrate(database, all, rows.schema);
  fill(database, rows, contents);
  for (const [table, last] of Object.entries(rows.sequences)) setSequence(database, table, last);
  migrate(database, all);
  const [broken] = sql.exec<{ table: string }>("pragma foreign_key_check").toArray();
  if (broken) throw new Refusal(`A row of ${broken.table} refers to one that is not there`);
}

/** Drops an index of words, and before it what writes into it. */
function dropWithTriggers({ storage }: Database, index: string): void {
  const triggers = storage.sql
    .exec<{ name: string }>(
      "select name from sqlite_master where type = 'trigger' and instr(sql, ?) > 0",
      index,
    )
    .toArray();
  for (const { name } of triggers) storage.sql.exec(`drop trigger ${quoted(name)}`);
  storage.sql.exec(`drop table ${quoted(index)}`);
}

/** Fills the tables, which must be those of the archive. */
function fill(database: Database, { tables, pieces }: Rows, contents: Uint8Array[]): void {
  const kept = keptTables(database);
  const named = tables.map(({ name }) => name);
  if (named.join() !== kept.join()) throw new Refusal(`The archive has other tables: ${named.join(", ")}`);
  for (const table of kept) database.storage.sql.exec(`delete from ${quoted(table)}`);
  const left = new Map(tables.map(({ name, rows }) => [name, rows]));
  for (const [index, { name }] of pieces.entries()) {
    const [, table = ""] = /^rows\/\d+-(\w+)\.ndjson\.gz$/.exec(name) ?? [];
    const awaited = left.get(table);
    const content = contents[index];
    if (awaited === undefined || !content) throw new Refusal(`${name} is of no table`);
    left.set(table, awaited - insert(database, table, content));
  }
  for (const [table, missing] of left)
    if (missing !== 0) throw new Refusal(`${table} has not as many rows as the archive says`);
}

/** Inserts the rows of one piece, and says how many there were. */
function insert(database: Database, table: string, content: Uint8Array): number {
  const columns = columnsOf(database, table);
  const names = columns.map(({ name }) => quoted(name)).join(", ");
  const places = columns.map(() => "?").join(", ");
  const into = `insert into ${quoted(table)} (${names}) values `;
  const unpacked = gunzipSync(content, { maxOutputLength: unpackedSize });
  const lines = new TextDecoder("utf-8", { fatal: true }).decode(unpacked).split("\n");
  if (lines.pop() !== "") throw new Refusal(`A piece of ${table} breaks off`);
  const atOnce = Math.max(1, Math.floor(mostParameters / columns.length));
  for (let first = 0; first < lines.length; first += atOnce) {
    const some = lines.slice(first, first + atOnce);
    const query = into + some.map(() => `(${places})`).join(", ");
    database.storage.sql.exec(query, ...some.flatMap((line) => valuesOf(table, columns, line)));
  }
  return lines.length;
}

/** The values of a row in the order of its columns: those of the table, and each of its column's kind. */
function valuesOf(table: string, columns: Column[], line: string): (string | number | null)[] {
  const row: unknown = JSON.parse(line);
  if (typeof row !== "object" || row === null || Object.keys(row).length !== columns.length)
    throw new Refusal(`A row of ${table} has other columns`);
  return columns.map((column) => {
    const value: unknown = Reflect.get(row, column.name);
    if (value === null && !column.isRequired) return value;
    if (typeof value === "number" && column.type === "INTEGER") return value;
    if (typeof value === "string" && column.type === "TEXT") return value;
    throw new Refusal(`${column.name} of a row of ${table} is no ${column.type.toLowerCase()}`);
  });
}

function setSequence(database: Database, table: string, last: number): void {
  const { storage } = database;
  if (!allTables(database).includes(table)) throw new Refusal(`The archive counts rows of ${table}`);
  storage.sql.exec("delete from sqlite_sequence where name = ?", table);
  storage.sql.exec("insert into sqlite_sequence (name, seq) values (?, ?)", table, last);
}

/** The pieces of an archive's rows, as the front sends them one behind the other. */
export async function received({ pieces }: Rows, content: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  if (pieces.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw new Error("Too many bytes of rows");
  const portions = new Portions(content);
  const contents: Uint8Array[] = [];
  for (const { size } of pieces) contents.push(await portions.take(size));
  return contents;
}

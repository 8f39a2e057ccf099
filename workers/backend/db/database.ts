import { count, type SQL, sql } from "drizzle-orm";
import { type DrizzleSqliteDODatabase, drizzle } from "drizzle-orm/durable-sqlite";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** An installation's own SQLite database. Everything on it is synchronous. */
export type Database = DrizzleSqliteDODatabase & { storage: DurableObjectStorage };

export function openDatabase(storage: DurableObjectStorage): Database {
  return Object.assign(drizzle(storage), { storage });
}

/** Runs `work` as one synchronous transaction: all of it, or nothing when it throws. */
export const transaction = <T>(database: Database, work: () => T): T =>
  database.storage.transactionSync(work);

/**
 * A query that every call asks: put together once for each open database, and from then on run with its values
 * (`sql.placeholder`). Drizzle needs longer to write such a query than SQLite to answer it.
 */
export function prepared<Query>(prepare: (database: Database) => Query): (database: Database) => Query {
  const kept = new WeakMap<Database, Query>();
  return (database) => {
    const query = kept.get(database) ?? prepare(database);
    kept.set(database, query);
    return query;
  };
}

/** Forms of one question that are kept for a database: of what can be asked for, people ask for a few. */
const mostForms = 50;

/** Like {@link prepared}, for a question of several forms, which differ in more than their values. */
export function preparedFor<Form, Query>(prepare: (database: Database, form: Form) => Query) {
  const keptOf = prepared(() => new Map<string, Query>());
  return (database: Database, form: Form): Query => {
    const kept = keptOf(database);
    const key = JSON.stringify(form);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= mostForms) kept.clear();
    const query = prepare(database, form);
    kept.set(key, query);
    return query;
  };
}

/** Whether a table has a row of which `where` is true. */
export const isThere = (database: Database, table: SQLiteTable, where: SQL | undefined): boolean =>
  database.select({ found: sql`1` }).from(table).where(where).limit(1).get() !== undefined;

/** Like {@link isThere}, put together once: for what every write asks. */
export const hasAny = (table: SQLiteTable, where: SQL | undefined) => {
  const question = prepared((database) =>
    database.select({ found: sql`1` }).from(table).where(where).limit(1).prepare(),
  );
  return (database: Database): boolean => question(database).get() !== undefined;
};

/** How many rows a table has of which `where` is true. */
export const countRows = (database: Database, table: SQLiteTable, where: SQL | undefined): number =>
  database.select({ rows: count() }).from(table).where(where).get()?.rows ?? 0;

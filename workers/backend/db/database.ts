import { type SQL, sql } from "drizzle-orm";
import { type DrizzleSqliteDODatabase, drizzle } from "drizzle-orm/durable-sqlite";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Page } from "#model/answer/answer.ts";
import { fold } from "#model/text/text-order.ts";

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

/** Words of a search that count: each is a bound parameter, and production takes 100 of them at most. */
const searchedWords = 20;

/** Rows whose folded text holds every word searched for. `LIKE` is capped at 50 bytes in production, `instr` is not. */
export function holds(column: SQLiteColumn, search: string | undefined): SQL | undefined {
  const words = fold(search ?? "")
    .split(" ")
    .filter(Boolean)
    .slice(0, searchedWords);
  if (words.length === 0) return undefined;
  return sql.join(
    words.map((word) => sql`instr(${column}, ${word}) > 0`),
    sql` and `,
  );
}

/**
 * The order of what {@link holds} finds: first the texts that begin with what is searched for, then those in which a word does.
 * None without a search. A name in quotation marks begins behind them.
 */
export function beginnings(column: SQLiteColumn, search: string | undefined): SQL[] {
  const typed = fold(search ?? "");
  if (typed === "") return [];
  const words = sql`' ' || replace(replace(${column}, '„', ' '), '"', ' ')`;
  return [
    sql`case when instr(${column}, ${typed}) = 1 then 0 when instr(${words}, ${` ${typed}`}) > 0 then 1 else 2 end`,
  ];
}

/** Whether a table has a row of which `where` is true. */
export const isThere = (database: Database, table: SQLiteTable, where: SQL | undefined): boolean =>
  database.select({ found: sql`1` }).from(table).where(where).limit(1).get() !== undefined;

/** One page of a query, with the total that `count` gives. A page past the end is empty. */
export function pageOf<Row, Shown>(
  query: { limit: (rows: number) => { offset: (rows: number) => { all: () => Row[] } } },
  total: number,
  { page, per_page }: { page: number; per_page: number },
  show: (row: Row) => Shown,
): Page<Shown> {
  const rows = query
    .limit(per_page)
    .offset((page - 1) * per_page)
    .all();
  return {
    data: rows.map(show),
    meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) },
  };
}

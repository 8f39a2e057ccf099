import { sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#backend/db/database.ts";

/** Few enough of usual rows that they stay far under the two megabytes that production takes as one parameter. */
const usualRows = 1000;

/**
 * Adds rows that all have the same columns, thousands of them in a few statements: they go in as JSON parameters, as
 * production takes no more than a hundred of those.
 */
export function insertRows(
  database: Database,
  table: SQLiteTable,
  rows: readonly object[],
  rowsAtOnce = usualRows,
): void {
  const columns = Object.keys(rows[0] ?? {});
  const list = sql.raw(columns.join());
  const values = sql.raw(columns.map((name) => `value ->> '${name}'`).join());
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(first, first + rowsAtOnce));
    database.run(sql`insert into ${table} (${list}) select ${values} from json_each(${json})`);
  }
}

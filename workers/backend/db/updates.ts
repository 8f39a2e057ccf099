import { eq, getTableColumns, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, preparedFor } from "./database.ts";

type Versioned = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn };

/** Changes what is given of a row, which is at its next version then: prepared once for each choice of columns. */
export function updateOf<Table extends Versioned>(table: Table) {
  const versioned: Versioned = table;
  const columns: Record<string, SQLiteColumn> = getTableColumns(versioned);
  const statementOf = preparedFor((database, names: string[]) =>
    database
      .update(versioned)
      .set({
        ...Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])),
        version: sql`${table.version} + 1`,
      })
      .where(eq(table.id, sql.placeholder("id")))
      .prepare(),
  );
  return (database: Database, id: number, change: Partial<Table["$inferInsert"]>): void => {
    const stored = Object.entries(change).flatMap(([name, value]) => {
      const column = columns[name];
      if (!column || value === undefined) return [];
      return [[name, value === null ? null : column.mapToDriverValue(value)] as const];
    });
    statementOf(
      database,
      stored.map(([name]) => name),
    ).run({ ...Object.fromEntries(stored), id });
  };
}

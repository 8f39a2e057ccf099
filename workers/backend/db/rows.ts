import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, prepared, preparedFor } from "./database.ts";

type Numbered = SQLiteTable & { id: SQLiteColumn };
type Versioned = Numbered & { version: SQLiteColumn };

/** What is given of a row, as its columns store it; names that are no columns are left out. */
function stored(table: SQLiteTable, given: object): Record<string, unknown> {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given))
    if (columns[name] && value !== undefined)
      values[name] = value === null ? null : columns[name].mapToDriverValue(value);
  return values;
}

const placeholders = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`]));

/** Adds a row and returns its id: prepared once for each choice of columns. */
export function insertOf<Table extends Numbered>(table: Table) {
  const numbered: Numbered = table;
  const statementOf = preparedFor((database, names: string[]) =>
    database
      .insert(numbered)
      .values(placeholders(names))
      .returning({ id: sql<number>`${table.id}` })
      .prepare(),
  );
  return (database: Database, row: Table["$inferInsert"]): number => {
    const values = stored(table, row);
    return statementOf(database, Object.keys(values)).get(values).id;
  };
}

/**
 * Changes what is given of a row, which is at its next version then, unless it says all of that already: prepared once for each
 * choice of columns.
 */
export function updateOf<Table extends Versioned>(table: Table) {
  return settingOf(table, (names) => ({
    version: sql`${table.version} + ${isAnyOther(table, Object.entries(placeholders(names)))}`,
  }));
}

/** Changes a row and raises its version in any case: what it holds has changed, and who deletes it has to have seen that. */
export function raiseOf<Table extends Versioned>(table: Table) {
  const raise = settingOf(table, () => ({ version: sql`${table.version} + 1` }));
  return (database: Database, id: number, change: Partial<Table["$inferInsert"]> = {}): void =>
    raise(database, id, change);
}

/** Puts a row elsewhere, which leaves it at its version: nobody who edits what it says has to see that. */
export function placeOf<Table extends Numbered & { place: SQLiteColumn }>(table: Table) {
  return settingOf(table, () => ({}));
}

function settingOf<Table extends Numbered>(table: Table, always: (names: string[]) => Record<string, SQL>) {
  const numbered: Numbered = table;
  const statementOf = preparedFor((database, names: string[]) =>
    database
      .update(numbered)
      .set({ ...placeholders(names), ...always(names) })
      .where(eq(table.id, sql.placeholder("id")))
      .prepare(),
  );
  return (database: Database, id: number, change: Partial<Table["$inferInsert"]>): void => {
    const values = stored(table, change);
    statementOf(database, Object.keys(values)).run({ ...values, id });
  };
}

/** The version of a row once it was changed: the next one, unless it says all that is given already. */
export const versionAfter = <Table extends SQLiteTable & { version: SQLiteColumn }>(
  table: Table,
  change: Partial<Table["$inferInsert"]>,
) => sql`${table.version} + ${isOther(table, change)}`;

/** 1 where a row says something else than what is given, 0 where it says the same. */
export function isOther<Table extends SQLiteTable>(
  table: Table,
  change: Partial<Table["$inferInsert"]>,
): SQL<number> {
  const values = Object.entries(stored(table, change));
  return isAnyOther(
    table,
    values.map(([name, value]) => [name, sql`${value}`]),
  );
}

function isAnyOther(table: SQLiteTable, given: readonly (readonly [string, SQL])[]): SQL<number> {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const others = given.map(([name, value]) => sql`${columns[name]} is not ${value}`);
  return others.length > 0 ? sql`(${sql.join(others, sql` or `)})` : sql`0`;
}

/** The place behind all rows of one owner, whose id is in the column `owner`. */
export function placeBehind(table: SQLiteTable & { place: SQLiteColumn }, owner: SQLiteColumn) {
  const lastOf = prepared((database) =>
    database
      .select({ place: sql<number | null>`max(${table.place})` })
      .from(table)
      .where(eq(owner, sql.placeholder("owner")))
      .prepare(),
  );
  return (database: Database, id: number): number => (lastOf(database).get({ owner: id })?.place ?? -1) + 1;
}

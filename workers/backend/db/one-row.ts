import { eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, prepared } from "./database.ts";

/** A table of one row of JSON: what there is one of in an installation. */
export const oneRowTable = (name: string) =>
  sqliteTable(name, { id: integer().primaryKey(), value: text().notNull() });

/**
 * Reads and stores what such a table holds. It is parsed once for each text that it has: most calls read it, and few change it.
 * `parse` is given what was stored, or undefined where nothing was yet.
 */
export function oneRow<Parsed>(
  table: ReturnType<typeof oneRowTable>,
  parse: (stored: unknown) => Readonly<Parsed>,
) {
  const stored = prepared((database) =>
    database.select({ value: table.value }).from(table).where(eq(table.id, 1)).prepare(),
  );
  const known = new WeakMap<Database, { value: string | undefined; parsed: Readonly<Parsed> }>();
  return {
    read(database: Database): Readonly<Parsed> {
      const value = stored(database).get()?.value;
      const before = known.get(database);
      if (before && before.value === value) return before.parsed;
      const parsed = parse(value === undefined ? undefined : JSON.parse(value));
      known.set(database, { value, parsed });
      return parsed;
    },
    store(database: Database, next: Parsed): void {
      const value = JSON.stringify(next);
      database
        .insert(table)
        .values({ id: 1, value })
        .onConflictDoUpdate({ target: table.id, set: { value } })
        .run();
    },
  };
}

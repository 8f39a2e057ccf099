import { and, eq, sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";
import { prepared } from "./database.ts";
import { users } from "./users.ts";

/** The columns of lists that people have chosen. Who has chosen none of a list sees the usual ones. */
export const chosenColumns = sqliteTable(
  "chosen_columns",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id),
    list: text().notNull(),
    /** Their names, in order. */
    columns: text({ mode: "json" }).$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.list] })],
);

const found = prepared((database) =>
  database
    .select({ columns: chosenColumns.columns })
    .from(chosenColumns)
    .where(
      and(
        eq(chosenColumns.user_id, sql.placeholder("user")),
        eq(chosenColumns.list, sql.placeholder("list")),
      ),
    )
    .prepare(),
);

/** The columns that somebody has chosen of a list; null where it is the usual ones. */
export const findChosenColumns = (database: Database, list: string, user: number): string[] | null =>
  found(database).get({ user, list })?.columns ?? null;

export function saveChosenColumns(
  database: Database,
  { list, user, columns }: { list: string; user: number; columns: string[] | null },
): void {
  if (columns)
    database
      .insert(chosenColumns)
      .values({ user_id: user, list, columns })
      .onConflictDoUpdate({ target: [chosenColumns.user_id, chosenColumns.list], set: { columns } })
      .run();
  else
    database
      .delete(chosenColumns)
      .where(and(eq(chosenColumns.user_id, user), eq(chosenColumns.list, list)))
      .run();
}

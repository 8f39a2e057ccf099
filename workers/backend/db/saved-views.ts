import { and, asc, eq, or, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SavedView, SavedViewInput } from "#model/list/saved-view.ts";
import { sortKey } from "#model/text/text-order.ts";
import type { Database } from "./database.ts";
import { prepared } from "./database.ts";
import { insertOf, updateOf } from "./rows.ts";
import { users } from "./users.ts";

/** Views of lists that people have saved. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    list: text().notNull(),
    name: text().notNull(),
    /** What stands behind the question mark of the list's address. */
    query: text().notNull(),
    is_shared: integer({ mode: "boolean" }).notNull().default(false),
    sort_name: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index("saved_views_list").on(table.list, table.sort_name)],
);

const select = (database: Database) =>
  database
    .select({
      id: savedViews.id,
      list: savedViews.list,
      name: savedViews.name,
      query: savedViews.query,
      is_shared: savedViews.is_shared,
      owner: { id: users.id, name: users.name },
      version: savedViews.version,
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.user_id));

const listed = prepared((database) =>
  select(database)
    .where(
      and(
        eq(savedViews.list, sql.placeholder("list")),
        or(eq(savedViews.user_id, sql.placeholder("user")), eq(savedViews.is_shared, true)),
      ),
    )
    .orderBy(asc(savedViews.sort_name), asc(savedViews.id))
    .prepare(),
);

/** The views of a list that are somebody's own or shared with all, in Latvian order. */
export const listSavedViews = (database: Database, list: string, user: number): SavedView[] =>
  listed(database).all({ list, user });

export const findSavedView = (database: Database, id: number): SavedView | undefined =>
  select(database).where(eq(savedViews.id, id)).get();

const insert = insertOf(savedViews);
const update = updateOf(savedViews);

export const insertSavedView = (database: Database, user_id: number, input: SavedViewInput): number =>
  insert(database, { ...input, user_id, sort_name: sortKey(input.name) });

export const updateSavedView = (
  database: Database,
  id: number,
  { name, is_shared }: Pick<SavedView, "name" | "is_shared">,
): void => update(database, id, { name, is_shared, sort_name: sortKey(name) });

export const deleteSavedView = (database: Database, id: number) =>
  database.delete(savedViews).where(eq(savedViews.id, id)).run();

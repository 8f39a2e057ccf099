import { and, asc, eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, hasAny, isThere } from "../database.ts";
import { type UserRow, users } from "../users.ts";

/** Who has what is not read sent by mail; and the address that they chose it at, which no alarm knows. */
export const inboxDigests = sqliteTable("inbox_digests", {
  user_id: integer()
    .primaryKey()
    .references(() => users.id),
  origin: text().notNull(),
  title: text().notNull(),
});

type Address = Pick<typeof inboxDigests.$inferSelect, "origin" | "title">;

export const hasDigest = (database: Database, userId: number): boolean =>
  isThere(database, inboxDigests, eq(inboxDigests.user_id, userId));

export const hasDigests = hasAny(inboxDigests, undefined);

/** Has it sent from now on, or no more. */
export function setDigest(database: Database, user_id: number, sender: Address | null): void {
  database.delete(inboxDigests).where(eq(inboxDigests.user_id, user_id)).run();
  if (sender)
    database
      .insert(inboxDigests)
      .values({ user_id, ...sender })
      .run();
}

/** Those who get one, as far as they still work here. */
export const listDigests = (database: Database): { user: UserRow; sender: Address }[] =>
  database
    .select({ user: users, sender: { origin: inboxDigests.origin, title: inboxDigests.title } })
    .from(inboxDigests)
    .innerJoin(users, and(eq(users.id, inboxDigests.user_id), eq(users.is_active, true)))
    .orderBy(asc(users.id))
    .all();

import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../../app/model/language";
import { type Role, roleIds, roleOf } from "../../../app/model/role";
import { sortKey } from "../../../app/model/text-order";
import { manageCalendar, type User } from "../../../app/model/user";
import type { Database } from "./database";

export const users = sqliteTable("users", {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull(),
  sort_name: text().notNull(),
  /** Lower case; the key to sign in. */
  email: text().notNull().unique(),
  role_id: integer().notNull(),
  stock_item_id: integer(),
  is_active: integer({ mode: "boolean" }).notNull().default(true),
  manage_calendar: integer({ mode: "boolean" }).notNull().default(false),
  language: text({ enum: ["lv", "en"] })
    .notNull()
    .default("lv"),
  /** scrypt with its parameters (front/password.ts); null until a password was set by link. */
  password_hash: text(),
  created_at: text().notNull(),
});
export type UserRow = typeof users.$inferSelect;

/** A user as the API shows it. */
export const showUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role_id: row.role_id,
  role: { id: row.role_id, name: roleName(row.role_id) },
  is_active: row.is_active,
  language: row.language,
  permissions: row.manage_calendar ? [manageCalendar] : [],
});

const roleName = (role: number): Role => roleOf(role) ?? "employee";

export type NewUser = {
  name: string;
  email: string;
  role_id: number;
  language: Language;
  manage_calendar?: boolean;
  password_hash?: string | null;
};

/** Adds a user; the caller's transaction fails when the e-mail address is taken. */
export function insertUser(database: Database, person: NewUser): UserRow {
  return database
    .insert(users)
    .values({ ...person, sort_name: sortKey(person.name), created_at: new Date().toISOString() })
    .returning()
    .get();
}

export const findUser = (database: Database, id: number) =>
  database.select().from(users).where(eq(users.id, id)).get();

export const findUserByEmail = (database: Database, email: string) =>
  database.select().from(users).where(eq(users.email, email)).get();

/** Whether somebody runs the installation: an active administrator who has set a password. */
export const hasAdministrator = (database: Database): boolean =>
  database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role_id, roleIds.admin), eq(users.is_active, true), isNotNull(users.password_hash)))
    .limit(1)
    .get() !== undefined;

export const setLanguage = (database: Database, id: number, language: Language) =>
  database.update(users).set({ language }).where(eq(users.id, id)).run();

export const setPasswordHash = (database: Database, id: number, password_hash: string) =>
  database.update(users).set({ password_hash }).where(eq(users.id, id)).run();

/** Who can manage a project: active administrators and users, in Latvian order. */
export const listManagers = (database: Database) =>
  database
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.is_active, true), inArray(users.role_id, [roleIds.admin, roleIds.user])))
    .orderBy(asc(users.sort_name))
    .all();

export const sessions = sqliteTable(
  "sessions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token; the token itself is nowhere but with its holder (design §3.6). */
    token_hash: text().notNull().unique(),
    created_at: text().notNull(),
    seen_at: text().notNull(),
  },
  (table) => [index("sessions_user").on(table.user_id)],
);

/** Links with which a password is set once: a renewal, or the first password of a new person. */
export const passwordLinks = sqliteTable("password_links", {
  token_hash: text().primaryKey(),
  user_id: integer()
    .notNull()
    .references(() => users.id),
  expires_at: text().notNull(),
});

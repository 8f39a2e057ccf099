import { and, asc, eq, getTableColumns, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "#model/text/language.ts";
import { fold, sortKey } from "#model/text/text-order.ts";
import { bookkeeping, manageCalendar, roleIds, roleName } from "#model/user/role.ts";
import type { User } from "#model/user/user.ts";
import { type Database, isThere, prepared } from "./database.ts";
import { bothWays, listOf, type Sortings } from "./lists.ts";
import { updateOf } from "./rows.ts";
import { stockItems } from "./stock-items.ts";

export const users = sqliteTable(
  "users",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    sort_name: text().notNull(),
    search: text().notNull().default(""),
    /** Lower case; the key to sign in. */
    email: text().notNull().unique(),
    role_id: integer().notNull(),
    /** An employee's job position: an agency item. */
    stock_item_id: integer(),
    is_active: integer({ mode: "boolean" }).notNull().default(true),
    manage_calendar: integer({ mode: "boolean" }).notNull().default(false),
    bookkeeping: integer({ mode: "boolean" }).notNull().default(false),
    language: text({ enum: ["lv", "en"] })
      .notNull()
      .default("lv"),
    /** scrypt with its parameters (front/password.ts); null until a password was set by link. */
    password_hash: text(),
    created_at: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index("users_name").on(table.sort_name)],
);
export type UserRow = typeof users.$inferSelect;

/** The permissions beside the role, as specification §3 names them. */
export const permissionsOf = (row: Pick<UserRow, "manage_calendar" | "bookkeeping">): string[] => [
  ...(row.manage_calendar ? [manageCalendar] : []),
  ...(row.bookkeeping ? [bookkeeping] : []),
];

/** A user as the API shows it, with the name of the job position. */
const show = ({ position, ...row }: UserRow & { position: string | null }): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role_id: row.role_id,
  role: { id: row.role_id, name: roleName(row) },
  stock_item: row.stock_item_id === null ? null : { id: row.stock_item_id, name: position ?? "" },
  is_active: row.is_active,
  language: row.language,
  permissions: permissionsOf(row),
  version: row.version,
});

const usersWithPositions = (database: Database) =>
  database
    .select({ ...getTableColumns(users), position: stockItems.name })
    .from(users)
    .leftJoin(stockItems, eq(stockItems.id, users.stock_item_id))
    .$dynamic();

interface UserQuery {
  page: number;
  per_page: number;
  q?: string | undefined;
  role_id?: number | undefined;
  sorting?: string | undefined;
}

const byName = [users.sort_name, users.id];
const sortings: Sortings = {
  ...bothWays("name", byName),
  ...bothWays("email", [users.email]),
  ...bothWays("role", [users.role_id, ...byName]),
  // Most people have none, so no join could walk through them. An agency has tens of people.
  ...bothWays("position", [
    sql`coalesce((select ${stockItems.sort_name} from ${stockItems} where ${stockItems.id} = ${users.stock_item_id}), '')`,
    ...byName,
  ]),
  ...bothWays("state", [sql`not ${users.is_active}`, ...byName]),
};

const list = listOf({
  table: users,
  rows: usersWithPositions,
  show,
  filters: { role_id: eq(users.role_id, sql.placeholder("role_id")) },
  keepsOrder: true,
  sortings,
  order: [asc(users.sort_name), asc(users.id)],
});

/** A page of users in Latvian order, those who cannot sign in any more among them. */
export const listUsers = (database: Database, { q, ...query }: UserQuery) =>
  list(database, { ...query, search: q });

/** A user as the API shows one. */
export function readUser(database: Database, id: number): User | undefined {
  const row = usersWithPositions(database).where(eq(users.id, id)).get();
  return row && show(row);
}

export type NewUser = {
  name: string;
  email: string;
  role_id: number;
  language: Language;
  stock_item_id?: number | null;
  is_active?: boolean;
  manage_calendar?: boolean;
  bookkeeping?: boolean;
  password_hash?: string | null;
};

const keys = ({ name, email }: { name: string; email: string }) => ({
  sort_name: sortKey(name),
  search: fold(`${name} ${email}`),
});

/** Adds a user; the caller's transaction fails when the e-mail address is taken. */
export function insertUser(database: Database, person: NewUser): UserRow {
  return database
    .insert(users)
    .values({ ...person, ...keys(person), created_at: new Date().toISOString() })
    .returning()
    .get();
}

const update = updateOf(users);

/** Changes what is given of a user. */
export const updateUser = (
  database: Database,
  id: number,
  person: Pick<NewUser, "name" | "email"> & Partial<NewUser>,
) => update(database, id, { ...person, ...keys(person) });

/** Nobody signs in any more as this person, whose name stays where it stands. */
export const deactivateUser = (database: Database, id: number) => update(database, id, { is_active: false });

export const deleteUser = (database: Database, id: number) =>
  database.delete(users).where(eq(users.id, id)).run();

const userOf = prepared((database) =>
  database
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare(),
);

export const findUser = (database: Database, id: number) => userOf(database).get({ id });

export const findUserByEmail = (database: Database, email: string) =>
  database.select().from(users).where(eq(users.email, email)).get();

/** Whether somebody else than this person is an administrator who can sign in: the last one stays. */
export const hasOtherAdministrator = (database: Database, id: number): boolean =>
  isThere(
    database,
    users,
    and(
      eq(users.role_id, roleIds.admin),
      eq(users.is_active, true),
      isNotNull(users.password_hash),
      ne(users.id, id),
    ),
  );

/** The administrator who was there first, of those who work here. */
export const firstAdministrator = (database: Database): UserRow | undefined =>
  database
    .select()
    .from(users)
    .where(and(eq(users.role_id, roleIds.admin), eq(users.is_active, true)))
    .orderBy(asc(users.id))
    .limit(1)
    .get();

export const itemIsPosition = (database: Database, itemId: number): boolean =>
  isThere(database, users, eq(users.stock_item_id, itemId));

/** Whether somebody runs the installation: an active administrator who has set a password. */
export const hasAdministrator = (database: Database): boolean =>
  isThere(
    database,
    users,
    and(eq(users.role_id, roleIds.admin), eq(users.is_active, true), isNotNull(users.password_hash)),
  );

/** Whether there is anybody of another address, who may sign in or not. */
export const hasOthers = (database: Database, email: string): boolean =>
  isThere(database, users, ne(users.email, email));

export const setPasswordHash = (database: Database, id: number, password_hash: string) =>
  database.update(users).set({ password_hash }).where(eq(users.id, id)).run();

const managers = prepared((database) =>
  database
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.is_active, true), inArray(users.role_id, [roleIds.admin, roleIds.user])))
    .orderBy(asc(users.sort_name))
    .prepare(),
);

/** Who can manage a project: active administrators and users, in Latvian order. */
export const listManagers = (database: Database) => managers(database).all();

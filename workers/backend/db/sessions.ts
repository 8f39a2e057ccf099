import { and, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, prepared } from "./database.ts";
import { memory } from "./memo.ts";
import { hashOf, newToken } from "./tokens.ts";
import { type UserRow, users } from "./users.ts";

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

/** A session ends after 30 days, or after 7 days without a visit. */
const day = 24 * 3600 * 1000;
const lifetime = { total: 30 * day, idle: 7 * day };

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Opens a session for a user and returns its token, the only time it is seen. */
export function openSession(database: Database, userId: number): string {
  const token = newToken();
  const now = ago(0);
  database
    .delete(sessions)
    .where(or(lt(sessions.created_at, ago(lifetime.total)), lt(sessions.seen_at, ago(lifetime.idle))))
    .run();
  database
    .insert(sessions)
    .values({ user_id: userId, token_hash: hashOf(token), created_at: now, seen_at: now })
    .run();
  return token;
}

export type OpenSession = { sessionId: number; user: UserRow };

const openSessionOf = prepared((database) =>
  database
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, sql.placeholder("token")), eq(users.is_active, true)))
    .prepare(),
);

/** A session as it was found, and what time will do to it: milliseconds since 1970. */
interface Found {
  open: OpenSession;
  ends: number;
  seen: number;
}

/** Every call asks, and between two writes the answer is the same. */
const remembered = memory<Found | null>();

function find(database: Database, token: string): Found | null {
  const row = openSessionOf(database).get({ token: hashOf(token) });
  if (!row) return null;
  const { session, user } = row;
  const seen = Date.parse(session.seen_at);
  const ends = Math.min(Date.parse(session.created_at) + lifetime.total, seen + lifetime.idle);
  return { open: { sessionId: session.id, user }, ends, seen };
}

/**
 * The session and the active user behind a token, or null: unknown, expired, revoked, deactivated. It is the same object
 * for as long as no row of the installation changes.
 */
export function findSession(database: Database, token: string): OpenSession | null {
  const found = remembered(database, token, () => find(database, token));
  if (!found || found.ends <= Date.now()) return null;
  const { open, seen } = found;
  // One write an hour at most, not one for each request.
  if (seen < Date.now() - 3600 * 1000) {
    database
      .update(sessions)
      .set({ seen_at: ago(0) })
      .where(eq(sessions.id, open.sessionId))
      .run();
  }
  return open;
}

export const closeSession = (database: Database, sessionId: number) =>
  database.delete(sessions).where(eq(sessions.id, sessionId)).run();

/** Ends every session of a person (new password, new role, deactivation) and says which: their sockets have to go. */
export const closeSessionsOf = (database: Database, userId: number): number[] =>
  database
    .delete(sessions)
    .where(eq(sessions.user_id, userId))
    .returning({ id: sessions.id })
    .all()
    .map(({ id }) => id);

/** Ends every session of a person but the one in which the password was changed, and says which. */
export const closeOtherSessions = (database: Database, userId: number, sessionId: number): number[] =>
  database
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
    .all()
    .map(({ id }) => id);

/** Makes a link token with which `userId` can set a password once within `hours`. That person's earlier links end. */
export function openPasswordLink(database: Database, userId: number, hours: number): string {
  const token = newToken();
  const expires_at = ago(-hours * 3600 * 1000);
  database
    .delete(passwordLinks)
    .where(or(eq(passwordLinks.user_id, userId), lt(passwordLinks.expires_at, ago(0))))
    .run();
  database
    .insert(passwordLinks)
    .values({ token_hash: hashOf(token), user_id: userId, expires_at })
    .run();
  return token;
}

/** The active user whom a link token lets set a password, or null. */
export function findPasswordLink(database: Database, token: string): UserRow | null {
  const row = database
    .select({ user: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.user_id))
    .where(
      and(
        eq(passwordLinks.token_hash, hashOf(token)),
        gt(passwordLinks.expires_at, ago(0)),
        eq(users.is_active, true),
      ),
    )
    .get();
  return row?.user ?? null;
}

/** Uses up the links of a person. */
export const closePasswordLinks = (database: Database, userId: number) =>
  database.delete(passwordLinks).where(eq(passwordLinks.user_id, userId)).run();

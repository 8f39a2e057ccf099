import { and, asc, desc, eq, gt, inArray, lt, max } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

/** Attempts at what can be guessed, counted per subject (an e-mail address, a client address) for a day. */
export const attempts = sqliteTable(
  "attempts",
  { id: integer().primaryKey({ autoIncrement: true }), subject: text().notNull(), at: integer().notNull() },
  (table) => [index("attempts_subject").on(table.subject, table.at)],
);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Rows kept at most, no matter who tries from however many addresses: those of longest ago go first. */
const kept = 100_000;

/** How many attempts may be made, and in what time. */
export interface Limit {
  /** Attempts a minute, at first: with each time as many as that within a day the minute doubles, up to an hour. */
  growing?: number;
  hourly?: number;
  daily?: number;
}

/**
 * Counts an attempt at each subject before it is made, so that attempts made at once are counted as well.
 * Answers 0 when it may be made, otherwise the seconds to wait. What waits is not counted.
 */
export function attempt(database: Database, limits: Record<string, Limit>): number {
  const now = Date.now();
  forgetOld(database, now);
  const wait = Math.max(
    0,
    ...Object.entries(limits).map(([subject, limit]) => waitOf(database, subject, limit, now)),
  );
  if (wait > 0) return Math.max(1, Math.ceil(wait / 1000));
  for (const subject of Object.keys(limits)) database.insert(attempts).values({ subject, at: now }).run();
  return 0;
}

/** Milliseconds until the next attempt at a subject. */
function waitOf(database: Database, subject: string, { growing, hourly, daily }: Limit, now: number): number {
  const made = timesOf(database, subject, now);
  const within = (count: number | undefined, time: number) =>
    count === undefined ? 0 : Math.max(0, (made.at(-count) ?? 0) + time - now);
  const doublings = growing === undefined ? 0 : Math.max(0, Math.floor(made.length / growing) - 1);
  return Math.max(
    within(growing, Math.min(hour, minute * 2 ** doublings)),
    within(hourly, hour),
    within(daily, day),
  );
}

/** When attempts at a subject were made within a day, in milliseconds since 1970, the first one first. */
const timesOf = (database: Database, subject: string, now: number): number[] =>
  database
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.subject, subject), gt(attempts.at, now - day)))
    .orderBy(asc(attempts.at))
    .all()
    .map(({ at }) => at);

/** How many attempts at a subject count within a day. */
export const countOf = (database: Database, subject: string): number =>
  timesOf(database, subject, Date.now()).length;

/** A success clears what was counted against a subject. */
export const forgive = (database: Database, subject: string) =>
  database.delete(attempts).where(eq(attempts.subject, subject)).run();

/** Takes back the last attempt at a subject: it was none. */
export function giveBack(database: Database, subject: string): void {
  const { id } =
    database
      .select({ id: attempts.id })
      .from(attempts)
      .where(eq(attempts.subject, subject))
      .orderBy(desc(attempts.id))
      .limit(1)
      .get() ?? {};
  if (id !== undefined) database.delete(attempts).where(eq(attempts.id, id)).run();
}

/** Rows come in the order of time, so that the oldest are found without looking at the rest. */
function forgetOld(database: Database, now: number): void {
  const oldest = database.select({ id: attempts.id }).from(attempts).orderBy(asc(attempts.id)).limit(100);
  database
    .delete(attempts)
    .where(and(inArray(attempts.id, oldest), lt(attempts.at, now - day)))
    .run();
  const newest =
    database
      .select({ id: max(attempts.id) })
      .from(attempts)
      .get()?.id ?? 0;
  database
    .delete(attempts)
    .where(lt(attempts.id, newest - kept))
    .run();
}

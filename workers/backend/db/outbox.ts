import { asc, between, desc, eq, getTableColumns, gt, lte, max, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type LiveEvent, liveEvent } from "#party/messages.ts";
import { type Database, prepared } from "./database.ts";

/** What open screens are told after a commit; written in the same transaction and kept for replay (design §5). */
export const liveLog = sqliteTable("live_log", {
  seq: integer().primaryKey({ autoIncrement: true }),
  updated: text({ enum: ["projects", "calendar"] }).notNull(),
  method: text({ enum: ["POST", "PATCH", "DELETE"] }).notNull(),
  /** What it is about, and for an entry where it was before: as the screens get it (party/messages.ts). */
  calendar: text({ mode: "json" }).notNull().default({}),
  previous: text({ mode: "json" }),
  /** The tab that caused it, so that it does not apply its own change twice (domain H7). */
  origin: text(),
  at: text().notNull(),
  sent: integer({ mode: "boolean" }).notNull().default(false),
});

type Without<Event, Name extends string> = Event extends unknown ? Omit<Event, Name> : never;
/**
 * What happened; its number and time are given when it is written. Kind `projects` asks screens to read their lists again:
 * `calendar.id` is of whatever changed in them, which may also be a kind of work, a person or a client.
 */
export type Announcement = Without<LiveEvent, "seq" | "at" | "origin">;

const { sent: _, ...shown } = getTableColumns(liveLog);

const addresses = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);

/** Mails that wait to be sent. A sent one is deleted: its link is a secret, and of documents another table keeps it. */
export const mailQueue = sqliteTable("mail_queue", {
  id: integer().primaryKey({ autoIncrement: true }),
  to: addresses(),
  cc: addresses(),
  bcc: addresses(),
  /** The name shown beside the address in "From"; "" where there is the address alone. */
  sender_name: text().notNull().default(""),
  reply_to: text().notNull().default(""),
  subject: text().notNull(),
  text: text().notNull(),
  /** Files that go with it: their keys in R2, and what they are called there. */
  attachments: text({ mode: "json" }).$type<{ key: string; name: string }[]>().notNull().default([]),
  /** The document's mail that it is (document-mails.ts). */
  document_mail_id: integer(),
  /** When the post was asked to take it, of a mail that must not be sent twice. */
  begun_at: text(),
  at: text().notNull(),
  attempts: integer().notNull().default(0),
});
export type QueuedMail = typeof mailQueue.$inferSelect;
export type Mail = Omit<typeof mailQueue.$inferInsert, "id" | "at" | "attempts" | "begun_at"> & {
  to: string[];
};

/** Events kept, and how many of them a screen that reconnects is sent; one that missed more reloads its data. */
const keptEvents = 5_000;
const replayedEvents = 1_000;
/** After so many failed attempts a mail is given up; the fault stands in the log. */
export const mailAttempts = 8;

const now = () => new Date().toISOString();

/** Adds a live event to the open transaction. */
export function announce(database: Database, event: Announcement & Pick<LiveEvent, "origin">): void {
  const { seq } = database
    .insert(liveLog)
    .values({ ...event, at: now() })
    .returning({ seq: liveLog.seq })
    .get();
  database
    .delete(liveLog)
    .where(lte(liveLog.seq, seq - keptEvents))
    .run();
}

/** Adds a mail to the open transaction. */
export const queueMail = (database: Database, mail: Mail) =>
  database
    .insert(mailQueue)
    .values({ ...mail, at: now() })
    .run();

const lastSent = prepared((database) =>
  database
    .select({ seq: liveLog.seq })
    .from(liveLog)
    .where(eq(liveLog.sent, true))
    .orderBy(desc(liveLog.seq))
    .limit(1)
    .prepare(),
);

/** The events that the room does not have yet: all after the last one sent. Found from the end, where they are. */
export const unsentEvents = (database: Database): LiveEvent[] =>
  eventsAfter(database, lastSent(database).get()?.seq ?? 0);

/** Notes that the room has these events, which follow one another. */
export const markSent = (database: Database, events: LiveEvent[]) =>
  database
    .update(liveLog)
    .set({ sent: true })
    .where(between(liveLog.seq, events.at(0)?.seq ?? 0, events.at(-1)?.seq ?? 0))
    .run();

const firstMails = prepared((database) =>
  database.select().from(mailQueue).orderBy(asc(mailQueue.id)).limit(50).prepare(),
);

export const waitingMails = (database: Database): QueuedMail[] => firstMails(database).all();

export const dropMail = (database: Database, id: number) =>
  database.delete(mailQueue).where(eq(mailQueue.id, id)).run();

/** Notes that the post is asked to take a mail. What is sent out waits until this is on the disk. */
export const beginMail = (database: Database, id: number) =>
  database.update(mailQueue).set({ begun_at: now() }).where(eq(mailQueue.id, id)).run();

/** The post has said that it does not take a mail: it can be tried again. */
export class MailRefused extends Error {}

/** Counts a failed attempt of a mail, which waits for the next one; whether it was the last. */
export function countAttempt(database: Database, { id, attempts }: QueuedMail): boolean {
  database
    .update(mailQueue)
    .set({ attempts: attempts + 1, begun_at: null })
    .where(eq(mailQueue.id, id))
    .run();
  return attempts + 1 >= mailAttempts;
}

/** The live events after `seq` in order, or null when they are too many or the log does not reach back to it. */
export function eventsSince(database: Database, seq: number): LiveEvent[] | null {
  const events = eventsAfter(database, seq).slice(0, replayedEvents + 1);
  const [next] = events;
  if (!next) return seq === newestSeq(database) ? [] : null;
  return next.seq === seq + 1 && events.length <= replayedEvents ? events : null;
}

/** The number of the last event, 0 where there was none. */
export const newestSeq = (database: Database): number =>
  database
    .select({ seq: max(liveLog.seq) })
    .from(liveLog)
    .get()?.seq ?? 0;

const logAfter = prepared((database) =>
  database
    .select(shown)
    .from(liveLog)
    .where(gt(liveLog.seq, sql.placeholder("seq")))
    .orderBy(asc(liveLog.seq))
    .prepare(),
);

const eventsAfter = (database: Database, seq: number): LiveEvent[] =>
  logAfter(database)
    .all({ seq })
    .map((row) => liveEvent.parse(row));

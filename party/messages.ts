import { z } from "zod";
import { lenient } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { calendarEntry } from "#model/calendar/entry.ts";
import { isLocalDate } from "#model/date/dates.ts";

const committed = {
  seq: z.number().int(),
  /** The tab that caused it, so that a screen knows its own acts (domain H7). */
  origin: z.string().nullable(),
  at: z.string(),
};

const place = z.object({
  user_id: z.number().int(),
  date: z.string(),
  start_time_id: z.number().int(),
  duration: z.number().int(),
});

/** What happened to what (specification 4.6): by it a backend says so as well, which counts and dates nothing. */
const happening = {
  /** An entry as it is now, and where it was before. */
  put: { updated: z.literal("calendar"), method: z.enum(["POST", "PATCH"]), calendar: calendarEntry },
  /** An entry that is gone: as it last was, as far as that is known. */
  removed: {
    updated: z.literal("calendar"),
    method: z.literal("DELETE"),
    calendar: z.looseObject({ calendar_id: id }),
  },
  /** A project entered planning, left it or changed: the lists are to be read again (specification 4.6). */
  lists: {
    updated: z.literal("projects"),
    method: z.enum(["POST", "PATCH", "DELETE"]),
    calendar: z.object({ id: z.number().int() }),
  },
};
const before = { previous: place.nullable() };

/** A committed change. `seq` grows by one with each in an installation. */
export const liveEvent = z.discriminatedUnion("updated", [
  z.discriminatedUnion("method", [
    z.object({ ...committed, ...happening.put, ...before }),
    z.object({ ...committed, ...happening.removed, ...before }),
  ]),
  z.object({ ...committed, ...happening.lists }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

const wasBefore = { previous: lenient(place.nullable(), null) };
/** On no day it would be nowhere. */
const dated = calendarEntry.refine(({ date }) => date !== "", { path: ["date"] });

/** A change in a backend of an agency's own, which the room gives its number. */
export const relayedEvent = z.discriminatedUnion("updated", [
  z.discriminatedUnion("method", [
    z.object({ ...happening.put, calendar: dated, ...wasBefore }),
    z.object({ ...happening.removed, ...wasBefore }),
  ]),
  z.object(happening.lists),
]);

const day = z.string().refine(isLocalDate);

/** Where a block can hover: within one day of a sheet. Every screen draws it, so that none is larger than a day. */
const hovering = z.object({
  user_id: id,
  date: day,
  start_time_id: z.number().int().min(0).max(23),
  duration: z.number().int().min(1).max(24),
});

/** What somebody holds while dragging: an entry, or a project or kind of work on its way in; and where it hovers. */
const holding = z.object({
  calendar_id: id.nullable(),
  /** Short, as on the block. */
  label: z
    .string()
    .max(60)
    .regex(/^[^\p{Cc}\u202d\u202e]*$/u),
  over: hovering.nullable(),
});

/** What a screen tells the room of itself; everything else that it sends is ignored. `week` is a Monday, yyyy-MM-dd. */
export const presence = z.object({
  week: day,
  holding: holding.nullable(),
});
export type Presence = z.infer<typeof presence>;

/** Somebody who has the calendar open. One person with two tabs is there twice, as two connections. */
const visitor = presence.extend({ connection: z.string(), user_id: z.number().int(), name: z.string() });
export type Visitor = z.infer<typeof visitor>;

/** What the room tells its screens. */
export const roomMessage = z.discriminatedUnion("event", [
  /** Rows changed: the name is the specification's (4.6); `events` are in order of `seq`. */
  z.object({ event: z.literal("CalendarUpdated"), events: z.array(liveEvent) }),
  /** What was missed cannot be replayed: reload the data. */
  z.object({ event: z.literal("reset") }),
  /** The configuration has another version: what is shown and what is open may be different (specification 4.9, §7). */
  z.object({ event: z.literal("ConfigUpdated"), version: z.number().int() }),
  /** The inbox of the receiver may have changed: its screen asks how much is unread. */
  z.object({ event: z.literal("InboxChanged") }),
  /** Who came or changed, and which connections left. `isAll`: nobody else is there,
   * the answer to the first word of a screen. `you` is the reader's own connection. */
  z.object({
    event: z.literal("Presence"),
    isAll: z.boolean(),
    you: z.string().optional(),
    here: z.array(visitor),
    left: z.array(z.string()),
  }),
]);
export type RoomMessage = z.infer<typeof roomMessage>;

/** Codes with which the room closes a socket. After the first three there is no use in coming back. */
export const closing = {
  signedOut: 4401,
  calendarOff: 4403,
  /** The person has opened newer ones, as many as one may have. */
  tooMany: 4429,
  /** A message beyond what a screen has to say (RFC 6455 §7.4.1). */
  tooLong: 1009,
  tryAgain: 1013,
} as const;

/**
 * Milliseconds: how often a screen that holds something says so again, and the silence after which it holds nothing. A
 * connection may be gone for minutes before its socket closes.
 */
export const holdingSaid = { every: 3_000, silence: 7_500 } as const;

import { z } from "zod";
import { sentOrNull, sentText } from "../answer/answer.ts";
import { id } from "../answer/fields.ts";
import { historyEntry } from "../history/history.ts";
import { unremindedReasons } from "../invoice/reminder.ts";
import { mailedKinds } from "../mail/mailed-kinds.ts";

const named = z.object({ id, name: z.string() });
const count = z.number().int().nonnegative();

/** What every item says: by what it is known, how far it has come, and whether its reader has seen it as far as that. */
const shared = {
  key: z.string(),
  mark: count,
  is_unread: z.boolean(),
};

/** Hours in ten-thousandths: planned, of those that there are. */
const load = { planned_hours: count, capacity_hours: count };

/** The kinds are told in this order. */
export const inboxItem = z.discriminatedUnion("kind", [
  /** What a client asked about an estimate, or about an invoice of it, and nobody has answered. */
  z.object({
    ...shared,
    kind: z.literal("question"),
    at: z.string(),
    by: z.string(),
    text: z.string(),
    estimate: z.object({ id, name: z.string(), number: z.string() }),
    invoice: sentOrNull(z.object({ id, number: z.string() })),
    project: named,
  }),
  /** A document that a client has signed elsewhere and sent, and nobody has looked at. */
  z.object({
    ...shared,
    kind: z.literal("signed_file"),
    at: z.string(),
    by: z.string(),
    file: z.string(),
    estimate: z.object({ id, name: z.string(), number: z.string() }),
    project: named,
  }),
  /** What a client answered to an estimate of one's own project, or that one has sent. */
  z.object({
    ...shared,
    kind: z.literal("answer"),
    at: z.string(),
    answer: z.enum(["accepted", "declined"]),
    /** Who answered, as they said. */
    by: z.string(),
    /** Why it was declined; "" of an acceptance. */
    reason: sentText,
    /** False of an accepted one that was changed since it was sent, or whose approval was taken back. */
    is_approved: z.boolean(),
    estimate: z.object({ id, name: z.string(), number: z.string() }),
    project: named,
  }),
  /** A mail with a document, of one's own project or sent by oneself, that the post refused or brought back, or of which nobody knows. */
  z.object({
    ...shared,
    kind: z.literal("mail"),
    /** When it was written, ISO 8601 in UTC. */
    at: z.string(),
    state: z.enum(["failed", "returned", "unknown"]),
    to: z.array(z.string()),
    /** An invoice has an estimate; of an estimate it is its own id. A statement has neither that nor a project, and its id is the client's; an order has no estimate. */
    document: z.object({ kind: z.enum(mailedKinds), id, estimate_id: id.nullable(), number: z.string() }),
    project: named.nullable(),
  }),
  /** A document whose client was to be reminded of it, and has no address or was never sent it. */
  z.object({
    ...shared,
    kind: z.literal("unreached"),
    at: z.string(),
    why: z.enum(unremindedReasons).default("nobody"),
    invoice: z.object({ id, estimate_id: id, number: z.string() }),
    client: named,
    project: named,
  }),
  /** A date on which a plan of one's own project or name made no invoice, or whose invoice was not mailed. */
  z.object({
    ...shared,
    kind: z.literal("recurring"),
    at: z.string(),
    plan: named,
    due_on: z.string(),
    reason: z.object({ lv: z.string(), en: z.string() }),
    project: named,
  }),
  /** An estimate of one's own project that somebody else has approved. */
  z.object({
    ...shared,
    kind: z.literal("approval"),
    /** ISO 8601 in UTC. */
    at: z.string(),
    actor: named.nullable(),
    estimate: z.object({ id, name: z.string(), number: z.string() }),
    project: named,
  }),
  /** A document of one's own project that is not paid in time. */
  z.object({
    ...shared,
    kind: z.literal("overdue"),
    invoice: z.object({ id, estimate_id: id, number: z.string(), due_date: z.string(), open_cents: count }),
    client: z.string(),
    project: named,
  }),
  /** A coming week in which too little is planned, and the people who have too little in it. */
  z.object({
    ...shared,
    ...load,
    kind: z.literal("week"),
    from: z.string(),
    to: z.string(),
    people: z.array(z.object({ id, name: z.string(), ...load })),
  }),
  /** What others did to one's own project: how many times, and the newest of it. */
  z.object({
    ...shared,
    kind: z.literal("changes"),
    project: named,
    total: count,
    entries: z.array(historyEntry),
  }),
]);
export type InboxItem = z.infer<typeof inboxItem>;
export type InboxItemOf<Kind extends InboxItem["kind"]> = Extract<InboxItem, { kind: Kind }>;

/** Every kind that there is, in its order. */
export const inboxKinds = inboxItem.options.map(({ shape }) => shape.kind.value);

/** How the keys of each kind begin, and of which part of the product it tells: without that nothing is known of it. */
export const keysOfKinds = {
  question: { prefix: "question", of: "projects" },
  signed_file: { prefix: "signed", of: "projects" },
  answer: { prefix: "answer", of: "projects" },
  mail: { prefix: "mail", of: "projects" },
  unreached: { prefix: "unreached", of: "projects" },
  recurring: { prefix: "recurring", of: "projects" },
  approval: { prefix: "estimate", of: "projects" },
  overdue: { prefix: "invoice", of: "projects" },
  week: { prefix: "week", of: "calendar" },
  changes: { prefix: "project", of: "projects" },
} as const satisfies Record<InboxItem["kind"], { prefix: string; of: "projects" | "calendar" }>;

/** What waits for somebody, by kind; within a kind the most urgent first. */
export const inboxAnswer = z.object({
  data: z.array(inboxItem),
  meta: z.object({
    unread: count,
    /** Whether what is not read is sent by mail on working days. */
    has_digest: z.boolean().default(false),
  }),
});
export type Inbox = z.infer<typeof inboxAnswer>;

/** Items in one request at most: more than an inbox has. */
const most = 500;
const prefixes = Object.values(keysOfKinds).map(({ prefix }) => prefix);
const key = z
  .string()
  .max(40, "errors.too_long")
  .regex(new RegExp(`^(${prefixes.sort().join("|")}):[\\d-]+$`), "errors.choice");

/** What was read, and how far it had come when it was shown. */
export const readItems = z.object({
  items: z
    .array(z.object({ key, mark: count }))
    .min(1, "errors.required")
    .max(most, "errors.too_many"),
});
export const inboxDigest = z.object({ has_digest: z.boolean() });
export const unreadCount = z.object({ unread: count });

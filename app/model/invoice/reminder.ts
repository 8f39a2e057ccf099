import { z } from "zod";
import { pageRows, place, sentDate, sentOr, sentOrNull, sentText, underData } from "../answer/answer.ts";
import { id, optionalText } from "../answer/fields.ts";
import { mailDraft, mailStates } from "../mail/document-mail.ts";

/** Why nobody is reminded of a document, though it is not paid. */
export const reminderHolds = ["off", "stopped", "disputed", "asked", "small", "unsent"] as const;

/** Why nobody was written to by a step: the client has no address, or the document had not been sent yet. */
export const unremindedReasons = ["nobody", "unsent"] as const;

/** A reminder of a document that was sent, or could not be. */
export const sentReminder = z.object({
  id,
  /** The step; null of one that was written by hand and was none. */
  days: sentOrNull(z.number().int()),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Null where nobody was written to. */
  mail: sentOrNull(z.object({ id, state: z.enum(mailStates), to: z.array(z.string()) })),
  /** Why nobody was written to; null where somebody was. */
  why: sentOrNull(z.enum(unremindedReasons)),
});

/** What a document is reminded of, and whether it goes on. */
export const invoiceReminders = z.object({
  /** The version of the document, for If-Match. */
  version: z.number().int(),
  is_stopped: z.boolean(),
  is_disputed: z.boolean(),
  /** Why it is stopped or disputed. */
  note: sentText,
  /** Why nobody is reminded; null where somebody is, or nothing is to be paid. */
  hold: sentOrNull(z.enum(reminderHolds)),
  /** The next one as far as it is known today: its step, and the local date on which it is sent. */
  next: sentOrNull(z.object({ days: z.number().int(), date: z.string() })),
  /** Whether one can be written by hand. */
  can_remind: z.boolean(),
  /** The newest first. */
  sent: sentOr(z.array(sentReminder), []),
});
export type InvoiceReminders = z.infer<typeof invoiceReminders>;

/** What the list of reminders can be narrowed to. */
export const reminderStates = ["coming", "reminded", "disputed", "stopped"] as const;
export type ReminderState = (typeof reminderStates)[number];

const named = z.object({ id, name: z.string() });

/** A document that is not paid: what its client was reminded of, and what comes next. */
export const remindedInvoice = z.object({
  id,
  estimate_id: id,
  invoice_nr: sentText,
  client: named,
  project: named,
  due_date: sentDate,
  open_cents: z.number().int(),
  /** Why nobody is reminded of it; null where somebody is. That the plan is off is said of all. */
  hold: sentOrNull(z.enum(reminderHolds).exclude(["off"])),
  /** The next one as far as it is known today; where the plan is off, as if it were switched on today. */
  next: sentOrNull(z.object({ days: z.number().int(), date: z.string() })),
  /** The last one that was written to somebody, and what became of it; `days` is null of one by hand that was no step. */
  last: sentOrNull(
    z.object({ days: sentOrNull(z.number().int()), at: z.string(), state: z.enum(mailStates) }),
  ),
});
export type RemindedInvoice = z.output<typeof remindedInvoice>;

/** A page of them, and whether the plan is on. */
export const remindedPage = z.preprocess(
  underData,
  z.object({
    data: pageRows(remindedInvoice),
    meta: z.preprocess((sent) => sent ?? {}, z.object(place)),
    is_on: z.boolean(),
  }),
);

/** Stops the reminders of a document, resumes them, or says that it is disputed. */
export const invoiceRemindersPatch = z.object({
  is_stopped: z.boolean({ error: "errors.choice" }).optional(),
  is_disputed: z.boolean({ error: "errors.choice" }).optional(),
  note: optionalText(500).optional(),
});

/** What a reminder by hand would begin with; `days` is the step that it would be. */
export const reminderDraft = mailDraft.extend({
  days: sentOrNull(z.number().int()),
  /** What the file of its last mail is called, which goes along; "" where it was never mailed, and its PDF is made. */
  file_name: sentText,
});

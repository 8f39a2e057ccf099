import { addDays } from "#model/date/week.ts";
import type { InvoiceReminders } from "#model/invoice/reminder.ts";
import { nextStep, type Reminded, turningDays } from "#model/invoice/reminder-rule.ts";
import type { Database } from "../database.ts";
import { findDocumentMail } from "../document-mails.ts";
import { openOf } from "../invoices/credit.ts";
import type { InvoiceRow } from "../invoices/invoices.ts";
import { dayOf, nextMorning, workedFrom } from "../mornings.ts";
import { type KeptStep, readPlan } from "./plan.ts";
import type { ReminderRow } from "./reminders.ts";
import { heldAtMost, standingOf } from "./standing.ts";

/** What is told of the reminders of a document at `now`, in milliseconds since 1970. */
export function remindersShown(database: Database, row: InvoiceRow, now: number): InvoiceReminders {
  const { hold, reminded, sent } = standingOf(database, row);
  return {
    version: row.version,
    is_stopped: row.reminders_stopped,
    is_disputed: row.is_disputed,
    note: row.reminder_note,
    hold,
    next: hold === null && reminded ? nextFrom(database, now).next(reminded) : null,
    can_remind: openOf(row) > 0 && !row.is_disputed,
    sent: sent.toReversed().map((reminder) => shown(database, reminder)),
  };
}

/**
 * Tells the next step of documents that are reminded, as far as it is known at `now`, in milliseconds since 1970, and the local
 * date on which it is sent: on `morning` at the soonest.
 */
export function nextFrom(database: Database, now: number) {
  const worked = workedFrom(database);
  const morning = dayOf(nextMorning(database, now));
  const next = (reminded: Reminded<KeptStep>): InvoiceReminders["next"] => {
    const { steps, due_date } = reminded;
    if (steps.length === 0) return null;
    const last = addDays(due_date, Math.max(...steps.map(({ days }) => days)) + heldAtMost);
    const days = turningDays(reminded, morning).map(worked);
    const first = nextStep(
      reminded,
      days.filter((day) => day <= last),
    );
    return first && { days: first.step.days, date: first.day };
  };
  return { morning, next };
}

function shown(
  database: Database,
  { id, days, at, mail_id, why }: ReminderRow,
): InvoiceReminders["sent"][number] {
  const mail = mail_id === null ? undefined : findDocumentMail(database, mail_id);
  const sent = mail ? { id: mail.id, state: mail.state, to: mail.to } : null;
  return { id, days, at, mail: sent, why: sent ? null : (why ?? "nobody") };
}

/**
 * The step that somebody reminds by who writes by hand on a local date, the last one whose day has come; and what it counts
 * as: null where it, or a later one, was sent before.
 */
export function stepByHand(
  database: Database,
  { due_date }: InvoiceRow,
  { sent, day }: { sent: readonly ReminderRow[]; day: string },
): { step: KeptStep | null; counts: number | null } {
  if (due_date === null) return { step: null, counts: null };
  const isOver = day > due_date;
  const come = readPlan(database).steps.filter(
    ({ days }) => addDays(due_date, days) <= day && (days >= 0 || !isOver),
  );
  const step = come.toSorted((one, other) => one.days - other.days).at(-1) ?? null;
  const isSent = sent.some(({ days }) => days !== null && step !== null && days >= step.days);
  return { step, counts: isSent ? null : (step?.days ?? null) };
}

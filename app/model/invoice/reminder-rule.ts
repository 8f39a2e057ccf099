import { addDays, laterOf } from "../date/week.ts";

/** A step of the plan: how many days after the due date somebody is reminded (before it, where below zero). */
export interface DatedStep {
  days: number;
  /** The local date from which on the step counts: what its day had passed before is not made up for. */
  since: string;
}

/** What a document was reminded of: the step, null of one written by hand that was none, and on which local date. */
export interface SentReminder {
  days: number | null;
  day: string;
}

export interface Reminded<Step extends DatedStep> {
  steps: readonly Step[];
  due_date: string;
  /** The local date on which the document was sent, or its reminders were resumed. */
  since: string;
  /** The local date on which the document was sent. */
  sent_on: string;
  sent: readonly SentReminder[];
  /** The local date on which an answer went to the client; null where there was none. */
  answered?: string | null;
}

/** Days between two reminders of a document at least, and after an answer. */
const rest = 2;

/** Days that a client has had a document for at least before it is called late, whatever its due date says. */
const grace = 3;

/**
 * The step that a document is reminded by on a local date: the last one whose day has come, unless it, or a later one, was
 * sent. Those before it are not sent afterwards, none that asks in advance once the due date has passed, and none that says
 * that a payment is late within three days of sending the document.
 */
export function stepDue<Step extends DatedStep>(
  { steps, due_date, since, sent_on, sent, answered }: Reminded<Step>,
  today: string,
): Step | null {
  const contacts = [...sent.map(({ day }) => day), ...(answered ? [answered] : [])];
  if (contacts.some((day) => addDays(day, rest) > today)) return null;
  const done = Math.max(...sent.map(({ days }) => days ?? Number.NEGATIVE_INFINITY));
  const come = steps.filter((step) => {
    const day = addDays(due_date, step.days);
    const counts = laterOf(step.since, since);
    const begins = step.days > 0 ? laterOf(counts, addDays(sent_on, grace)) : counts;
    return day <= today && day >= begins && (step.days >= 0 || today <= due_date);
  });
  const last = come.toSorted((one, other) => one.days - other.days).at(-1);
  return last && last.days > done ? last : null;
}

/**
 * The local dates from `first` on at which a step may come to be due: between them nothing changes but that what asks in advance
 * falls away. In their order.
 */
export function turningDays(
  { steps, due_date, sent, answered }: Reminded<DatedStep>,
  first: string,
): string[] {
  const contacts = [...sent.map(({ day }) => day), ...(answered ? [answered] : [])];
  const turns = [
    ...steps.map(({ days }) => addDays(due_date, days)),
    ...contacts.map((day) => addDays(day, rest)),
  ];
  return [...new Set([first, ...turns.filter((day) => day > first)])].sort();
}

/** The first of some days, in their order, on which a step is due, with that step; null where none is. */
export function nextStep<Step extends DatedStep>(
  reminded: Reminded<Step>,
  days: readonly string[],
): { step: Step; day: string } | null {
  for (const day of days) {
    const step = stepDue(reminded, day);
    if (step) return { step, day };
  }
  return null;
}

/** The built-in texts, from polite to firm. */
export const reminderKinds = ["before", "first", "further", "last"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** The text that is built in for a step, by its place among all; `isOverdue` where it is sent after the due date. */
export function kindOfStep(days: number, all: readonly number[], isOverdue = days > 0): ReminderKind {
  if (!isOverdue) return "before";
  const after = all.filter((one) => one > 0);
  if (after.every((one) => one >= days)) return "first";
  return after.every((one) => one <= days) ? "last" : "further";
}

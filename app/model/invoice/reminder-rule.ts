import { addDays } from "../date/week.ts";

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

/** Days that a client has had a document for at least before it is called late, also where its due date is over. */
const grace = 3;

/**
 * The step that a document is reminded by on a local date: the last one whose day has come, unless it, or a later one, was
 * sent. Those before it are not sent afterwards, and none that asks in advance once the due date has passed. One that says that a
 * payment is late waits for the third day after the document was sent.
 */
export const stepDue = <Step extends DatedStep>(reminded: Reminded<Step>, today: string): Step | null =>
  stepOn(reminded)(today);

/** The local dates from which on a document may be reminded of again, after each reminder and after an answer. */
const restedOn = ({ sent, answered }: Reminded<DatedStep>): string[] =>
  [...sent.map(({ day }) => day), ...(answered ? [answered] : [])].map((day) => addDays(day, rest));

/** The rule of {@link stepDue} for one document and many days: what is the same on each of them is counted once. */
function stepOn<Step extends DatedStep>(reminded: Reminded<Step>): (today: string) => Step | null {
  const { steps, due_date, since, sent_on, sent } = reminded;
  const rested = restedOn(reminded);
  const done = Math.max(...sent.map(({ days }) => days ?? Number.NEGATIVE_INFINITY));
  const lateFrom = addDays(sent_on, grace);
  const lastFirst = steps
    .filter(({ days }) => days > done)
    .map((step) => ({ step, day: addDays(due_date, step.days) }))
    .filter(({ step, day }) => day >= step.since && day >= since)
    .toSorted((one, other) => other.step.days - one.step.days);
  return (today) => {
    if (rested.some((day) => day > today)) return null;
    const isLate = today > due_date;
    const isOpen = ({ days }: Step) => (days > 0 ? today >= lateFrom : days === 0 || !isLate);
    const come = lastFirst.find(({ step, day }) => day <= today && isOpen(step));
    return come?.step ?? null;
  };
}

/**
 * The local dates from `first` on at which a step may come to be due: between them nothing changes but that what asks in advance
 * falls away. In their order.
 */
export function turningDays(reminded: Reminded<DatedStep>, first: string): string[] {
  const steps = reminded.steps.map(({ days }) => addDays(reminded.due_date, days));
  const late = addDays(reminded.sent_on, grace);
  const turns = [...steps, late, ...restedOn(reminded)].filter((day) => day > first);
  return [...new Set([first, ...turns])].sort();
}

/** The first of some days, in their order, on which a step is due, with that step; null where none is. */
export function nextStep<Step extends DatedStep>(
  reminded: Reminded<Step>,
  days: readonly string[],
): { step: Step; day: string } | null {
  const on = stepOn(reminded);
  for (const day of days) {
    const step = on(day);
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

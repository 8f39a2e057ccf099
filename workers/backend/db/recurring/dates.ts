import { laterOf } from "#model/date/week.ts";
import { afterPeriod, dateAfter, dateFrom, datesUntil, type Schedule } from "#model/recurring/schedule.ts";
import { languages } from "#model/text/language.ts";
import { wordsOf } from "../../words/own-words.ts";
import type { Database } from "../database.ts";
import { findRecurringRow, moveOn, type RecurringRow } from "./plans.ts";
import { lastMade, noteRun } from "./runs.ts";

type Values = Record<string, unknown>;

/** Why something was not made, in the words of each language. */
export function reasonOf(database: Database, key: string, values: Values = {}) {
  const [lv, en] = languages.map((language) => wordsOf(database, language)(key, values));
  return { lv: lv ?? key, en: en ?? key };
}

/**
 * The next date of a plan that is saved: today or later, and in no month or quarter that something was made for already; null
 * where there is none.
 */
export function nextDate(database: Database, plan: Schedule & { id?: number }, today: string): string | null {
  const last = plan.id === undefined ? undefined : lastMade(database, plan.id);
  const free = last === undefined ? today : afterPeriod(last.every ?? plan.every, last.due_on);
  return dateFrom(plan, laterOf(free, today));
}

/** Moves a plan behind the period that something was made for late, where its next date is of the same. */
export function passPeriod(database: Database, id: number, due_on: string): void {
  const plan = findRecurringRow(database, id);
  if (!plan || plan.next_on === null || plan.next_on >= afterPeriod(plan.every, due_on)) return;
  moveOn(database, id, nextDate(database, plan, plan.next_on));
}

/** The dates of a plan that have come by a local date, in their order. */
export const datesDue = (plan: RecurringRow, until: string): string[] =>
  plan.next_on === null ? [] : datesUntil(plan, plan.next_on, until);

/**
 * Dates of a plan that have come by a local date and were not made yet, and that it has no more since it was changed: those
 * whose month or quarter is over for it, as its next date is of a later one.
 */
export const leftBehind = (before: RecurringRow, today: string, next_on: string | null): string[] =>
  datesDue(before, today).filter((date) => next_on === null || next_on >= afterPeriod(before.every, date));

/** Moves a plan behind one of its dates. Those before it were missed, as nothing ran: they are not made any more. */
export function passTo(database: Database, plan: RecurringRow, due_on: string): void {
  if (plan.next_on === null || due_on < plan.next_on) return;
  for (const missed of datesDue(plan, due_on).filter((date) => date < due_on))
    noteRun(database, { plan_id: plan.id, due_on: missed, ...skipped(database, "recurring_runs.missed") });
  moveOn(database, plan.id, dateAfter(plan, due_on));
}

/** What a date came to for which nothing could be made. */
export const skipped = (database: Database, key: string, values: Values = {}) => ({
  outcome: "skipped" as const,
  reason: reasonOf(database, key, values),
  every: null,
  estimate_id: null,
  invoice_id: null,
  mail_attempts: 0,
});

import { addDays, mondayOf } from "../date/week.ts";
import type { Dashboard } from "./dashboard.ts";

/** Weeks ahead that each have a column of their own, this one included. */
const weeks = 8;

/** What comes in and goes out in a week, or before or after all of them. */
export type CashStep = NonNullable<Dashboard["cash_flow"]>[number];

const nothing = { due_cents: 0, expected_cents: 0, out_cents: 0 };

/** The steps of a cash flow from the week of a local date on: what was due before, each week, and what comes later. */
export function cashSteps(today: string): CashStep[] {
  const monday = mondayOf(today);
  const ahead = Array.from({ length: weeks }, (_, week) => {
    const from = addDays(monday, 7 * week);
    return { from, to: addDays(from, 6), ...nothing };
  });
  return [
    { from: null, to: addDays(monday, -1), ...nothing },
    ...ahead,
    { from: addDays(monday, 7 * weeks), to: null, ...nothing },
  ];
}

/** The step that a local date lies in. */
export function placeIn(steps: readonly CashStep[], date: string): CashStep {
  const step = steps.find(({ to }) => to === null || date <= to);
  if (!step) throw new RangeError(`No step for ${date}`);
  return step;
}

/**
 * Days after the due date that somebody is used to pay: the middle one of what was seen, the earlier of two; below zero of who pays before.
 * Nothing is made of a single payment: 0.
 */
export function habitOf(days: readonly number[]): number {
  if (days.length < 2) return 0;
  const sorted = days.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

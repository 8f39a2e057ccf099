import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kindOfStep, nextStep, type SentReminder, stepDue, turningDays } from "./reminder-rule.ts";

const stepsOf = (days: readonly number[], since = "2026-01-01") =>
  days.map((step) => ({ days: step, since }));
const steps = stepsOf([-3, 3, 10, 20]);
const due_date = "2026-12-21";
const fresh = { steps, due_date, since: "2026-11-01", sent_on: "2026-11-01", sent: [], answered: null };
const on = (day: string, more: Partial<Parameters<typeof stepDue>[0]> = {}) =>
  stepDue({ ...fresh, ...more }, day)?.days ?? null;

/** Latvian working days from 14 December 2026 to 22 January 2027, by hand (24 to 26 and 31 December, 1 January are off). */
const workingDays = [
  ...["2026-12-14", "2026-12-15", "2026-12-16", "2026-12-17", "2026-12-18"],
  ...["2026-12-21", "2026-12-22", "2026-12-23", "2026-12-28", "2026-12-29", "2026-12-30"],
  ...["2027-01-04", "2027-01-05", "2027-01-06", "2027-01-07", "2027-01-08"],
  ...["2027-01-11", "2027-01-12", "2027-01-13", "2027-01-14", "2027-01-15"],
  ...["2027-01-18", "2027-01-19", "2027-01-20", "2027-01-21", "2027-01-22"],
];

/** What is sent when every working morning is looked at, each step on its day. */
function sentOver(days: readonly string[], more: Partial<Parameters<typeof stepDue>[0]> = {}) {
  const sent: { days: number; day: string }[] = [];
  for (const day of days) {
    const step = stepDue({ ...fresh, ...more, sent }, day);
    if (step) sent.push({ days: step.days, day });
  }
  return sent.map(({ days, day }) => [days, day]);
}

describe("the step that a document is reminded by", () => {
  test("goes out on its day, or on the next working one", () => {
    expect(sentOver(workingDays)).toEqual([
      [-3, "2026-12-18"],
      [3, "2026-12-28"],
      [10, "2027-01-04"],
      [20, "2027-01-11"],
    ]);
  });

  test.each<[string, string, Partial<Parameters<typeof stepDue>[0]>, number | null]>([
    ["nothing before its day", "2026-12-17", {}, null],
    ["what was due in advance until the due date", "2026-12-21", {}, -3],
    ["nothing in advance after it", "2026-12-22", {}, null],
    ["the last step alone where several have come", "2027-01-11", {}, 20],
    ["nothing twice", "2026-12-29", { sent: [{ days: 3, day: "2026-12-24" }] }, null],
    ["no earlier step after a later one", "2026-12-30", { sent: [{ days: 10, day: "2026-12-20" }] }, null],
    ["nothing the day after another one", "2026-12-24", { sent: [{ days: -3, day: "2026-12-23" }] }, null],
    ["what is due two days after another one", "2026-12-24", { sent: [{ days: -3, day: "2026-12-22" }] }, 3],
    ["nothing the day after one by hand", "2026-12-24", { sent: [{ days: null, day: "2026-12-23" }] }, null],
    [
      "a step after one by hand that was none",
      "2026-12-25",
      { sent: [{ days: null, day: "2026-12-23" }] },
      3,
    ],
    ["nothing the day after an answer", "2026-12-24", { answered: "2026-12-23" }, null],
    ["nothing of before it was issued", "2026-12-30", { since: "2026-12-25" }, null],
    ["what falls on the day of issuing", "2026-12-28", { since: "2026-12-24" }, 3],
    ["what falls three days after sending", "2026-12-24", { sent_on: "2026-12-21" }, 3],
    ["nothing late within three days of it", "2026-12-24", { sent_on: "2026-12-22" }, null],
    ["what was late within them on the third", "2026-12-25", { sent_on: "2026-12-22" }, 3],
    ["what falls in advance on the day of sending", "2026-12-18", { sent_on: "2026-12-18" }, -3],
    ["nothing of before the step was there", "2026-12-30", { steps: stepsOf([3], "2026-12-25") }, null],
    ["what falls on the day that it came to be", "2026-12-28", { steps: stepsOf([3], "2026-12-24") }, 3],
  ])("is %s", (_what, day, more, expected) => {
    expect(on(day, more)).toBe(expected);
  });

  test("goes out once, never close to another, and never before a later one, whatever the plan", () => {
    const dayAt = (at: number) => new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10);
    const plans = fc.uniqueArray(fc.integer({ min: -60, max: 120 }), { maxLength: 8 });
    const mornings = fc.uniqueArray(fc.integer({ min: 0, max: 250 }), { maxLength: 120 });
    fc.assert(
      fc.property(plans, mornings, fc.integer({ min: 0, max: 90 }), (plan, worked, issued) => {
        const due = dayAt(75);
        const sent: SentReminder[] = [];
        for (const at of worked.toSorted((one, other) => one - other)) {
          const step = stepDue(
            {
              steps: stepsOf(plan, "2026-10-01"),
              due_date: due,
              since: dayAt(issued),
              sent_on: dayAt(issued),
              sent,
            },
            dayAt(at),
          );
          if (!step) continue;
          // Its day has come, and not before it was sent; nobody is called late within three days of that.
          expect(75 + step.days).toBeLessThanOrEqual(at);
          expect(75 + step.days).toBeGreaterThanOrEqual(issued);
          if (step.days > 0) expect(at).toBeGreaterThanOrEqual(issued + 3);
          if (step.days < 0) expect(at).toBeLessThanOrEqual(75);
          sent.push({ days: step.days, day: dayAt(at) });
        }
        const order = sent.map(({ days }) => days ?? 0);
        expect(order).toEqual([...new Set(order)].toSorted((one, other) => one - other));
        const days = sent.map(({ day }) => Date.parse(day) / 86_400_000);
        for (const [place, day] of days.entries())
          if (place > 0) expect(day - (days[place - 1] ?? 0)).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

test("the next step is the first that any of some days is due for", () => {
  expect(nextStep(fresh, ["2026-12-17", "2026-12-18", "2026-12-28"])).toMatchObject({
    step: { days: -3 },
    day: "2026-12-18",
  });
  expect(nextStep({ ...fresh, steps: [] }, workingDays)).toBeNull();
});

test("no step comes to be due but on a turning day, or on the first one worked after it", () => {
  const dayAt = (at: number) => new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10);
  const day = fc.integer({ min: 0, max: 150 }).map(dayAt);
  const number = fc.integer({ min: -60, max: 120 });
  const told = fc.array(fc.record({ days: fc.option(number), day }), { maxLength: 3 });
  const mornings = fc.uniqueArray(fc.integer({ min: 0, max: 250 }), { maxLength: 120 });
  fc.assert(
    fc.property(
      fc.record({
        steps: fc.uniqueArray(number, { maxLength: 8 }).map((days) => stepsOf(days, "2026-10-01")),
        due_date: day,
        since: day,
        sent_on: day,
        sent: told,
        answered: fc.option(day),
      }),
      mornings,
      day,
      (reminded, worked, first) => {
        const days = [...worked, 400].map(dayAt).sort();
        const fromFirst = days.filter((one) => one >= first);
        const turns = turningDays(reminded, first).flatMap((turn) => days.find((one) => one >= turn) ?? []);
        expect(nextStep(reminded, turns)).toEqual(nextStep(reminded, fromFirst));
      },
    ),
  );
});

test.each([
  [-3, [-3, 3, 10, 20], undefined, "before"],
  [0, [0, 3], undefined, "before"],
  [0, [0, 3], true, "first"],
  [3, [-3, 3, 10, 20], undefined, "first"],
  [10, [-3, 3, 10, 20], undefined, "further"],
  [20, [-3, 3, 10, 20], undefined, "last"],
  [5, [5], undefined, "first"],
] as const)("the text of step %d of %j is that of %s %s", (days, all, isOverdue, kind) => {
  expect(kindOfStep(days, all, isOverdue)).toBe(kind);
});

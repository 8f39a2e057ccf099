import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { manageCalendar, roleIds } from "../user/role.ts";
import {
  dayEnd,
  longest,
  mayEdit,
  mayPlan,
  mayPlanAll,
  overlap,
  refusalOf,
  type Timeframe,
} from "./rules.ts";

const usual: Timeframe = [8, 11];
const monday = "2026-11-23";
const place = (start_time_id: number, duration: number, rest: object = {}) => ({
  user_id: 1,
  date: monday,
  start_time_id,
  duration,
  ...rest,
});

describe("two places", () => {
  test.each([
    [place(9, 2), true],
    [place(8, 2), true],
    [place(10, 5), true],
    [place(8, 8), true],
    [place(8, 1), false],
    [place(11, 1), false],
    [place(9, 2, { user_id: 2 }), false],
    [place(9, 2, { date: "2026-11-24" }), false],
  ])("share an hour of nine to eleven: %j %j", (other, expected) => {
    expect(overlap(place(9, 2), other)).toBe(expected);
    expect(overlap(other, place(9, 2))).toBe(expected);
  });

  test("share an hour exactly when there is one that both have", () => {
    const some = fc.record({
      user_id: fc.integer({ min: 1, max: 2 }),
      date: fc.constantFrom(monday, "2026-11-24"),
      start_time_id: fc.integer({ min: 0, max: 23 }),
      duration: fc.integer({ min: 1, max: 24 }),
    });
    const hours = ({ user_id, date, start_time_id, duration }: ReturnType<typeof place>) =>
      Array.from({ length: duration }, (_, hour) => `${user_id} ${date} ${start_time_id + hour}`);
    fc.assert(
      fc.property(some, some, (one, other) => {
        expect(overlap(one, other)).toBe(hours(one).some((hour) => hours(other).includes(hour)));
      }),
    );
  });
});

describe("a place", () => {
  test.each([
    [place(8, 11), usual, null],
    [place(18, 1), usual, null],
    [place(8, 12), usual, "errors.outside_day"],
    [place(19, 1), usual, "errors.outside_day"],
    [place(7, 2), usual, "errors.outside_day"],
    [place(9, 0), usual, "errors.duration"],
    [place(9, 1, { date: "2026-11-27" }), usual, null],
    [place(9, 1, { date: "2026-11-28" }), usual, "errors.weekend"],
    [place(9, 1, { date: "2026-11-29" }), usual, "errors.weekend"],
    [place(23, 1), [0, 24], null],
    [place(23, 2), [20, 24], "errors.outside_day"],
  ] as const)("%j in a day of %j is refused with %j", (where, timeframe, refusal) => {
    expect(refusalOf(where, timeframe)).toBe(refusal);
  });

  test("is in a day that ends at midnight at the latest", () => {
    expect([dayEnd(usual), dayEnd([20, 24]), dayEnd([0, 24])]).toEqual([19, 24, 24]);
  });

  test("grows to the next occupied hour, or to the end of the day", () => {
    const own = { ...place(9, 2), calendar_id: 1 };
    expect(longest(own, [own], usual)).toBe(10);
    const next = { ...place(13, 2), calendar_id: 2 };
    const others = [
      own,
      next,
      place(8, 1),
      place(10, 1, { user_id: 2 }),
      place(10, 1, { date: "2026-11-24" }),
    ];
    expect(longest(own, others, usual)).toBe(4);
    expect(longest({ ...place(18, 3), calendar_id: 1 }, [], usual)).toBe(3);
  });
});

describe("who may edit", () => {
  const admin = { role_id: roleIds.admin, permissions: [] };
  const planner = { role_id: roleIds.user, permissions: [manageCalendar] };
  const user = { role_id: roleIds.user, permissions: [] };
  const employee = { role_id: roleIds.employee, permissions: [] };
  const [ofProject, additional] = [{ project_id: 1 }, { project_id: null }];

  test.each([
    ["an administrator", admin, [true, true, true]],
    ["a calendar administrator", planner, [true, true, true]],
    ["a user: additional work only", user, [false, false, true]],
    ["an employee: listed projects only", employee, [true, false, false]],
  ] as const)("%s", (_, who, expected) => {
    const may = [
      mayEdit(who, ofProject, true),
      mayEdit(who, ofProject, false),
      mayEdit(who, additional, true),
    ];
    expect(may).toEqual(expected);
    expect(mayPlanAll(who)).toBe(expected[1]);
  });

  test.each([
    ["2026-11-23", false, true],
    ["2026-11-29", false, true],
    ["2026-11-22", false, false],
    ["2026-11-22", true, true],
    ["2027-01-04", false, true],
  ])("on the Thursday of a week, %s may be planned: past open %j, %j", (date, isPastOpen, expected) => {
    expect(mayPlan(date, "2026-11-26", isPastOpen)).toBe(expected);
  });
});

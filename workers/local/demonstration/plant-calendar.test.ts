import { count } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { calendarEntries, calendarSlots, listEntries } from "#backend/db/calendar-entries.ts";
import { listEmployees, listPlannedProjects } from "#backend/db/calendar-lists.ts";
import { defaultConfig } from "#model/branding/config.ts";
import { calendarEntryInput } from "#model/calendar/entry.ts";
import { publicHolidays } from "#model/calendar/holidays.ts";
import { refusalOf } from "#model/calendar/rules.ts";
import { weekOf } from "#model/date/week.ts";
import { roleIds } from "#model/user/role.ts";
import { planted } from "#tests/support/stories.ts";
import { demonstrationRows } from "./rows.ts";
import { stocks } from "./stock-rows.ts";

const { timeframe } = defaultConfig.module_config.calendar;
const days = ["2026-11-20", "2026-12-31", "2028-02-29", "2026-03-01"];

describe.each(["portal", "acme"] as const)("the calendar of %s", (name) => {
  const database = planted({ name, day: "2026-11-20" });

  it.each(days)(
    "on %s is one that the form would accept, of people, projects and kinds of work that are there",
    (today) => {
      const { calendar, people, projects } = demonstrationRows(name, today);
      const off = new Set([2025, 2026, 2027, 2028].flatMap(publicHolidays).map(({ date }) => date));
      const employees = people
        .filter(({ role_id }) => role_id === roleIds.employee)
        .map(({ email }) => email);
      const known = {
        projects: new Set(projects.map((project) => project.name)),
        workTypes: new Set(stocks[name].workTypes.map((type) => type.name)),
      };
      for (const { employee, project, workType, changedBy: _, ...row } of calendar) {
        expect(employees).toContain(employee);
        expect(project === null || known.projects.has(project)).toBe(true);
        expect(workType === null || known.workTypes.has(workType)).toBe(true);
        expect(off.has(row.date)).toBe(false);
        expect(refusalOf({ ...row, user_id: 1 }, timeframe)).toBeNull();
        const ids = { user_id: 1, project_id: project && 1, work_type_id: workType && 1 };
        expect(calendarEntryInput.parse({ ...row, ...ids })).toEqual({ ...row, ...ids });
      }
    },
  );

  it("books this week well, and what is further ahead less", () => {
    const { calendar, people } = demonstrationRows(name, "2026-11-25");
    const employees = people.filter(({ role_id }) => role_id === roleIds.employee).length;
    const booked = (date: string) => {
      const week = weekOf(date);
      const rows = calendar.filter((row) => week.includes(row.date));
      return (
        rows.reduce((hours, { duration }) => hours + duration, 0) / (employees * week.length * timeframe[1])
      );
    };
    const shares = ["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14"].map(booked);
    expect(shares[0]).toBeGreaterThan(0.6);
    expect(shares[0]).toBeLessThan(0.75);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    expect(booked("2026-11-02")).toBeGreaterThan(0.5);
    expect(calendar.some(({ date }) => date > "2026-12-18" || date < "2026-11-02")).toBe(false);
  });

  it("is planted with every hour that its entries have, and shown", () => {
    const { calendar } = demonstrationRows(name, "2026-11-20");
    const hours = calendar.reduce((sum, { duration }) => sum + duration, 0);
    expect(database.select({ rows: count() }).from(calendarEntries).get()).toEqual({ rows: calendar.length });
    expect(database.select({ rows: count() }).from(calendarSlots).get()).toEqual({ rows: hours });
    const week = listEntries(database, "2026-11-20");
    expect(week.some(({ link, description }) => link && description)).toBe(true);
    expect(week.some(({ project_id, work_type }) => project_id === null && work_type)).toBe(true);
    expect(
      listEmployees(database, "2026-11-20").every(({ is_active, position }) => is_active && position),
    ).toBe(true);
    expect(listPlannedProjects(database, "2026-11-20", 0).projects_in_calendar.length).toBeGreaterThan(5);
  });
});

it("there is none where the calendar is off", () => {
  expect(demonstrationRows("beta", "2026-11-20").calendar).toEqual([]);
});

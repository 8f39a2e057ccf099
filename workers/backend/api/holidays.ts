import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { typedDate } from "#model/answer/fields.ts";
import { type Holiday, holiday, holidayInput, holidayList, holidayYear } from "#model/calendar/holiday.ts";
import { publicHolidays } from "#model/calendar/holidays.ts";
import { today } from "#model/date/dates.ts";
import type { Database } from "../db/database.ts";
import {
  deleteHolidayChange,
  findHolidayChange,
  insertHolidayChange,
  listHolidayChanges,
} from "../db/holidays.ts";
import { noun } from "../operations/call.ts";
import { found, invalid, notFound } from "../operations/errors.ts";
import { matchesUncounted } from "../operations/etag.ts";
import { answers, body, created, operation } from "../operations/operation.ts";
import { type Unit, write } from "../operations/write.ts";
import type { Words } from "../words/texts.ts";

/** Days off: the public ones, which are computed, and what the installation changes of them (domain §5). */
export const holidays = noun();

const dateParam = { params: z.object({ date: typedDate }) };
const shape = one(holiday);

holidays.openapi(
  operation("holidays.list", {
    access: { roles: "admin", modules: "calendar" },
    summary: "Days off of a year",
    method: "get",
    path: "/holidays",
    request: { query: z.object({ year: holidayYear.optional() }) },
    responses: answers(holidayList),
  }),
  (c) => {
    const { year = Number(today().slice(0, 4)) } = c.req.valid("query");
    return c.json({ data: holidaysIn(c.env.database, c.env.t, year) }, 200);
  },
);

holidays.openapi(
  operation("holidays.create", {
    access: { roles: "admin", modules: "calendar", audit: "holiday" },
    summary: "Add a day off",
    method: "post",
    path: "/holidays",
    request: body(holidayInput),
    responses: created(shape),
  }),
  (c) => {
    const input = c.req.valid("json");
    const data = write(c, holiday, (unit) => {
      if (find(unit.database, c.env.t, input.date)) throw invalid("date", "errors.holiday_exists");
      change(unit, input);
      return { ...input, is_own: true, is_removed: false };
    });
    return c.json({ data }, 201);
  },
);

// One's own day goes for good; a public holiday stays in the list as a day on which people work.
holidays.openapi(
  operation("holidays.delete", {
    access: { roles: "admin", modules: "calendar", audit: "holiday" },
    summary: "Take a day off away",
    method: "delete",
    path: "/holidays/{date}",
    refuses: [412],
    request: dateParam,
    responses: answers(shape),
  }),
  (c) => {
    const { date } = c.req.valid("param");
    const data = write(c, holiday, (unit) => {
      const shown = find(unit.database, c.env.t, date);
      if (!shown || shown.is_removed) throw notFound();
      matchesUncounted(c, shown);
      if (shown.is_own) takeBack(unit, date);
      else change(unit, { date, name: null });
      return { ...shown, is_removed: true };
    });
    return c.json({ data }, 200);
  },
);

holidays.openapi(
  operation("holidays.restore", {
    access: { roles: "admin", modules: "calendar", audit: "holiday" },
    summary: "Put a day off back",
    method: "post",
    path: "/holidays/{date}/restore",
    refuses: [412],
    request: dateParam,
    responses: answers(shape),
  }),
  (c) => {
    const { date } = c.req.valid("param");
    const data = write(c, holiday, (unit) => {
      const shown = find(unit.database, c.env.t, date);
      if (!shown?.is_removed) throw notFound();
      matchesUncounted(c, shown);
      takeBack(unit, date);
      return { ...shown, is_removed: false };
    });
    return c.json({ data }, 200);
  },
);

/** The days off of a year in their order, those that are worked on among them. */
export function holidaysIn(database: Database, t: Words, year: number): Holiday[] {
  const changes = new Map(listHolidayChanges(database, year).map((row) => [row.date, row]));
  const ofState = publicHolidays(year).map(({ date, name }) => ({
    date,
    name: t(`holidays.${name}`),
    is_own: false,
    is_removed: changes.has(date),
  }));
  const known = new Set(ofState.map(({ date }) => date));
  const own = [...changes.values()].flatMap(({ date, name }) =>
    name === null || known.has(date) ? [] : [{ date, name, is_own: true, is_removed: false }],
  );
  return [...ofState, ...own].sort((one, other) => one.date.localeCompare(other.date));
}

const find = (database: Database, t: Words, date: string): Holiday | undefined =>
  holidaysIn(database, t, Number(date.slice(0, 4))).find((shown) => shown.date === date);

function change({ database, audit, announce }: Unit, row: Parameters<typeof insertHolidayChange>[1]): void {
  const after = insertHolidayChange(database, row);
  audit(after.id, { after });
  // Open calendars read what surrounds their entries again.
  announce({ updated: "projects", method: "PATCH", calendar: { id: after.id } });
}

function takeBack({ database, audit, announce }: Unit, date: string): void {
  const before = found(findHolidayChange(database, date));
  deleteHolidayChange(database, before.id);
  audit(before.id, { before });
  announce({ updated: "projects", method: "PATCH", calendar: { id: before.id } });
}

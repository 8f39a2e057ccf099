import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { typedDate } from "#model/answer/fields.ts";
import { sought } from "#model/answer/sought-number.ts";
import { calendarData, calendarWeek } from "#model/calendar/entry.ts";
import { today } from "#model/date/dates.ts";
import { weekOf } from "#model/date/week.ts";
import { listEntries } from "../db/calendar-entries.ts";
import { listEmployees, listPlannedProjects } from "../db/calendar-lists.ts";
import type { Database } from "../db/database.ts";
import { newestSeq } from "../db/outbox.ts";
import { listManagers } from "../db/users.ts";
import { listWorkTypes } from "../db/work-types.ts";
import { noun } from "../operations/call.ts";
import { answers, operation } from "../operations/operation.ts";
import type { Words } from "../words/texts.ts";
import { readableLists, readableWeek } from "./calendar-readable.ts";
import { holidaysIn } from "./holidays.ts";

/** What the sheet of a week shows: its entries, and whom and what it is made of (specification §3, §7). */
export const calendarLists = noun();

const week = z.object({ date: typedDate.optional() });
/** 0 is everybody (specification 2.6). */
const manager = sought.default(0);

calendarLists.openapi(
  operation(
    "calendar.list",
    {
      access: { roles: "everybody", modules: "calendar" },
      summary: "Entries of a week",
      method: "get",
      path: "/calendar",
      request: { query: week },
      responses: answers(calendarWeek),
    },
    readableWeek,
  ),
  (c) => {
    const { date = today() } = c.req.valid("query");
    const { database } = c.env;
    // Nothing else runs between the two reads, so that the entries hold this event and none after it.
    return c.json({ data: listEntries(database, date), meta: { seq: newestSeq(database) } }, 200);
  },
);

calendarLists.openapi(
  operation(
    "calendar.choices",
    {
      access: { roles: "everybody", modules: "calendar" },
      summary: "Employees, work types and projects of a week",
      method: "get",
      path: "/calendar/create",
      request: { query: week.extend({ user_id: manager }) },
      responses: answers(one(calendarData)),
    },
    readableLists,
  ),
  (c) => {
    const { date = today(), user_id } = c.req.valid("query");
    const { database, t } = c.env;
    const data = {
      employees: listEmployees(database, date),
      work_types: listWorkTypes(database),
      ...listPlannedProjects(database, date, user_id),
      managers: listManagers(database),
      holidays: holidaysOf(database, t, weekOf(date)),
    };
    return c.json({ data }, 200);
  },
);

/** A week may have days of two years. */
function holidaysOf(database: Database, t: Words, days: string[]) {
  const years = new Set(days.map((day) => Number(day.slice(0, 4))));
  return [...years]
    .flatMap((year) => holidaysIn(database, t, year))
    .filter(({ date, is_removed }) => days.includes(date) && !is_removed)
    .map(({ date, name }) => ({ date, name }));
}

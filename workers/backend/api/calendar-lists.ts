import { z } from "zod";
import { one } from "../../../app/model/answer";
import { calendarData, calendarWeek } from "../../../app/model/calendar-entry";
import { today } from "../../../app/model/dates";
import { typedDate } from "../../../app/model/fields";
import { weekOf } from "../../../app/model/week";
import { noun } from "../call";
import { listEntries } from "../db/calendar-entries";
import { listEmployees, listPlannedProjects } from "../db/calendar-lists";
import type { Database } from "../db/database";
import { newestSeq } from "../db/outbox";
import { listManagers } from "../db/users";
import { listWorkTypes } from "../db/work-types";
import { answers, operation } from "../operation";
import type { Words } from "../texts";
import { readableLists, readableWeek } from "./calendar-readable";
import { holidaysIn } from "./holidays";

/** What the sheet of a week shows: its entries, and whom and what it is made of (specification §3, §7). */
export const calendarLists = noun();

const week = z.object({ date: typedDate.optional() });
/** 0 is everybody (specification 2.6). */
const manager = z.coerce
  .number({ error: "errors.number" })
  .int("errors.number")
  .min(0, "errors.number")
  .max(Number.MAX_SAFE_INTEGER, "errors.number")
  .default(0);

calendarLists.openapi(
  operation(
    "calendar.list",
    {
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

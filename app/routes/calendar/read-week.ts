import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { reading } from "#app/guard.ts";
import { queryOf } from "#app/query.ts";
import { one } from "#model/answer/answer.ts";
import { type CalendarEntry, calendarData, calendarWeek, datedIn } from "#model/calendar/entry.ts";
import { arrangePeople, orders } from "#model/calendar/people.ts";
import { today } from "#model/date/dates.ts";
import { mondayOf, weekOf } from "#model/date/week.ts";
import { oneOf, wrongDates } from "#model/list/list-filters.ts";
import { weekParams } from "./week-params.ts";
import { packEntries } from "./entries/packed-entry.ts";

/** The entries of a week, and the employees and projects that can be planned. The address names `date` and the manager. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URLSearchParams(queryOf(request, weekParams, { order: oneOf(orders) }));
  const date = asked.get("date") ?? today();
  const manager = Number(asked.get("project_manager") ?? 0);
  const [counted, { config, user, language }, week, choices] = await reading(context, request, "calendar", async () => {
    const counted = await context.newestEvent();
    return Promise.all([
      counted,
      context.viewer(),
      context.api.get(`/calendar?date=${date}`, calendarWeek),
      context.api.get(
        `/calendar/create?date=${date}${manager ? `&user_id=${manager}` : ""}`,
        one(calendarData),
      ),
    ]);
  });
  const { projects_in_calendar, employees, ...planning } = choices.data;
  const entries = datedIn(week.data, weekOf(date));
  const sought = asked.get("who") ?? "";
  const order = orders.find((one) => one === asked.get("order")) ?? null;
  return {
    ...planning,
    employees: arrangePeople(employees, entries, { sought, order, self: user?.id }, language),
    /** What rows are sought by, and how they are ordered. */
    sought,
    order,
    /** Ids of projects: nothing else of them is shown. */
    projects_in_calendar: projects_in_calendar.map(({ id }) => id),
    packed: packEntries(entries),
    seq: week.meta.seq ?? counted,
    /** The address names a day that there is not, or none between 1900 and 2100: this week is shown instead. */
    isDateWrong: wrongDates(new URL(request.url).searchParams).includes("date"),
    /** The Monday of the week. */
    week: mondayOf(date),
    manager,
    today: today(),
    timeframe: config.module_config.calendar.timeframe,
  };
}

export type WeekData = Awaited<ReturnType<typeof loader>>;

/** The data of a week with its entries as everything of the calendar knows them. */
export interface Week extends Omit<WeekData, "packed"> {
  entries: CalendarEntry[];
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { one } from "#model/answer/answer.ts";
import {
  type CalendarData,
  type CalendarEntry,
  calendarData,
  calendarWeek,
  datedIn,
} from "#model/calendar/entry.ts";
import { arrangePeople, orders } from "#model/calendar/people.ts";
import { daysShown, views } from "#model/calendar/view.ts";
import { today } from "#model/date/dates.ts";
import { addDays, mondayOf, weekOf } from "#model/date/week.ts";
import { oneOf, wrongDates } from "#model/list/list-filters.ts";
import type { Api } from "#model/page/context.ts";
import { packEntries } from "./entries/packed-entry.ts";
import { weekParams } from "./week-params.ts";

/**
 * The entries of the days that are shown, and the employees and projects that can be planned. The address names `date`, the
 * manager, how it is looked at, and whose rows are wanted in which order.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const own = { order: oneOf(orders), view: oneOf(views) };
  const asked = new URLSearchParams(queryOf(request, weekParams, own));
  const chosen = views.find((view) => view === asked.get("view")) ?? null;
  const days = daysShown(asked.get("date") ?? today(), chosen ?? "week");
  const [first = today()] = days;
  const manager = Number(asked.get("project_manager") ?? 0);
  const [counted, { config, user, language }, ...weeks] = await reading(
    context,
    request,
    "calendar",
    async () => {
      const counted = await context.newestEvent();
      const dates = chosen === "two-weeks" ? [first, addDays(first, 7)] : [first];
      return Promise.all([
        counted,
        context.viewer(),
        ...dates.map((date) => readWeek(context.api, date, manager)),
      ]);
    },
  );
  const { projects_in_calendar, employees, ...planning } = together(weeks.map(({ choices }) => choices.data));
  const entries = weeks.flatMap((week) => week.entries).filter(({ date }) => days.includes(date));
  const sought = asked.get("who") ?? "";
  const order = orders.find((one) => one === asked.get("order")) ?? null;
  const hasOwnRow = employees.some(({ id }) => id === user?.id);
  return {
    ...planning,
    employees: arrangePeople(employees, entries, { sought, order, self: user?.id }, language),
    /** What rows are sought by, and how they are ordered. */
    sought,
    order,
    /** Ids of projects: nothing else of them is shown. */
    projects_in_calendar: [...new Set(projects_in_calendar.map(({ id }) => id))],
    packed: packEntries(entries),
    // What is older than one of two weeks is applied to both again, and changes nothing.
    seq: weeks.reduce<number | null>((seq, week) => lower(seq, week.seq), null) ?? counted,
    /** The address names a day that there is not, or none between 1900 and 2100: this week is shown instead. */
    isDateWrong: wrongDates(new URL(request.url).searchParams).includes("date"),
    /** The Monday of the week, or of the first one. */
    week: mondayOf(first),
    /** yyyy-MM-dd, in their order. */
    shown: days,
    /** How one chose to look at it; null where nobody did. */
    view: chosen === "agenda" && !hasOwnRow ? null : chosen,
    /** Whether who looks is planned here. */
    hasOwnRow,
    manager,
    today: today(),
    timeframe: config.module_config.calendar.timeframe,
  };
}

async function readWeek(api: Api, date: string, manager: number) {
  const [week, choices] = await Promise.all([
    api.get(`/calendar?date=${date}`, calendarWeek),
    api.get(`/calendar/create?date=${date}${manager ? `&user_id=${manager}` : ""}`, one(calendarData)),
  ]);
  return { entries: datedIn(week.data, weekOf(date)), seq: week.meta.seq, choices };
}

/** What two weeks are planned with: who has left has a row where there are entries in one of them. */
function together([first, second]: CalendarData[]): CalendarData {
  if (!first) throw new Error("A calendar shows a week at least");
  if (!second) return first;
  const known = new Set(first.employees.map(({ id }) => id));
  const holidays = first.holidays && second.holidays && [...first.holidays, ...second.holidays];
  return {
    ...first,
    employees: [...first.employees, ...second.employees.filter(({ id }) => !known.has(id))],
    projects_in_calendar: [...first.projects_in_calendar, ...second.projects_in_calendar],
    holidays,
  };
}

const lower = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

export type WeekData = Awaited<ReturnType<typeof loader>>;

/** The data of a week with its entries as everything of the calendar knows them. */
export interface Week extends Omit<WeekData, "packed"> {
  entries: CalendarEntry[];
}

import { one } from "#model/answer/answer.ts";
import { calendarEvent, calendarWeek, datedIn } from "#model/calendar/entry.ts";
import { daysShown, views } from "#model/calendar/view.ts";
import { isLocalDate, today } from "#model/date/dates.ts";
import { weekOf } from "#model/date/week.ts";
import type { Api } from "#model/page/context.ts";

/** The date whose week a request is about: the one in its address, or today. */
export function dateOf(request: Request): string {
  const asked = new URL(request.url).searchParams.get("date") ?? "";
  return isLocalDate(asked) ? asked : today();
}

/** The calendar where a day is in sight: as it is shown already, or else from that day. `query` is what the calendar is shown with. */
export function calendarAt(day: string, request: Request, query: URLSearchParams): string {
  const view = views.find((one) => one === query.get("view")) ?? "week";
  if (!daysShown(dateOf(request), view).includes(day)) query.set("date", day);
  return `/calendar?${query}`;
}

/**
 * One entry with all that its dialogs show. The event detail of the specification says whose project it is of by name
 * alone (§3): which one it is stands in its week.
 */
export async function readEvent(api: Api, id: string | undefined) {
  const { data } = await api.get(`/calendar/${id}`, one(calendarEvent));
  if (data.project_id || !data.project) return data;
  const week = await api.get(`/calendar?date=${data.date}`, calendarWeek);
  const cell = datedIn(week.data, weekOf(data.date)).find(
    ({ calendar_id }) => calendar_id === data.calendar_id,
  );
  if (!cell) return data;
  const { project_id, work_type_id, short_name } = cell;
  return { ...data, project_id, work_type_id: data.work_type_id ?? work_type_id, short_name };
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { reading } from "~/guard";
import { one } from "~/model/answer";
import { calendarData, calendarWeek, datedIn } from "~/model/calendar-entry";
import { today } from "~/model/dates";
import { wrongDates } from "~/model/list-filters";
import { mondayOf, weekOf } from "~/model/week";
import { queryOf } from "~/query";
import type { Titled } from "~/title";
import { CalendarBoard } from "./board";

export const handle = { title: (t) => t("calendar.title") } satisfies Titled;

/** The entries of a week, and whom and what it can be planned with. `date` and the manager stand in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URLSearchParams(queryOf(request, ["date", "project_manager"]));
  const date = asked.get("date") ?? today();
  const manager = Number(asked.get("project_manager") ?? 0);
  const [counted, { config }, week, choices] = await reading(context, request, "calendar", async () => {
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
  return {
    ...choices.data,
    entries: datedIn(week.data, weekOf(date)),
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

/** Opening and closing a dialog reads nothing anew: the room keeps the sheet as it is. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameWeek = ["date", "project_manager"].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  const isDialog = currentUrl.pathname !== nextUrl.pathname && isSameWeek && !formMethod;
  return isDialog ? false : defaultShouldRevalidate;
}

export default function Calendar() {
  return <CalendarBoard {...useLoaderData<typeof loader>()} />;
}

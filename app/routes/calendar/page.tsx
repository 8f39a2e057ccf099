import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { revalidates } from "#app/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { CalendarBoard } from "./board.tsx";
import { loader } from "./read-week.ts";

export { loader };

export const handle = { title: (t) => t("calendar.title") } satisfies Titled;

/** Opening and closing a dialog reads nothing again: the room keeps the sheet as it is. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod } = change;
  const isSameWeek = ["date", "project_manager"].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  const isDialog = currentUrl.pathname !== nextUrl.pathname && isSameWeek && !formMethod;
  return isDialog ? false : revalidates(change);
}

export default function Calendar() {
  return <CalendarBoard {...useLoaderData<typeof loader>()} />;
}

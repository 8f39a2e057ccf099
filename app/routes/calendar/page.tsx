import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { revalidates } from "#app/loading/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { CalendarBoard } from "./board.tsx";
import { unpackEntries } from "./entries/packed-entry.ts";
import { loader } from "./read-week.ts";
import { weekParams } from "./week-params.ts";

export { loader };

export const handle = { title: (t) => t("calendar.title") } satisfies Titled;

/** Opening and closing a dialog reads nothing again: the room keeps the sheet as it is. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod } = change;
  const isSameWeek = weekParams.every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  const isDialog = currentUrl.pathname !== nextUrl.pathname && isSameWeek && !formMethod;
  return isDialog ? false : revalidates(change);
}

export default function Calendar() {
  const { packed, ...week } = useLoaderData<typeof loader>();
  // The same entries until data are read again: what is worked out of them stays as well.
  const entries = useMemo(() => unpackEntries(packed), [packed]);
  return <CalendarBoard {...week} entries={entries} />;
}

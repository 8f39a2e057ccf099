import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { press, submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { config } from "#model/branding/config.ts";
import { holidayList, holidayYear } from "#model/calendar/holiday.ts";
import { today } from "#model/date/dates.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { Refused } from "../refused.tsx";
import { stays } from "../saved.ts";
import { SettingsPage } from "../sections.tsx";
import { enteredHoliday, Holidays } from "./holidays.tsx";
import { editedHours, Hours } from "./hours.tsx";
import { saveHours } from "./save-hours.ts";

export const handle = { title: (t) => t("day_settings.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("year");
  const year = holidayYear.safeParse(asked ?? today().slice(0, 4)).data ?? Number(today().slice(0, 4));
  const [holidays, { data: settings }] = await reading(context, request, "calendarSettings", () =>
    Promise.all([
      optionalData(context.api.get(`/holidays?year=${year}`, holidayList)),
      context.api.get("/system-config", one(config)),
    ]),
  );
  return { holidays, year, settings, key: crypto.randomUUID() };
}

/** Sets the hours of the day, adds a day off, takes one away or back: what was sent says which. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "calendarSettings");
  const { pathname, search } = new URL(request.url);
  const form = await formOf(request);
  const say = (key: string) => {
    context.session.flash({ kind: "success", key, stays });
    return redirect(pathname + search);
  };
  const intent = form.get("intent");
  if (intent === "hours")
    return submitEdit({ request, context, form }, editedHours, async ({ start, end }) => {
      await saveHours(context.api, [start, end - start], versionOf(form));
      return say("settings.saved");
    });
  if (intent === "add")
    return submit({ request, context, form }, enteredHoliday, async ({ date, name }) => {
      await context.api.send("POST", "/holidays", done, {
        body: { date, name },
        idempotencyKey: keyOf(form),
      });
      context.session.flash({ kind: "success", key: "day_settings.added", stays });
      return redirect(`${pathname}?year=${date.slice(0, 4)}`);
    });
  const path = `/holidays/${encodeURIComponent(String(form.get("date")))}`;
  await press({ request, context }, async () => {
    if (intent === "restore") {
      // A day that a colleague has put back first is back as well.
      await context.api.send("POST", `${path}/restore`, done).catch((error: unknown) => {
        if (!isApiError(error) || error.status !== 404) throw error;
      });
      say("day_settings.restored");
    } else
      await remove(context, {
        path,
        answer: done,
        said: () => ({ key: "day_settings.removed", stays }),
        version: undefined,
      });
  });
  return redirect(pathname + search);
}

/** The calendar's day, and the days on which nobody works. */
export default function CalendarSettings() {
  const { t } = useTranslation();
  const { holidays, year, settings, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const of = (intent: string) => (lastResult?.initialValue?.intent === intent ? lastResult : undefined);
  const ofHours = of("hours");
  const begun = useEditBaseline(settings, "hours", ofHours);
  return (
    <SettingsPage title={t("day_settings.title")}>
      <div className="flex max-w-[720px] flex-col gap-10 p-4 sm:p-6">
        <Hours key={fillingOf(begun, ofHours)} settings={begun} lastResult={ofHours} />
        <MissingPart problem={holidays.problem} name={t("day_settings.holidays")} />
        {holidays.data && (
          <Holidays holidays={holidays.data} year={year} idempotencyKey={key} lastResult={of("add")} />
        )}
      </div>
      <Refused lastResult={lastResult} />
    </SettingsPage>
  );
}

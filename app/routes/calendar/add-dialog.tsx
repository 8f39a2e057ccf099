import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useOutletContext, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { calendarData } from "#model/calendar/entry.ts";
import { mayEdit } from "#model/calendar/rules.ts";
import { isLocalDate, showDate, today } from "#model/date/dates.ts";
import { addDays, mondayOf, weekday } from "#model/date/week.ts";
import type { User } from "#model/user/user.ts";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { EntryForm } from "./entry-form.tsx";
import { bodyOf, newEntryForm, overrideOf } from "./entry-input.ts";
import { Facts } from "./facts.tsx";
import { calendarAt, dateOf } from "./known-event.ts";
import { nameOf, type Plan, planOf, plansOf } from "./plan.ts";
import type { SheetContext } from "./sheet/sheet-context.ts";
import { usePast } from "./use-past.ts";

/** What the form may begin with, by the names in its address. */
const beginning = ["what", "user_id", "on", "start_time_id", "duration"];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ config }, { data }] = await reading(context, request, "calendar", () =>
    Promise.all([
      context.viewer(),
      context.api.get(`/calendar/create?date=${dateOf(request)}`, one(calendarData)),
    ]),
  );
  const timeframe = config.module_config.calendar.timeframe;
  return { ...data, timeframe, today: today(), key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "calendar");
  return submit({ request, context }, newEntryForm, async (entry, form) => {
    await context.api.send("POST", `/calendar${overrideOf(form)}`, z.unknown(), {
      body: bodyOf(entry),
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "calendar.created" });
    const query = new URL(request.url).searchParams;
    for (const name of beginning) query.delete(name);
    return replace(calendarAt(entry.date, request, query));
  });
}

/** A project or additional work, and the form that puts it on the sheet: the way without dragging (specification 2.6). */
export default function AddEntry() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const sheet = useOutletContext<SheetContext>();
  const [params] = useSearchParams();
  const user = useRoot()?.user;
  const past = usePast(user);
  const all = plansOf(data);
  const chosen = planOf(all, params.get("what"));
  // What one was led here with is there, even where only others may plan it: the answer says so.
  const plans = all.filter((plan) => plan === chosen || (user && mayPlanIt(user, plan)));
  const closing = new URLSearchParams(params);
  for (const name of beginning) closing.delete(name);
  const closeTo = `/calendar?${closing}`;
  const sent = lastResult?.initialValue ?? {};
  const chosenName = chosen ? nameOf(chosen) : "";
  const what = {
    id: "entry-what",
    name: "what",
    errors: lastResult?.error?.what ?? undefined,
    initialValue: typeof sent.what === "string" ? sent.what : chosenName,
  };
  return (
    <Dialog title={titleOf(chosen) ?? t("calendar.new_entry")} closeTo={closeTo}>
      <EntryForm
        choices={data}
        timeframe={data.timeframe}
        defaultValue={{
          user_id: params.get("user_id") ?? "",
          date: dayOf(params, data.today),
          start_time_id: params.get("start_time_id") ?? String(data.timeframe[0]),
          duration: params.get("duration") ?? "1",
        }}
        idempotencyKey={data.key}
        lastResult={lastResult}
        isReadOnly={false}
        isAdditional={chosen?.kind === "work"}
        isPlaceFolded={false}
        roomAt={sheet.roomAt}
        isPastOpen={past.isOpen}
        what={
          <>
            {chosen?.kind === "project" && (
              <Facts
                facts={[
                  [t("calendar.customer"), chosen.project.customer],
                  [t("calendar.project_manager"), chosen.project.project_manager?.name],
                  [t("calendar.planned_dates"), datesOf(chosen.project)],
                  [t("calendar.planned_hours"), t("calendar.hours", { count: chosen.project.planned_hours })],
                ]}
              />
            )}
            <SelectField
              field={what}
              label={t("calendar.what")}
              isRequired
              none={t("calendar.choose_what")}
              options={plans.map((plan) => ({ value: nameOf(plan), label: titleOf(plan) ?? "" }))}
            />
          </>
        }
      >
        <CancelLink to={closeTo} />
      </EntryForm>
    </Dialog>
  );
}

/** Whether somebody may make an entry of a plan (specification §6). */
const mayPlanIt = (user: User, plan: Plan) =>
  mayEdit(user, { project_id: plan.kind === "project" ? plan.project.id : null }, true);

const titleOf = (plan: Plan | undefined) => (plan?.kind === "project" ? plan.project.name : plan?.work.name);

const datesOf = ({
  planned_start_date: start,
  planned_due_date: due,
}: {
  planned_start_date: string;
  planned_due_date: string;
}) => (start && due ? `${showDate(start)}–${showDate(due)}` : null);

/** The day that was pointed at, or else today where it is in the shown week, or that week's Monday. */
function dayOf(params: URLSearchParams, today: string): string {
  const asked = params.get("on") ?? params.get("date") ?? today;
  const day = isLocalDate(asked) ? asked : today;
  // Nobody is planned on a weekend.
  return weekday(day) > 4 ? addDays(mondayOf(day), 7) : day;
}

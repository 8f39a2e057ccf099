import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { type ReminderPlan, reminderPlan } from "#model/invoice/reminder-plan.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { Refused } from "../refused.tsx";
import { stays } from "../saved.ts";
import { SettingsPage } from "../sections.tsx";
import { bodyOf, editedPlan } from "./entered.ts";
import { PlanForm } from "./form.tsx";

export const handle = { title: (t) => t("reminders.title") } satisfies Titled;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, "reminderSettings", async () => ({
    plan: await optionalData(context.api.get("/reminder_plan", one(reminderPlan))),
  }));

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "reminderSettings", editedPlan);
  return submitEdit({ request, context }, editedPlan, async (entered, form) => {
    const body = bodyOf(entered);
    await context.api.send("PATCH", "/reminder_plan", done, { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    return redirect("/settings/reminders");
  });
}

/** By which plan clients are reminded of what they owe. */
export default function Reminders() {
  const { t } = useTranslation();
  const { plan } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={t("reminders.title")}>
      <MissingPart problem={plan.problem} className="m-4 max-w-[720px] sm:m-6" />
      {plan.data && <Plan shown={plan.data} />}
    </SettingsPage>
  );
}

function Plan({ shown }: { shown: ReminderPlan }) {
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, "reminders", lastResult);
  return (
    <>
      <PlanForm key={fillingOf(begun, lastResult)} plan={begun} lastResult={lastResult} />
      <Refused lastResult={lastResult} />
    </>
  );
}

import { getFormProps } from "@conform-to/react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { ReminderPlan } from "#model/invoice/reminder-plan.ts";
import { DefaultButton } from "#ui/default-button.tsx";
import { CheckField, FormErrors, TextField } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { SaveFooter } from "../save-footer.tsx";
import { planValues } from "./entered.ts";
import { Steps } from "./steps.tsx";

const rules = () => import("./entered.ts").then(({ enteredPlan }) => enteredPlan);

/** Whether clients are reminded, of which sums, and when with which words. */
export function PlanForm({ plan, lastResult }: { plan: ReminderPlan; lastResult: Refusal | undefined }) {
  const { t, language } = useTranslation();
  const id = "reminders";
  const values = planValues(plan, language);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6" {...getFormProps(form)}>
      <DefaultButton />
      <div className="flex flex-col items-start gap-2">
        <p className="text-grey-700">{t("reminders.hint")}</p>
        <Link to="/invoices/reminders?state=coming" className="text-primary-ink underline underline-offset-4">
          {t("reminders.what_comes")}
        </Link>
      </div>
      <FormErrors errors={form.errors} />
      <EditBaseline form={id} row={{ version: plan.version, values }} lastResult={lastResult}>
        <div className="flex flex-col gap-4">
          <CheckField field={fields.is_on} label={t("reminders.is_on")} />
          <TextField
            field={fields.least_amount}
            label={t("reminders.least_amount")}
            hint={t("reminders.least_hint")}
            suffix="€"
            inputMode="decimal"
            className="max-w-64"
          />
        </div>
        <Steps form={form} list={fields.steps} builtIn={plan.built_in} />
      </EditBaseline>
      <SaveFooter />
    </Form>
  );
}

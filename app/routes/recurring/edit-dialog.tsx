import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { type RecurringInvoice, recurringInvoice } from "#model/recurring/recurring-invoice.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { editedPlan } from "./edited.ts";
import { PlanFields } from "./fields.tsx";
import { recurringValues } from "./values.ts";

export const handle = { title: (t) => t("recurring.edit") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "invoices", () =>
    context.api.get(`/recurring_invoices/${params.planId}`, one(recurringInvoice)),
  );
  return data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", editedPlan);
  return submitEdit({ request, context }, editedPlan, async (body, form) => {
    await context.api.send("PATCH", `/recurring_invoices/${params.planId}`, done, {
      body,
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "recurring.saved" });
    return replace(`/invoices/recurring/${params.planId}`);
  });
}

/** Changes when a plan comes, and what it does then. */
export default function EditPlan() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  return (
    <Dialog title={t("recurring.edit")} closeTo={`/invoices/recurring/${shown.id}`} width="wide">
      <PlanForm key={fillingOf(begun, lastResult)} plan={begun} lastResult={lastResult} />
    </Dialog>
  );
}

interface PlanFormProps {
  plan: RecurringInvoice;
  lastResult: Refusal | undefined;
}

const rules = () => import("#model/recurring/recurring-invoice.ts").then((model) => model.recurringForm);

function PlanForm({ plan, lastResult }: PlanFormProps) {
  const { t } = useTranslation();
  const values = recurringValues(plan);
  const id = "plan";
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <EditBaseline form={id} row={{ version: plan.version, values }} lastResult={lastResult}>
          <PlanFields fields={fields} />
          <FormErrors errors={form.errors} fields={form.allErrors} />
        </EditBaseline>
      </DialogBody>
      <SendFooter closeTo={`/invoices/recurring/${plan.id}`} send={t("form.save")} />
    </Form>
  );
}

import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { prefilledIn } from "#app/forms/begun-in.ts";
import { formOf } from "#app/forms/form.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import { Prefilled } from "#app/forms/prefilled.tsx";
import { submit } from "#app/forms/submission.ts";
import { chosenBefore, completeChoice } from "#app/forms/typed-choice.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { answered, enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { isId } from "#model/answer/fields.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { planOfEstimate, recurringPage } from "#model/recurring/recurring-invoice.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { begunPlan } from "./begun.ts";
import { createPlan } from "./created.ts";
import { estimateName, estimatesFor } from "./estimates.ts";
import { PlanFields } from "./fields.tsx";
import { PlanWays } from "./ways.tsx";

const list = "/invoices/recurring";

export const handle = { title: (t) => t("recurring.add") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("estimate") ?? "";
  const [known, source] = await reading(context, request, "invoices", () =>
    Promise.all([
      ifOffered(context.api.get("/recurring_invoices?per_page=1", recurringPage)),
      isId(asked) ? context.api.get(`/estimates/${asked}`, one(estimate)) : null,
    ]),
  );
  const { id, name = "", estimate_nr } = source?.data ?? {};
  return {
    isOffered: known !== null,
    chosen: id === undefined ? null : { id, name: estimateName({ name, estimate_nr: estimate_nr ?? "" }) },
    values: begunPlan(name),
    key: crypto.randomUUID(),
  };
}

const called = {
  texts: "recurring",
  input: planOfEstimate,
  beganIn: (form: FormData) => prefilledIn(form, ["name", "starts_on", "estimate_id_name"]),
  names: { estimate_id_name: "recurring.estimate_id" },
};

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", called);
  const form = await formOf(request);
  const search = (typed: string) => estimatesFor(context.api, typed);
  await answered(completeChoice(form, "estimate_id", search), context, request);
  return submit({ request, context, form, called }, planOfEstimate, createPlan(context));
}

const rules = () => import("#model/recurring/recurring-invoice.ts").then((model) => model.planOfEstimate);

/** Has an estimate invoiced again and again. */
export default function AddPlan() {
  const { t } = useTranslation();
  const { isOffered, chosen } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const lastResult = useAnswer<typeof action>();
  const isOfEstimate = params.has("estimate") && chosen;
  const closeTo = isOfEstimate ? `/estimate/${chosen.id}` : list;
  if (!isOffered && !lastResult)
    return <NotNow title={t("recurring.add")} why="problems.not_offered" closeTo={closeTo} />;
  return (
    <Dialog title={t("recurring.add")} closeTo={closeTo} width="wide">
      <PlanForm closeTo={closeTo} />
    </Dialog>
  );
}

function PlanForm({ closeTo }: { closeTo: string }) {
  const { t } = useTranslation();
  const { chosen, values, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [form, fields] = useSubmission(rules, { id: "plan", lastResult, defaultValue: values });
  const before = chosenBefore(lastResult, "estimate_id");
  const source = Object.keys(before).length > 0 ? before : { chosen: chosen ?? undefined };
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <FormErrors errors={form.errors} />
        <FormKey value={key} />
        <Prefilled values={{ ...values, estimate_id_name: chosen?.name }} lastResult={lastResult} />
        {!chosen && <PlanWays way="estimate" />}
        <p className="text-grey-700">{t("recurring.explained")}</p>
        <ComboBox
          name={fields.estimate_id.name}
          id={fields.estimate_id.id}
          errors={fields.estimate_id.errors}
          {...source}
          label={t("recurring.estimate_id")}
          isRequired
          source="/choices/estimates"
          minimum={1}
        />
        <PlanFields fields={fields} />
      </DialogBody>
      <SendFooter closeTo={closeTo} send={t("form.save")} />
    </Form>
  );
}

import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { prefilledIn } from "#app/forms/begun-in.ts";
import { formOf } from "#app/forms/form.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import { Prefilled } from "#app/forms/prefilled.tsx";
import { submit } from "#app/forms/submission.ts";
import { chosenBefore } from "#app/forms/typed-choice.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { answered, enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { planOfLines, recurringPage } from "#model/recurring/recurring-invoice.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { DefaultButton } from "#ui/default-button.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { completeProject } from "../projects/typed-project.ts";
import { readUnits } from "../units/read.ts";
import { begunPlan } from "./begun.ts";
import { createPlan } from "./created.ts";
import { PlanFields } from "./fields.tsx";
import { PlanLines } from "./plan-lines.tsx";
import { PlanWays } from "./ways.tsx";

const list = "/invoices/recurring";

export const handle = { title: (t) => t("recurring.add") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [known, units] = await reading(context, request, "invoices", () =>
    Promise.all([
      ifOffered(context.api.get("/recurring_invoices?per_page=1", recurringPage)),
      optionalData(readUnits(context.api)),
    ]),
  );
  return { isOffered: known !== null, units, key: crypto.randomUUID() };
}

const called = {
  texts: "recurring",
  input: planOfLines,
  beganIn: (form: FormData) => prefilledIn(form, ["name", "starts_on", "project_id_name"]),
  names: { project_id_name: "recurring.project" },
};

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", called);
  const form = await formOf(request);
  await answered(completeProject(form, context.api, "project_id"), context, request);
  return submit({ request, context, form, called }, planOfLines, createPlan(context));
}

/** Has lines invoiced again and again that no estimate has yet. */
export default function AddPlanOfLines() {
  const { t } = useTranslation();
  const { isOffered } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  if (!isOffered && !lastResult)
    return <NotNow title={t("recurring.add")} why="problems.not_offered" closeTo={list} />;
  return (
    <Dialog title={t("recurring.add")} closeTo={list} width="page">
      <LinesForm />
    </Dialog>
  );
}

const rules = () => import("#model/recurring/recurring-invoice.ts").then((model) => model.planOfLines);

function LinesForm() {
  const { t } = useTranslation();
  const { units, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const values = begunPlan("");
  const first = { name: "", quantity: "1", measure_unit_id: String(units.data?.[0]?.id ?? ""), price: "" };
  const [form, fields] = useSubmission(rules, {
    id: "plan-of-lines",
    lastResult,
    defaultValue: Object.assign({ lines: [first] }, values),
  });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DefaultButton />
      <DialogBody>
        <FormErrors errors={form.errors} />
        <FormKey value={key} />
        <Prefilled values={Object.assign({ project_id_name: "" }, values)} lastResult={lastResult} />
        <PlanWays way="lines" />
        <p className="text-grey-700">{t("recurring.lines_explained")}</p>
        <MissingPart problem={units.problem} name={t("recurring.unit")} />
        <ComboBox
          name={fields.project_id.name}
          id={fields.project_id.id}
          errors={fields.project_id.errors}
          {...chosenBefore(lastResult, "project_id")}
          label={t("recurring.project")}
          isRequired
          source="/choices/projects"
          minimum={1}
        />
        <PlanLines form={form} list={fields.lines} units={units.data ?? []} first={first} />
        <PlanFields fields={fields} />
      </DialogBody>
      <SendFooter closeTo={list} send={t("form.save")} />
    </Form>
  );
}

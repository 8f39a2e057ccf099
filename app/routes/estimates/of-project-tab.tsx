import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { prefilledIn } from "#app/forms/begun-in.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { Prefilled } from "#app/forms/prefilled.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { showDate } from "#model/date/dates.ts";
import { type EstimateEntry, estimate, estimateForm } from "#model/estimate/estimate.ts";
import { estimateType } from "#model/estimate/estimate-type.ts";
import { enabledTypes } from "#model/estimate/kinds.ts";
import { showSentMoney } from "#model/money/show-money.ts";
import { project } from "#model/project/project.ts";
import { Button } from "#ui/button.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TemplateField } from "../templates/field.tsx";
import { type ToBeginWith, toBeginWith } from "../templates/to-begin-with.ts";
import { estimatesOf } from "./of-project-list.ts";
import { EstimateState } from "./state-badge.tsx";

const rules = () => import("#model/estimate/estimate.ts").then(({ estimateForm }) => estimateForm);

export const handle = {
  title: (t) => t("projects.estimates"),
  isTab: true,
} satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [shown, list, templates] = await reading(context, request, "projects", () =>
    Promise.all([
      rowOf(context.api, "/projects", params.projectId, project),
      optionalData(estimatesOf(context.api, params.projectId)),
      optionalData(toBeginWith(context.api)),
    ]),
  );
  return { project: shown.data, estimates: list, templates: templates.data ?? [], key: crypto.randomUUID() };
}

const calledNew = {
  texts: "estimates",
  names: { name: "estimates.new_name" },
  input: estimateForm,
  beganIn: (form: FormData) => prefilledIn(form, ["name"]),
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "projects", calledNew);
  return submit({ request, context, called: calledNew }, estimateForm, async (body, form) => {
    const { data } = await context.api.send("POST", "/estimates", one(estimate), {
      body: { ...body, project_id: params.projectId },
      idempotencyKey: keyOf(form),
    });
    return redirect(`/estimate/${data.id}`);
  });
}

/** The estimates of a project, and the form that begins another. */
export default function EstimatesOfProject() {
  const { t } = useTranslation();
  const { project: shown, estimates, templates, key } = useLoaderData<typeof loader>();
  return (
    <div className="flex max-w-[960px] flex-col gap-4 p-4 sm:p-6">
      <MissingPart problem={estimates.problem} />
      {estimates.data?.length === 0 && <p className="text-grey-600">{t("estimates.none_of_project")}</p>}
      {estimates.data && estimates.data.length > 0 && (
        <ul className="flex flex-col">
          {estimates.data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <NewEstimate name={shown.name} templates={templates} idempotencyKey={key} />
    </div>
  );
}

function Entry({ entry }: { entry: EstimateEntry }) {
  const { t, language } = useTranslation();
  const isOffer = entry.estimate_type_id === estimateType.product;
  const type = t(isOffer ? "estimates.type_product_short" : "estimates.type_position_short");
  const facts = [entry.estimate_nr, showDate(entry.date ?? "")];
  return (
    <li className="relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-hairline px-2 py-2 not-last:border-b hover:bg-grey-50">
      <div className="min-w-0 grow basis-48">
        <Link to={`/estimate/${entry.id}`} className="row-link font-medium break-words">
          {entry.name}
        </Link>
        <p className="numeric text-xs text-grey-600">{[type, ...facts].filter(Boolean).join(" · ")}</p>
      </div>
      <span className="numeric shrink-0 text-right">{showSentMoney(entry.total_cents, language)}</span>
      <EstimateState of={entry} approved={t("estimates.is_approved")} open={t("estimates.is_draft")} />
    </li>
  );
}

interface NewEstimateProps {
  name: string;
  templates: ToBeginWith[];
  idempotencyKey: string;
}

function NewEstimate({ name, templates, idempotencyKey }: NewEstimateProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const lastResult = useAnswer<typeof action>();
  const types = enabledTypes(useRoot()?.modules ?? []).map((value) => ({
    value,
    label: t(value === estimateType.product ? "estimates.type_product" : "estimates.type_position"),
  }));
  const [form, fields] = useSubmission(rules, {
    id: "estimate",
    lastResult,
    defaultValue: { name, estimate_type_id: String(types[0]?.value ?? estimateType.position) },
  });
  return (
    <Form method="post" className="flex flex-col gap-2 border-t border-grey-200 pt-4" {...getFormProps(form)}>
      <FormKey value={idempotencyKey} />
      <Prefilled values={{ name }} lastResult={lastResult} />
      <FormErrors errors={form.errors} />
      <div className="flex flex-wrap items-start gap-3">
        <TextField field={fields.name} label={t("estimates.new_name")} isRequired className="min-w-48 grow" />
        {types.length > 1 ? (
          <SelectField field={fields.estimate_type_id} label={t("estimates.type")} options={types} />
        ) : (
          <input type="hidden" name="estimate_type_id" value={types[0]?.value} />
        )}
        <TemplateField
          field={fields.template_id}
          templates={templates}
          types={types}
          chosen={String(fields.estimate_type_id.value ?? "")}
        />
        <Button
          tone="main"
          className="mt-5"
          isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}
        >
          {t("estimates.add")}
        </Button>
      </div>
    </Form>
  );
}

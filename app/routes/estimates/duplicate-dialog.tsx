import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { z } from "zod";
import { prefilledIn } from "#app/forms/begun-in.ts";
import { formOf } from "#app/forms/form.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { Prefilled } from "#app/forms/prefilled.tsx";
import { submit } from "#app/forms/submission.ts";
import { chosenBefore } from "#app/forms/typed-choice.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { withKnown } from "#app/loading/known-row.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { showDate } from "#model/date/dates.ts";
import { estimate, estimateCopy } from "#model/estimate/estimate.ts";
import { projectChoices } from "#model/project/project.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ComboBox } from "#ui/combo-box.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useAddsClient } from "../clients/use-adds-client.ts";
import { completeClientIn } from "../projects/typed-client.ts";

export const handle = { title: (t) => t("estimates.duplicate") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ data }, choices] = await reading(context, request, "estimate", () =>
    Promise.all([
      context.api.get(`/estimates/${params.estimateId}`, one(estimate)),
      optionalData(context.api.get("/projects/create", projectChoices)),
    ]),
  );
  const copy = Number(new URL(request.url).searchParams.get("copy"));
  return {
    original: { id: data.id, name: data.name, project: data.project },
    choices,
    key: crypto.randomUUID(),
    copyId: copy > 0 ? copy : null,
  };
}

/** A copy is for the same client where none is named; a name that is nobody's means another one. */
const copyForm = estimateCopy
  .extend({ customer_id_name: z.string().optional() })
  .refine(({ customer_id, customer_id_name }) => customer_id || !customer_id_name?.trim(), {
    path: ["customer_id"],
    error: "errors.client_required",
  });

const rules = async () => copyForm;

const calledCopy = {
  texts: "projects",
  names: {
    planned_start_date: "projects.planned_start",
    planned_due_date: "projects.planned_due",
    customer_id_name: "projects.client",
  },
  input: copyForm,
  beganIn: (form: FormData) =>
    prefilledIn(form, ["name", "planned_start_date", "planned_due_date", "customer_id_name"]),
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate", calledCopy);
  const form = await formOf(request);
  await completeClientIn({ request, context, form, called: calledCopy }, "customer_id");
  return submit(
    { request, context, form, called: calledCopy },
    copyForm,
    async ({ customer_id_name: _, ...body }) => {
      const path = `/estimates/${params.estimateId}/duplicate`;
      const { data } = await context.api.send("POST", path, one(estimate), {
        body,
        idempotencyKey: keyOf(form),
      });
      return redirect(`/estimate/${params.estimateId}/duplicate?copy=${data.id}`);
    },
  );
}

/** Copies an estimate into a project of its own, and leads there after a while (specification 4.2). */
export default function DuplicateEstimate() {
  const { t } = useTranslation();
  const { original, copyId } = useLoaderData<typeof loader>();
  return (
    <Dialog
      title={t("estimates.duplicate")}
      closeTo={`/estimate/${original.id}`}
      width="wide"
      first={copyId ? "title" : "control"}
    >
      {copyId ? <Done copyId={copyId} /> : <CopyForm />}
    </Dialog>
  );
}

/** Seconds until the copy opens by itself (specification 4.2). */
const wait = 5;

function Done({ copyId }: { copyId: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = `/estimate/${copyId}`;
  useEffect(() => {
    const leaving = window.setTimeout(() => navigate(address), wait * 1000);
    return () => window.clearTimeout(leaving);
  }, [navigate, address]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${wait};url=${address}`} />
      </noscript>
      <DialogBody>
        <p role="status">{t("estimates.was_duplicated")}</p>
      </DialogBody>
      <DialogFooter>
        <ButtonLink to={address} tone="main">
          {t("estimates.open_copy")}
        </ButtonLink>
      </DialogFooter>
    </>
  );
}

function CopyForm() {
  const { t } = useTranslation();
  const { original, choices, key } = useLoaderData<typeof loader>();
  const { project } = original;
  const lastResult = useAnswer<typeof action>();
  const navigation = useNavigation();
  const values = {
    name: nameOfCopy(original.name, (name) => t("estimates.copy_name", { name })),
    planned_start_date: showDate(project.planned_start_date ?? ""),
    planned_due_date: showDate(project.planned_due_date ?? ""),
    user_id: String(project.project_manager?.id ?? ""),
  };
  const [form, fields] = useSubmission(rules, { id: "copy", lastResult, defaultValue: values });
  const before = chosenBefore(lastResult, "customer_id");
  const addsClient = useAddsClient();
  const client = Object.keys(before).length > 0 ? before : { chosen: known(project.customer) };
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <FormKey value={key} />
        <Prefilled
          values={{ ...values, customer_id_name: known(project.customer)?.name }}
          lastResult={lastResult}
        />
        <p className="text-grey-700">{t("estimates.copy_explained")}</p>
        <TextField field={fields.name} label={t("estimates.fields.name")} isRequired data-autofocus />
        <ComboBox
          {...{ name: fields.customer_id.name, id: fields.customer_id.id, errors: fields.customer_id.errors }}
          {...client}
          label={t("projects.client")}
          hint={t("estimates.same_client")}
          source="/choices/clients"
          adds={addsClient}
          minimum={1}
        />
        <MissingPart problem={choices.problem} name={t("projects.manager")} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField field={fields.planned_start_date} label={t("projects.planned_start")} isRequired />
          <DateField field={fields.planned_due_date} label={t("projects.planned_due")} isRequired />
          <SelectField
            field={fields.user_id}
            label={t("projects.manager")}
            isRequired
            options={withKnown(choices.data?.users ?? [], project.project_manager).map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
          />
        </div>
        <FormErrors errors={form.errors} fields={form.allErrors} />
      </DialogBody>
      <DialogFooter>
        <ButtonLink to={`/estimate/${original.id}`} preventScrollReset>
          {t("form.close")}
        </ButtonLink>
        <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
          {t("estimates.duplicate")}
        </Button>
      </DialogFooter>
    </Form>
  );
}

/** Characters that a name may have (model/estimate.ts). */
const longest = 200;

/** What the copy is called unless somebody has a better name: never longer than a name may be. */
function nameOfCopy(name: string, called: (name: string) => string): string {
  const beyond = Math.max(0, called(name).length - longest);
  return called(name.slice(0, name.length - beyond).trimEnd());
}

/** A client that can be chosen: one that a backend only names stays the same by being left out. */
const known = (client: { id?: number | null | undefined; name: string } | null | undefined) =>
  client?.id ? { id: client.id, name: client.name } : undefined;

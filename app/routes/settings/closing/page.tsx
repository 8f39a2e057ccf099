import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
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
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one, sentOrNull } from "#model/answer/answer.ts";
import { type Company, company } from "#model/company/company.ts";
import { DateField } from "#ui/date-field.tsx";
import { FormErrors } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { Refused } from "../refused.tsx";
import { SaveFooter } from "../save-footer.tsx";
import { stays } from "../saved.ts";
import { SettingsPage } from "../sections.tsx";
import { editedClosing, valuesOf } from "./edited.ts";

export const handle = { title: (t) => t("closing.title") } satisfies Titled;

const path = "/companies/1/details";
/** Null of a backend that closes no books. */
const asSent = company.extend({ closing: sentOrNull(company.shape.closing) });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const details = await reading(context, request, "closingSettings", () =>
    optionalData(context.api.get(path, one(asSent))),
  );
  return { details };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "closingSettings", editedClosing);
  return submitEdit({ request, context }, editedClosing, async (closing, form) => {
    await context.api.send("PATCH", path, done, { body: { closing }, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    return redirect("/settings/closing");
  });
}

/** Until which day the books are closed. */
export default function ClosingSettings() {
  const { t } = useTranslation();
  const { details } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={t("closing.title")}>
      <MissingPart problem={details.problem} className="m-4 max-w-[720px] sm:m-6" />
      {details.data?.closing === null && (
        <MissingPart problem={notOffered} className="m-4 max-w-[720px] sm:m-6" />
      )}
      {details.data?.closing && <Closing shown={company.parse(details.data)} />}
    </SettingsPage>
  );
}

const notOffered = { message: "problems.not_offered", requestId: null };

function Closing({ shown }: { shown: Company }) {
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, "closing", lastResult);
  return (
    <>
      <ClosingForm key={fillingOf(begun, lastResult)} company={begun} lastResult={lastResult} />
      <Refused lastResult={lastResult} />
    </>
  );
}

const rules = () => import("#model/company/closing.ts").then(({ bookClosing }) => bookClosing);

interface ClosingFormProps {
  company: Company;
  lastResult: Refusal | undefined;
}

function ClosingForm({ company, lastResult }: ClosingFormProps) {
  const { t } = useTranslation();
  const id = "closing";
  const values = valuesOf(company);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6" {...getFormProps(form)}>
      <FormErrors errors={form.errors} />
      <EditBaseline form={id} row={{ version: company.version, values }} lastResult={lastResult}>
        <FieldGroup title={t("closing.books")} hint={t("closing.hint")}>
          <DateField field={fields.until} label={t("closing.until")} />
        </FieldGroup>
      </EditBaseline>
      <SaveFooter />
    </Form>
  );
}

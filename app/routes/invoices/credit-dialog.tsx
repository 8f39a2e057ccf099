import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { creditable, creditNoteInput } from "#model/invoice/credit.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { CreditLines } from "./credit-lines.tsx";
import { CreditSums } from "./credit-sums.tsx";
import { readDocument } from "./read-invoice.ts";
import { addressOf, useSeen } from "./shown.ts";
import { mayCredit, statusRulesOf } from "./status-rules.ts";
import { whyNotCredited } from "./why-not.ts";

const rules = () => import("#model/invoice/credit.ts").then(({ creditNoteInput }) => creditNoteInput);

export const handle = { title: (t) => t("invoice.credit") } satisfies Titled;

/** Administrators and those who keep the books credit. What is left of the document; null where it cannot be credited as it stands, or where a backend has no such thing. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api } = context;
  await enter(context, request, "invoices");
  const { user } = await context.viewer();
  if (!user || !mayCredit(user))
    throw data({ message: "errors.forbidden", requestId: null }, { status: 403 });
  const left = await reading(context, request, "invoices", async () => {
    const document = await readDocument(api, params.invoiceId);
    if (!statusRulesOf(document).canBeCredited) return null;
    return ifOffered(api.get(`/invoices/${params.invoiceId}/credit_notes/create`, one(creditable)));
  });
  return { key: crypto.randomUUID(), left: left?.data ?? null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  const readSaved = () => readDocument(context.api, params.invoiceId);
  return submit({ request, context, readSaved }, creditNoteInput, async ({ description }, form) => {
    const { data: note } = await context.api.send(
      "POST",
      `/invoices/${params.invoiceId}/credit_notes`,
      one(invoice),
      {
        body: { description, lines: typedLines(form) },
        idempotencyKey: keyOf(form),
        version: versionOf(form),
      },
    );
    const values = { number: note.invoice_nr };
    context.session.flash({ kind: "success", key: "invoice.credit_made", values });
    return redirect(`/invoices/${params.estimateId}/${note.id}`);
  });
}

/** What was typed of each line: on the wire numbers are as they were typed. */
function typedLines(form: FormData) {
  const typed = (index: number, name: string) => String(form.get(`lines[${index}].${name}`) ?? "");
  const lines = [];
  for (let index = 0; form.has(`lines[${index}].line`); index += 1)
    lines.push({
      line: Number(typed(index, "line")),
      quantity: typed(index, "quantity"),
      amount: typed(index, "amount"),
    });
  return lines;
}

/** Parts of an issued document are taken back by a credit note: goods that came back, a price that was lowered (domain H1). */
export default function CreditParts() {
  const { t } = useTranslation();
  const { key, left } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const closeTo = addressOf(useParams());
  const { seen, version } = useSeen(lastResult);
  const lines = (left?.lines ?? []).map((_, line) => ({ line: String(line), quantity: "", amount: "" }));
  const [form, fields] = useSubmission(rules, {
    id: "credit",
    lastResult,
    defaultValue: { description: "", lines },
  });
  if (!seen) return null;
  if (!left)
    return (
      <NotNow
        title={t("invoice.credit")}
        why={whyNotCredited(seen) ?? "problems.not_offered"}
        closeTo={closeTo}
      />
    );
  return (
    <Dialog
      title={t("invoice.credit_title", { number: seen.invoice_nr })}
      closeTo={closeTo}
      width="page"
      first="control"
    >
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <FormKey value={key} />
          <input type="hidden" name="version" value={version} />
          <FormErrors errors={form.errors} />
          <p className="text-grey-700">{t("invoice.credit_explained")}</p>
          <CreditLines list={fields.lines} left={left} />
          <TextAreaField field={fields.description} label={t("invoice.credit_reason")} maxLength={2000} />
          <CreditSums list={fields.lines} left={left} />
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("invoice.credit_send")} />
      </Form>
    </Dialog>
  );
}

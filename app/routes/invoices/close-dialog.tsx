import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit, wasSentBefore } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { typedDate } from "#model/answer/fields.ts";
import { today } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import { DateField } from "#ui/date-field.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { addressOf, useSeen } from "./shown.ts";
import { hasContent } from "./status-rules.ts";
import { whyNotClosed } from "./why-not.ts";

export const handle = { title: (t) => t("invoice.close") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return { key: crypto.randomUUID() };
}

/** The API takes today for a date that is left out; anyone who empties the field meant another one. */
const closingForm = z.object({ payment_date: typedDate });

const rules = async () => closingForm;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, closingForm, async (body, form) => {
    const path = `/invoices/${params.invoiceId}/close`;
    const options = { body, idempotencyKey: keyOf(form), version: versionOf(form) };
    await context.api.send("POST", path, done, options).catch(inWords);
    context.session.flash({ kind: "success", key: "invoice.closed" });
    return redirect(addressOf(params));
  });
}

/**
 * A fault is said in the specification's words (§8), and a wrong date at the field that it was typed into. What this form
 * itself has closed when it was first sent is not closed again.
 */
function inWords(error: unknown): never {
  if (!isApiError(error)) throw error;
  if (wasSentBefore(error)) throw new ApiError(409, "invoice.closed_before");
  const { status, current, errors } = error;
  if (status === 500) throw new ApiError(500, "invoice.close_failed");
  throw new ApiError(status, error.message, {
    current,
    errors: errors.date ? { payment_date: errors.date } : errors,
  });
}

/** Whatever is still open was paid (specification §7). */
export default function CloseInvoice() {
  const { t, language } = useTranslation();
  const { key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const closeTo = addressOf(useParams());
  const { seen: shown, version } = useSeen(lastResult);
  const [form, fields] = useSubmission(rules, {
    id: "close",
    lastResult,
    defaultValue: { payment_date: today() },
  });
  if (!shown) return null;
  const why = lastResult ? null : whyNotClosed(shown);
  if (why) return <NotNow title={t("invoice.close")} {...{ why, closeTo }} />;
  return (
    <Dialog title={t("invoice.close")} closeTo={closeTo} first="control">
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <FormKey value={key} />
          <input type="hidden" name="version" value={version} />
          <FormErrors errors={form.errors} />
          <p>
            {hasContent(shown)
              ? t("invoice.close_text", { amount: showMoney(shown.open_cents, language) })
              : t("invoice.close_unknown")}
          </p>
          <DateField
            field={fields.payment_date}
            label={t("invoice.paid_on")}
            isRequired
            className="max-w-60"
          />
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("invoice.close")} isFirst />
      </Form>
    </Dialog>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { refundInput } from "#model/invoice/credit.ts";
import { typeDecimal } from "#model/money/decimal.ts";
import { NotNow } from "#ui/not-now.tsx";
import { readDocument } from "../read-invoice.ts";
import { addressOf, useSeen } from "../shown.ts";
import { whyNotSettled } from "../why-not.ts";
import { SumDialog } from "./sum-dialog.tsx";

const rules = () => import("#model/invoice/credit.ts").then(({ refundInput }) => refundInput);

export const handle = { title: (t) => t("invoice.refund") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return { key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  const readSaved = () => readDocument(context.api, params.invoiceId);
  return submit({ request, context, readSaved }, refundInput, async ({ amount, ...body }, form) => {
    await context.api.send("POST", `/invoices/${params.invoiceId}/refunds`, done, {
      // Read as cents here; on the wire it is euro, as it was typed.
      body: { ...body, amount: form.get("amount") },
      idempotencyKey: keyOf(form),
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "invoice.was_refunded" });
    return redirect(addressOf(params));
  });
}

/** A sum was given back to the client (domain H22): all that is owed is suggested. */
export default function Refund() {
  const { t, language } = useTranslation();
  const { key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const closeTo = addressOf(useParams());
  const document = useSeen(lastResult);
  const { seen } = document;
  const [form, fields] = useSubmission(rules, {
    id: "refund",
    lastResult,
    defaultValue: { date: today(), amount: typeDecimal((seen?.owed_cents ?? 0) * 100, language) },
  });
  if (!seen) return null;
  const why = lastResult ? null : whyNotSettled(seen);
  if (why) return <NotNow title={t("invoice.refund")} {...{ why, closeTo }} />;
  return (
    <SumDialog
      title={t("invoice.refund")}
      closeTo={closeTo}
      form={form}
      fields={fields}
      idempotencyKey={key}
      document={document}
      dateLabel={t("invoice.refund_date")}
      confirm={t("form.save")}
    />
  );
}

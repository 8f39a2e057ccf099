import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { enter } from "~/guard";
import { done } from "~/model/answer";
import { today } from "~/model/dates";
import { typeDecimal } from "~/model/decimal";
import { refundInput } from "~/model/invoice-credit";
import { keyOf, submit, versionOf } from "~/submission";
import type { Titled } from "~/title";
import { useAnswer } from "~/use-answer";
import { useSubmission } from "~/use-submission";
import { addressOf, useShown } from "../shown";
import { SumDialog } from "./sum-dialog";

export const handle = { title: (t) => t("invoice.refund") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return { key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, refundInput, async ({ amount, ...body }, form) => {
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
  const { t, i18n } = useTranslation();
  const { key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const shown = useShown();
  const [form, fields] = useSubmission(refundInput, {
    id: "refund",
    lastResult,
    defaultValue: { date: today(), amount: typeDecimal((shown?.owed_cents ?? 0) * 100, i18n.language) },
  });
  return (
    <SumDialog
      title={t("invoice.refund")}
      closeTo={addressOf(useParams())}
      form={form}
      fields={fields}
      hidden={{ key, version: shown?.version }}
      dateLabel={t("invoice.refund_date")}
      confirm={t("form.save")}
    />
  );
}

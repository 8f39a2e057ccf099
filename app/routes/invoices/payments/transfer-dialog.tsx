import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { showDate, today } from "#model/date/dates.ts";
import { invoiceCredit, transferInput } from "#model/invoice/credit.ts";
import { typeDecimal } from "#model/money/decimal.ts";
import { showMoney } from "#model/money/show-money.ts";
import { NotNow } from "#ui/not-now.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { readDocument } from "../read-invoice.ts";
import { addressOf, useSeen } from "../shown.ts";
import { whyNotSettled } from "../why-not.ts";
import { SumDialog } from "./sum-dialog.tsx";

const rules = () => import("#model/invoice/credit.ts").then(({ transferInput }) => transferInput);

export const handle = { title: (t) => t("invoice.transfer") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "invoices", () =>
    context.api.get(`/invoices/${params.invoiceId}/credit`, one(invoiceCredit)),
  );
  const to = Number(new URL(request.url).searchParams.get("to"));
  const { owed_cents, open_documents } = data;
  return { key: crypto.randomUUID(), to, owed_cents, open_documents };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  const readSaved = () => readDocument(context.api, params.invoiceId);
  return submit({ request, context, readSaved }, transferInput, async ({ amount, ...body }, form) => {
    await context.api.send("POST", `/invoices/${params.invoiceId}/transfers`, done, {
      body: { ...body, amount: form.get("amount") },
      idempotencyKey: keyOf(form),
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "invoice.was_transferred" });
    return redirect(addressOf(params));
  });
}

/** What is owed to the client is set against another document of theirs (domain H22): as much as is open there. */
export default function Transfer() {
  const { t, language } = useTranslation();
  const { key, to, owed_cents, open_documents } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const document = useSeen(lastResult);
  const closeTo = addressOf(useParams());
  const first = open_documents.find(({ id }) => id === to) ?? open_documents[0];
  const suggested = Math.min(owed_cents, first?.amount_cents ?? 0);
  const [form, fields] = useSubmission(rules, {
    id: "transfer",
    lastResult,
    defaultValue: {
      invoice_id: first ? String(first.id) : "",
      date: today(),
      amount: typeDecimal(suggested * 100, language),
    },
  });
  const { seen } = document;
  if (!seen) return null;
  const title = t("invoice.transfer");
  const why = (lastResult ? null : whyNotSettled(seen)) ?? (first ? null : "invoice.no_open_documents");
  if (why) return <NotNow {...{ title, why, closeTo }} />;
  return (
    <SumDialog
      title={title}
      closeTo={closeTo}
      form={form}
      fields={fields}
      idempotencyKey={key}
      document={document}
      dateLabel={t("invoice.transfer_date")}
      confirm={t("form.save")}
    >
      <SelectField
        field={fields.invoice_id}
        label={t("invoice.transfer_to")}
        className="sm:col-span-2"
        options={open_documents.map(({ id, invoice_nr, date, amount_cents }) => ({
          value: id,
          label: t("invoice.transfer_open", {
            number: invoice_nr,
            date: showDate(date),
            amount: showMoney(amount_cents, language),
          }),
        }))}
      />
    </SumDialog>
  );
}

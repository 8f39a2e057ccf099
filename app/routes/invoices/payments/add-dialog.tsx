import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { type ClientDocument, invoiceCredit } from "#model/invoice/credit.ts";
import { paymentInput } from "#model/invoice/payment.ts";
import { typeDecimal } from "#model/money/decimal.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Link } from "#ui/link.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { readDocument } from "../read-invoice.ts";
import { addressOf, useSeen } from "../shown.ts";
import { whyNotPaid } from "../why-not.ts";
import { SumDialog } from "./sum-dialog.tsx";

const rules = () => import("#model/invoice/payment.ts").then(({ paymentInput }) => paymentInput);

export const handle = { title: (t) => t("invoice.add_payment") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const credit = await reading(context, request, "invoices", () =>
    ifOffered(context.api.get(`/invoices/${params.invoiceId}/credit`, one(invoiceCredit))),
  );
  return { key: crypto.randomUUID(), owing: credit?.data.owing_documents ?? [] };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  const readSaved = () => readDocument(context.api, params.invoiceId);
  return submit({ request, context, readSaved }, paymentInput, async ({ amount, ...body }, form) => {
    await context.api.send("POST", `/invoices/${params.invoiceId}/payments`, done, {
      // Read as cents here; on the wire it is euro, as it was typed.
      body: { ...body, amount: form.get("amount") },
      idempotencyKey: keyOf(form),
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "invoice.payment_added" });
    return redirect(addressOf(params));
  });
}

/** A payment is entered: what is open is suggested. */
export default function AddPayment() {
  const { t, language } = useTranslation();
  const { key, owing } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const closeTo = addressOf(useParams());
  const document = useSeen(lastResult);
  const { seen } = document;
  const [form, fields] = useSubmission(rules, {
    id: "payment",
    lastResult,
    defaultValue: { date: today(), amount: typeDecimal((seen?.open_cents ?? 0) * 100, language) },
  });
  if (!seen) return null;
  // Where one was refused as the document has become so, what was typed stays.
  const why = lastResult ? null : whyNotPaid(seen);
  if (why) return <NotNow title={t("invoice.add_payment")} {...{ why, closeTo }} />;
  return (
    <SumDialog
      title={t("invoice.add_payment")}
      closeTo={closeTo}
      form={form}
      fields={fields}
      idempotencyKey={key}
      document={document}
      dateLabel={t("invoice.paid_on")}
      confirm={t("form.add")}
      hint={
        <>
          {seen.owed_cents !== null && <p className="text-xs text-grey-600">{t("invoice.paid_over")}</p>}
          <OwingDocuments documents={owing} to={seen.id} />
        </>
      }
    />
  );
}

/** Other documents of the client with money that is owed back: it can be used here. */
function OwingDocuments({ documents, to }: { documents: ClientDocument[]; to: number | undefined }) {
  const { t, language } = useTranslation();
  if (documents.length === 0) return null;
  return (
    <div className="rounded-control bg-info-soft px-3 py-2 text-info">
      <p>{t("invoice.has_credit")}</p>
      <ul>
        {documents.map(({ id, invoice_nr, estimate_id, amount_cents }) => (
          <li key={id}>
            <Link
              to={`/invoices/${estimate_id}/${id}/transfer?to=${to}`}
              className="font-medium underline underline-offset-4"
            >
              {t("invoice.use_credit", {
                number: invoice_nr,
                amount: showMoney(amount_cents, language),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

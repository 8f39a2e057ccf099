import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { showDate } from "#model/date/dates.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { showMoney } from "#model/money/show-money.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { readDocument } from "../read-invoice.ts";
import { addressOf, useShown } from "../shown.ts";
import { kindOf, wordsOf } from "./kind.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, z.object({}), async (_, form) => {
    // Read first: once it is gone, nobody says what it was.
    const { payments } = await readDocument(context.api, params.invoiceId);
    const payment = payments.find(({ id }) => String(id) === params.paymentId);
    await remove(context, {
      path: `/invoices/${params.invoiceId}/payments/${params.paymentId}`,
      answer: done,
      said: wordsOf[payment ? kindOf(payment) : "payment"].deleted,
      version: versionOf(form),
      isMissingIn: (current) => {
        const shown = invoice.safeParse(current).data;
        return shown !== undefined && !shown.payments.some(({ id }) => String(id) === params.paymentId);
      },
    });
    return redirect(addressOf(params));
  });
}

export default function DeletePayment() {
  const { t, language } = useTranslation();
  const params = useParams();
  const shown = useShown();
  const refused = useActionData<typeof action>();
  const payment = shown?.payments.find(({ id }) => String(id) === params.paymentId);
  if (shown && !payment)
    return (
      <NotNow title={t("problems.not_found.dialog")} why="invoice.payment_gone" closeTo={addressOf(params)} />
    );
  return (
    <ConfirmDialog
      closeTo={addressOf(params)}
      errors={refused?.error?.[""] ?? undefined}
      fields={shown && { version: shown.version }}
    >
      {payment &&
        t(payment.bank_entry_id ? "invoice.booked_consent" : wordsOf[kindOf(payment)].consent, {
          amount: showMoney(Math.abs(payment.amount_cents), language),
          date: showDate(payment.date),
          number: payment.other?.invoice_nr ?? "",
        })}
    </ConfirmDialog>
  );
}

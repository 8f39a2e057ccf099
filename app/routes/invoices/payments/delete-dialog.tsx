import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/form-version.ts";
import { enter } from "#app/guard.ts";
import { remove } from "#app/removal.ts";
import { submit } from "#app/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { showDate } from "#model/date/dates.ts";
import { invoice, type Payment } from "#model/invoice/invoice.ts";
import { showMoney } from "#model/money/show-money.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { CloseLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { addressOf, useShown } from "../shown.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/invoices/${params.invoiceId}/payments/${params.paymentId}`,
      answer: done,
      said: "invoice.payment_deleted",
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
  if (shown && !payment) return <Gone closeTo={addressOf(params)} />;
  return (
    <ConfirmDialog
      closeTo={addressOf(params)}
      errors={refused?.error?.[""] ?? undefined}
      fields={shown && { version: shown.version }}
    >
      {payment &&
        t(consentTo(payment), {
          amount: showMoney(Math.abs(payment.amount_cents), language),
          date: showDate(payment.date),
          number: payment.other?.invoice_nr ?? "",
        })}
    </ConfirmDialog>
  );
}

/** What is asked before a sum is deleted: what came is open again, and what was returned or set off is owed again. */
function consentTo({ amount_cents, other }: Payment) {
  if (!other) return amount_cents < 0 ? "invoice.refund_consent" : "invoice.payment_consent";
  return amount_cents < 0 ? "invoice.transfer_to_consent" : "invoice.transfer_from_consent";
}

/** A colleague has deleted it already: there is nothing left to be asked about. */
function Gone({ closeTo }: { closeTo: string }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("problems.not_found.dialog")} closeTo={closeTo}>
      <DialogBody>
        <p role="alert">{t("invoice.payment_gone")}</p>
      </DialogBody>
      <DialogFooter>
        <CloseLink to={closeTo} />
      </DialogFooter>
    </Dialog>
  );
}

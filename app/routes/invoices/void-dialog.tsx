import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { enter } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { type Invoice, invoiceRemoval } from "#model/invoice/invoice.ts";
import { showMoney } from "#model/money/show-money.ts";
import { userRole } from "#model/user/role.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { CreditedBuyerNotice } from "./lacks-notice.tsx";
import { addressOf, useShown } from "./shown.ts";
import { hasContent, statusRulesOf } from "./status-rules.ts";
import { whyNotVoided } from "./why-not.ts";

/** Only administrators void (specification §6); the backend refuses everybody else as well. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  const { user } = await context.viewer();
  if (!user || userRole(user) !== "admin")
    throw data({ message: "errors.forbidden", requestId: null }, { status: 403 });
  return null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, z.object({}), async (_, form) => {
    const path = `/invoices/${params.invoiceId}`;
    const removal = await context.api.send("DELETE", path, one(invoiceRemoval), {
      version: versionOf(form),
    });
    const number = removal.data.credit_note?.invoice_nr;
    context.session.flash(
      number
        ? { kind: "success", key: "invoice.voided_with", values: { number } }
        : { kind: "success", key: "invoice.was_voided" },
    );
    return redirect(addressOf(params));
  });
}

/** An issued document is voided: it stays with its number, and a credit note takes its amounts back (domain H1). */
export default function VoidInvoice() {
  const { t } = useTranslation();
  const closeTo = addressOf(useParams());
  const shown = useShown();
  const refused = useActionData<typeof action>();
  if (!shown) return null;
  const why = whyNotVoided(shown);
  if (why && !refused) return <NotNow title={t("invoice.void")} {...{ why, closeTo }} />;
  return (
    <ConfirmDialog
      title={t("invoice.void_title", { number: shown.invoice_nr })}
      closeTo={closeTo}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ version: shown.version }}
    >
      {/* Where a colleague was first, nothing of what would follow is promised. */}
      {!why && <Consequences of={shown} />}
    </ConfirmDialog>
  );
}

/** What follows, as far as it is known. */
function Consequences({ of: shown }: { of: Invoice }) {
  const { t, language } = useTranslation();
  const { isPayable } = statusRulesOf(shown);
  return (
    <>
      {shown.paid_cents > 0 && (
        <p className="mb-3 rounded-control bg-warning-soft px-3 py-2 text-warning">
          {t("invoice.void_paid", { amount: showMoney(shown.paid_cents, language) })}
        </p>
      )}
      {hasContent(shown) ? (
        <>
          <p>{t("invoice.void_stays", { number: shown.invoice_nr })}</p>
          <p className="mt-2">{isPayable ? <Credit of={shown} /> : t("invoice.void_no_credit")}</p>
          <Waybills of={shown} />
          {isPayable && (
            <div className="mt-3">
              <CreditedBuyerNotice invoice={shown} />
            </div>
          )}
        </>
      ) : (
        <p>{t("invoice.void_unknown")}</p>
      )}
    </>
  );
}

/** What is credited: all of it, or what earlier credit notes have left. */
function Credit({ of: { total_cents, credited_cents } }: { of: Invoice }) {
  const { t, language } = useTranslation();
  if (credited_cents === 0) return t("invoice.void_credits");
  return t("invoice.void_credits_rest", { amount: showMoney(total_cents - credited_cents, language) });
}

/** What becomes of the waybills that have their prices from it: goods that went stay gone, a draft needs another invoice. */
function Waybills({ of: { priced_waybills } }: { of: Invoice }) {
  const { t } = useTranslation();
  const issued = priced_waybills.filter(({ invoice_nr }) => invoice_nr !== "");
  const drafts = priced_waybills.length - issued.length;
  return (
    <>
      {issued.length > 0 && (
        <p className="mt-2">
          {t("invoice.void_waybills", { numbers: issued.map(({ invoice_nr }) => invoice_nr).join(", ") })}
        </p>
      )}
      {drafts > 0 && <p className="mt-2">{t("invoice.void_waybill_drafts")}</p>}
    </>
  );
}

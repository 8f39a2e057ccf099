import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Ban, Download, FileCode, PenLine, ReceiptText, Send } from "lucide-react";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { press } from "#app/forms/submission.ts";
import { enter } from "#app/loading/guard.ts";
import { isOffered } from "#app/loading/optional-data.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { canIssue } from "#model/company/company.ts";
import { sellerLacks } from "#model/invoice/e-invoice-lacks.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";
import { userRole } from "#model/user/role.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useListAddress } from "#ui/list-address.ts";
import { RepeatLink } from "../estimates/repeat-link.tsx";
import { BareDocument } from "./bare-document.tsx";
import { InvoiceSheet } from "./document.tsx";
import { EInvoiceNotice } from "./e-invoice-notice.tsx";
import { EInvoiceState } from "./e-invoice-state.tsx";
import { EstimateLink, InvoiceFrame, ProjectLink } from "./frame.tsx";
import { IncompleteNotice } from "./incomplete-notice.tsx";
import { BuyerNotice } from "./lacks-notice.tsx";
import { loader } from "./read-invoice.ts";
import { addressOf } from "./shown.ts";
import { InvoiceSide } from "./side.tsx";
import { InvoiceStatusBadge } from "./status-badge.tsx";
import { hasContent, mayCredit, statusRulesOf } from "./status-rules.ts";

export { loader };

export const handle = {
  title: (t, data) => data?.invoice.invoice_nr || t("invoice.draft"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

/** The document was sent to the client (specification 4.3). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  const version = versionOf(await formOf(request));
  await press({ request, context }, async () => {
    const body = { status_id: invoiceStatus.sent };
    await context.api.send("PATCH", `/invoices/${params.invoiceId}`, done, { body, version });
    context.session.flash({ kind: "success", key: "invoice.was_sent" });
  });
  return redirect(addressOf(params));
}

/** What a dialog was refused over may have been changed by a colleague: it is shown as it is by now. */
export const shouldRevalidate = revalidates;

/** A document as it is printed, what became of it, and what can be done with it (specification 2.4, 4.3). */
export default function ViewInvoice() {
  const { t } = useTranslation();
  const {
    invoice: shown,
    findings,
    statuses,
    mails,
    questions,
    reminders,
    eInvoice,
    today,
  } = useLoaderData<typeof loader>();
  const { isDraft } = statusRulesOf(shown);
  const { seller } = shown.content;
  const isComplete = canIssue({ ...seller, legal_name: seller.name });
  const isReady = isComplete && sellerLacks(shown.content).length === 0;
  const list = useListAddress("/invoices");
  const kind = t(`documents.${invoiceTypeName(shown.invoice_type_id)}`);
  return (
    <InvoiceFrame
      title={shown.invoice_nr || `${kind} – ${t("invoice.draft").toLowerCase()}`}
      customer={shown.customer}
      backTo={list}
      note={
        <>
          <ProjectLink project={shown.project} />
          <EstimateLink estimate={shown.estimate} />
        </>
      }
      badge={
        <>
          <InvoiceStatusBadge statusId={shown.status_id} names={statuses} />
          {shown.is_disputed && <Badge tone="warning">{t("invoices.disputed")}</Badge>}
        </>
      }
      actions={<Actions invoice={shown} isReady={isReady} canMail={isOffered(mails)} />}
    >
      <div className="invoice invoice-view">
        <InvoiceSide
          invoice={shown}
          statuses={statuses}
          mails={mails}
          questions={questions}
          reminders={reminders}
          eInvoice={eInvoice && <EInvoiceState eInvoice={eInvoice} today={today} />}
        />
        <div className="invoice-fields">
          {isDraft && !isReady && (
            <IncompleteNotice says={isComplete ? "invoice.seller_lacks" : "invoice.incomplete"} />
          )}
          {hasContent(shown) && <BuyerNotice invoice={shown} />}
          {hasContent(shown) && <EInvoiceNotice invoice={shown} findings={findings} />}
          {hasContent(shown) ? <InvoiceSheet invoice={shown} /> : <BareDocument invoice={shown} />}
        </div>
      </div>
      <Outlet />
    </InvoiceFrame>
  );
}

interface ActionsProps {
  invoice: Invoice;
  isReady: boolean;
  /** Whether the backend mails documents. */
  canMail: boolean;
}

/** Download, Edit of a draft, Void for anyone who may (specification 2.4, §6), and issuing a draft. */
function Actions({ invoice: shown, isReady, canMail }: ActionsProps) {
  const { t } = useTranslation();
  const user = useRoot()?.user;
  const { isDraft, isInForce, canBeVoided, canBeCredited } = statusRulesOf(shown);
  const mayVoid = user ? userRole(user) === "admin" : false;
  const isWhole = invoiceTypeName(shown.invoice_type_id) === "invoice" && shown.percentage === null;
  return (
    <>
      {canMail && isWhole && <RepeatLink estimateId={shown.estimate_id} />}
      <ButtonLink to="download" preventScrollReset icon={<Icon of={Download} />}>
        {t("invoice.download")}
      </ButtonLink>
      {shown.einvoice?.is_available && (
        <ButtonLink to={`/api/invoices/${shown.id}/einvoice`} reloadDocument icon={<Icon of={FileCode} />}>
          {t("invoice.einvoice")}
        </ButtonLink>
      )}
      {isDraft && (
        <ButtonLink to={`/invoices/${shown.estimate_id}/edit/${shown.id}`} icon={<Icon of={PenLine} />}>
          {t("invoice.change")}
        </ButtonLink>
      )}
      {canBeCredited && user && mayCredit(user) && (
        <ButtonLink to="credit" preventScrollReset icon={<Icon of={ReceiptText} />}>
          {t("invoice.credit")}
        </ButtonLink>
      )}
      {canBeVoided && mayVoid && (
        <ButtonLink to="void" preventScrollReset icon={<Icon of={Ban} />}>
          {t("invoice.void")}
        </ButtonLink>
      )}
      {isInForce && canMail && (
        <ButtonLink
          to="send"
          preventScrollReset
          tone={shown.sent_at ? undefined : "main"}
          icon={<Icon of={Send} />}
        >
          {t(shown.sent_at ? "mails.send_again" : "mails.send")}
        </ButtonLink>
      )}
      {isDraft && isReady && (
        <ButtonLink to="issue" preventScrollReset tone="main">
          {t("invoice.issue")}
        </ButtonLink>
      )}
    </>
  );
}

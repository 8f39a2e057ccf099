import { useNavigation } from "@remix-run/react";
import { ArrowRightLeft, Banknote, CircleCheck, Send, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "#app/forms/own-form.tsx";
import type { OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { InvoiceReminders } from "#model/invoice/reminder.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { DocumentMail } from "#model/mail/document-mail.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { Question } from "#model/online/document.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { MailList } from "../mails/list.tsx";
import { Questions } from "../mails/questions.tsx";
import { PaymentList } from "./payments/list.tsx";
import { References } from "./references.tsx";
import { Reminders } from "./reminders/panel.tsx";
import { InvoiceStatusBadge } from "./status-badge.tsx";
import type { StatusNames } from "./status-names.ts";
import { hasContent, statusRulesOf } from "./status-rules.ts";

interface InvoiceSideProps {
  invoice: Invoice;
  statuses: StatusNames | null;
  mails: OptionalData<DocumentMail[]>;
  questions: OptionalData<Question[]>;
  reminders: OptionalData<InvoiceReminders>;
  /** How far it is as an e-invoice. */
  eInvoice: ReactNode;
}

/** What became of a document, and what comes next. */
export function InvoiceSide(props: InvoiceSideProps) {
  const { invoice, statuses, mails, questions, reminders, eInvoice } = props;
  const { t } = useTranslation();
  const { isDraft, isPayable, isInForce } = statusRulesOf(invoice);
  return (
    <aside aria-label={t("invoice.standing")} className="invoice-side">
      <section className="card">
        <div className="flex items-center justify-between gap-2">
          <h2>{t("invoice.standing")}</h2>
          <InvoiceStatusBadge statusId={invoice.status_id} names={statuses} />
        </div>
        {isPayable && hasContent(invoice) && <Amounts invoice={invoice} />}
        <Moments invoice={invoice} />
        <Steps invoice={invoice} />
      </section>
      {isPayable && !isDraft && hasContent(invoice) && <PaymentList invoice={invoice} isOpen={isInForce} />}
      {eInvoice}
      {isPayable && isInForce && <Reminders invoice={invoice} reminders={reminders} />}
      <MailList
        of={`/invoices/${invoice.id}`}
        mails={mails}
        links={`/invoices/${invoice.estimate_id}/${invoice.id}/links`}
      />
      <Questions questions={questions} />
      <References invoice={invoice} />
    </aside>
  );
}

function Amounts({ invoice }: { invoice: Invoice }) {
  const { t, language } = useTranslation();
  const { isInForce, owed_cents } = statusRulesOf(invoice);
  const euro = (cents: number) => showMoney(cents, language);
  return (
    <dl>
      <div className="invoice-sum">
        <dt>{t("invoice.total")}</dt>
        <dd>{euro(invoice.total_cents)}</dd>
      </div>
      {(isInForce || owed_cents > 0) && (
        <>
          {invoice.credited_cents > 0 && (
            <div className="invoice-sum">
              <dt>{t("invoice.credited")}</dt>
              <dd>{euro(-invoice.credited_cents)}</dd>
            </div>
          )}
          <div className="invoice-sum">
            <dt>{t("invoice.paid")}</dt>
            <dd>{euro(invoice.paid_cents)}</dd>
          </div>
          <div className="invoice-sum" data-whole="">
            <dt>{t(owed_cents > 0 ? "invoice.owed" : "invoice.open")}</dt>
            <dd>{euro(owed_cents > 0 ? owed_cents : invoice.open_cents)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}

/** When it was due, issued, sent and voided. */
function Moments({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { isPayable } = statusRulesOf(invoice);
  const moments = [
    [t("invoice.due_date"), isPayable ? showDate(invoice.due_date ?? "") : ""],
    // Payments say it each for itself.
    [t("invoice.paid_on"), invoice.payments.length === 0 ? showDate(invoice.payment_date ?? "") : ""],
    [t("invoice.issued_at"), showTimestamp(invoice.issued_at ?? "")],
    [t("invoice.sent_at"), showTimestamp(invoice.sent_at ?? "")],
    [t("invoice.voided_at"), showTimestamp(invoice.voided_at ?? "")],
  ].filter(([, when]) => when);
  return (
    <dl className="text-xs">
      {moments.map(([name, when]) => (
        <div key={name} className="invoice-sum" data-quiet="">
          <dt>{name}</dt>
          <dd>{when}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What can be done next with a document of this state. */
function Steps({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { isDraft, canBeSent, canBePaid, canBeClosed, canBeSettled } = statusRulesOf(invoice);
  if (!isDraft && !canBeSent && !canBePaid && !canBeClosed && !canBeSettled) return null;
  return (
    <div className="flex flex-col gap-2">
      {canBeSettled && (
        <>
          <ButtonLink to="transfer" preventScrollReset tone="main" icon={<Icon of={ArrowRightLeft} />}>
            {t("invoice.transfer")}
          </ButtonLink>
          <ButtonLink to="refund" preventScrollReset icon={<Icon of={Undo2} />}>
            {t("invoice.refund")}
          </ButtonLink>
        </>
      )}
      {canBePaid && (
        <ButtonLink
          to="payments/add"
          preventScrollReset
          // What was just issued is sent first.
          tone={invoice.open_cents > 0 && invoice.status_id !== invoiceStatus.issued ? "main" : undefined}
          icon={<Icon of={Banknote} />}
        >
          {t("invoice.add_payment")}
        </ButtonLink>
      )}
      {canBeClosed && (
        <ButtonLink to="close" preventScrollReset icon={<Icon of={CircleCheck} />}>
          {t("invoice.close")}
        </ButtonLink>
      )}
      {canBeSent && (
        <Form method="post" preventScrollReset className="contents">
          <input type="hidden" name="version" value={invoice.version} />
          <Button icon={<Icon of={Send} />} isPending={navigation.formMethod === "POST"}>
            {t("invoice.mark_sent")}
          </Button>
        </Form>
      )}
      {isDraft && (
        <ButtonLink to="delete" preventScrollReset icon={<Icon of={Trash2} />}>
          {t("invoice.delete_draft")}
        </ButtonLink>
      )}
    </div>
  );
}

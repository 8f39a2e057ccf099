import { CircleCheck, CreditCard, Download, FileCode } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import type { ShownInvoice } from "./read-invoice.ts";

interface OwingProps {
  data: ShownInvoice;
  shown: NonNullable<ShownInvoice["shown"]>;
}

/** What is owed by now, as large as what the page is for; and what else can be done with the document. */
export function Owing({ data, shown }: OwingProps) {
  const { t } = useTranslation();
  const { number, token, sender, isAgency, owing } = data;
  return (
    <section className="online-card owing" aria-labelledby="owing-title">
      <h1 id="owing-title">{[t(`documents.${shown.kind}`), number].join(" ")}</h1>
      {owing ? <Sum owing={owing} /> : <p>{t("online.not_owed")}</p>}
      <dl>
        <div>
          <dt>{t("online.from")}</dt>
          <dd>{shown.seller}</dd>
        </div>
        <div>
          <dt>{t("online.for")}</dt>
          <dd>{shown.buyer}</dd>
        </div>
        <div>
          <dt>{t("online.contact")}</dt>
          <dd>{sender.name}</dd>
        </div>
      </dl>
      <nav aria-label={t("online.document")}>
        {owing?.provider && (
          <a href={owing.provider} rel="noopener noreferrer" data-main="">
            <Icon of={CreditCard} />
            {t("online.pay")}
          </a>
        )}
        <a href={`/api/online_documents/${token}/pdf`} download>
          <Icon of={Download} />
          {t("online.pdf")}
        </a>
        {shown.hasEinvoice && (
          <a href={`/api/online_documents/${token}/einvoice`} download>
            <Icon of={FileCode} />
            {t("online.einvoice")}
          </a>
        )}
        <a href="#questions">{t("online.go_ask")}</a>
      </nav>
      {isAgency && <p className="online-hint">{t("online.is_agency_invoice")}</p>}
    </section>
  );
}

function Sum({ owing }: { owing: NonNullable<ShownInvoice["owing"]> }) {
  const { t } = useTranslation();
  const { isOpen, isPaid, isPartlyPaid, isOverdue, due, total, paid, open, credit, credited, at } = owing;
  if (!isOpen)
    return (
      <div className="online-answer" data-kind="accepted" role="status">
        <Icon of={CircleCheck} />
        <div>
          <h2>{t(isPaid ? "online.paid_title" : "online.not_owed")}</h2>
          {isPaid && <p>{t("online.paid_text", { paid })}</p>}
          {credited && <p>{t("online.credited", { credited, total })}</p>}
          {credit && <p>{t("online.overpaid", { credit })}</p>}
        </div>
      </div>
    );
  return (
    <>
      <p className="owing-sum numeric">
        <span className="sr-only">{t("online.still_owed")} </span>
        {open}
      </p>
      {due && (
        <p data-overdue={isOverdue || undefined}>
          {t(isOverdue ? "online.overdue" : "online.due", { date: due })}
        </p>
      )}
      {isPartlyPaid && <p>{t("online.partly_paid", { paid, total })}</p>}
      {credited && <p>{t("online.credited", { credited, total })}</p>}
      <p className="online-hint">{t("online.owed_at", { at })}</p>
    </>
  );
}

import { Link } from "@remix-run/react";
import { FilePlus2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { EstimateInvoices, InvoiceEntry } from "~/model/invoice";
import { invoiceTypeName } from "~/model/invoice";
import { showMoney, showPercent } from "~/model/show-money";
import { InvoiceStatusBadge } from "~/routes/invoices/status-badge";
import { Icon } from "~/ui/icon";

interface InvoicingPanelProps {
  estimateId: number;
  invoicing: EstimateInvoices;
}

/** What is invoiced of an estimate, by VAT rate what is left, and the documents made from it. */
export function InvoicingPanel({ estimateId, invoicing }: InvoicingPanelProps) {
  const { t, i18n } = useTranslation();
  const { documents, invoiced, remaining } = invoicing;
  const left = remaining.filter(
    ({ taxable_cents, amount_cents }) => taxable_cents !== 0 || amount_cents !== 0,
  );
  const taken = invoiced.reduce(
    (sum, { taxable_cents, amount_cents }) => sum + taxable_cents + amount_cents,
    0,
  );
  const money = (cents: number) => showMoney(cents, i18n.language);
  const isDone = left.length === 0;
  return (
    <section aria-labelledby="invoicing" className="internal-costs print:hidden">
      <div className="flex items-center justify-between gap-2">
        <h3 id="invoicing" className="font-medium">
          {t("estimates.invoicing.title")}
        </h3>
        {!isDone && (
          <Link to={`/invoices/${estimateId}/create`} className="internal-costs-link">
            <Icon of={FilePlus2} />
            {t("estimates.invoicing.create")}
          </Link>
        )}
      </div>
      {documents.length > 0 && (
        <>
          <ul className="flex flex-col gap-1">
            {documents.map((document) => (
              <Made key={document.id} {...{ document, estimateId }} />
            ))}
          </ul>
          <dl>
            <div className="internal-costs-row">
              <dt>{t("estimates.invoicing.invoiced")}</dt>
              <dd className="numeric">{money(taken)}</dd>
            </div>
            {left.map(({ category, rate, taxable_cents, amount_cents }) => (
              <div key={`${category} ${rate}`} className="internal-costs-row">
                <dt>{t("estimates.invoicing.left", { rate: showPercent(rate, i18n.language) })}</dt>
                <dd className="numeric">{money(taxable_cents + amount_cents)}</dd>
              </div>
            ))}
            {isDone && (
              <div className="internal-costs-row font-medium text-body">
                <dt>{t("estimates.invoicing.done")}</dt>
              </div>
            )}
          </dl>
        </>
      )}
    </section>
  );
}

/** A document made from the estimate: its number, where it stands and what it comes to. */
function Made({ document, estimateId }: { document: InvoiceEntry; estimateId: number }) {
  const { t, i18n } = useTranslation();
  const { id, invoice_nr, invoice_type_id, status_id, total_cents } = document;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 text-xs">
      <Link to={`/invoices/${estimateId}/${id}`} className="underline-offset-2 hover:underline">
        {invoice_nr || t(`invoices.types.${invoiceTypeName(invoice_type_id)}`)}
      </Link>
      <span className="flex items-center gap-2">
        <InvoiceStatusBadge statusId={status_id} />
        <span className="numeric">{showMoney(total_cents, i18n.language)}</span>
      </span>
    </li>
  );
}

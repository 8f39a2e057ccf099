import { FilePlus2 } from "lucide-react";
import type { OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import type { EstimateInvoices, ListedInvoice } from "#model/invoice/invoice.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";
import { showPercent, showSentMoney } from "#model/money/show-money.ts";
import { InvoiceStatusBadge } from "#routes/invoices/status-badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { LineQuantities } from "./line-quantities.tsx";
import { InvoicingSums } from "./sums-table.tsx";

interface InvoicingPanelProps {
  estimate: Estimate;
  invoicing: OptionalData<EstimateInvoices>;
}

/** What is invoiced of an estimate, by VAT rate what is left, and the documents made from it. */
export function InvoicingPanel({ estimate, invoicing }: InvoicingPanelProps) {
  const { t, language } = useTranslation();
  const estimateId = estimate.id;
  const { advance_percentage: advance = "0.00", line_progress = [] } = invoicing.data ?? {};
  const { documents = [], invoiced = [], remaining } = invoicing.data ?? {};
  const left = remaining?.filter(
    ({ taxable_cents, amount_cents }) => taxable_cents !== 0 || amount_cents !== 0,
  );
  // What is not known is not done.
  const isDone = left?.length === 0;
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
      {Number(advance) > 0 && (
        <p className="mt-2">
          <Link
            to={`/invoices/${estimateId}/create?advance=${advance}`}
            className="text-primary-ink underline underline-offset-4"
          >
            {t("estimates.invoicing.advance", { share: showPercent(advance, language) })}
          </Link>
        </p>
      )}
      <MissingPart problem={invoicing.problem} />
      {documents.length > 0 && (
        <>
          <ul className="invoicing-made">
            {documents.map((document) => (
              <Made key={document.id} {...{ document, estimateId }} />
            ))}
          </ul>
          <InvoicingSums invoiced={invoiced} remaining={remaining ?? []} />
          <LineQuantities items={itemsOf(estimate)} progress={line_progress} />
          {isDone && <p className="mt-2 font-medium text-body">{t("estimates.invoicing.done")}</p>}
        </>
      )}
    </section>
  );
}

/** A document made from the estimate: its number, where it stands and what it comes to. */
function Made({ document, estimateId }: { document: ListedInvoice; estimateId: number }) {
  const { t, language } = useTranslation();
  const { id, invoice_nr, invoice_type_id, status_id, total_cents } = document;
  return (
    <li>
      <Link to={`/invoices/${estimateId}/${id}`} className="underline-offset-2 hover:underline">
        {invoice_nr || t(`invoices.types.${invoiceTypeName(invoice_type_id)}`)}
      </Link>
      <InvoiceStatusBadge statusId={status_id} />
      <span className="numeric">{showSentMoney(total_cents, language)}</span>
    </li>
  );
}

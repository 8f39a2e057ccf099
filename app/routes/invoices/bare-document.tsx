import { useTranslation } from "#locales/use-translation.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";

/** A document of which a backend says no more than specification §3 lists: the rest stands in its PDF. */
export function BareDocument({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { invoice_nr, customer, description, comment } = invoice;
  const kind = t(`documents.${invoiceTypeName(invoice.invoice_type_id)}`);
  return (
    <article aria-label={kind} className="document invoice-sheet">
      <p className="font-medium">
        {kind} {invoice_nr}
      </p>
      <p>{customer.name}</p>
      {description && <p className="whitespace-pre-line">{description}</p>}
      {comment && (
        <div>
          <p className="text-xs text-grey-600">{t("documents.comment")}</p>
          <p className="whitespace-pre-line">{comment}</p>
        </div>
      )}
      <p className="text-grey-700">{t("invoice.in_pdf")}</p>
    </article>
  );
}

import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { Invoice, InvoiceReference } from "#model/invoice/invoice.ts";
import { Link } from "#ui/link.tsx";

type Referred = [name: string, to: InvoiceReference | null | undefined];

/** The other documents that one has to do with, and its estimate. */
export function References({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { credited_by, credit_notes, credits, deducted_by, waybill, content } = invoice;
  const references: Referred[] = [
    [t("invoice.credited_by"), credited_by],
    ...(credit_notes ?? []).map((to): Referred => [t("invoice.credited_in_part"), to]),
    [t("invoice.credits"), credits],
    [t("invoice.pricing_invoice"), waybill?.pricing_invoice],
    ...deducted_by.map((to): Referred => [t("invoice.deducted_by"), to]),
    ...content.advances.map((advance): Referred => [t("invoice.deducts"), advance]),
  ];
  return (
    <section className="card">
      <h2>{t("invoice.references")}</h2>
      <dl>
        {references.map(([name, to]) =>
          to ? (
            <Reference key={`${name} ${to.id}`} name={name} to={`/invoices/${invoice.estimate_id}/${to.id}`}>
              {[to.invoice_nr || t("invoice.draft"), showDate(to.date ?? "")].filter(Boolean).join(", ")}
            </Reference>
          ) : null,
        )}
        <Reference name={t("invoice.estimate")} to={`/estimate/${invoice.estimate_id}`}>
          {nameOf(invoice)}
        </Reference>
      </dl>
    </section>
  );
}

function Reference({ name, to, children }: { name: string; to: string; children: string }) {
  return (
    <div className="py-1">
      <dt className="text-xs text-grey-600">{name}</dt>
      <dd>
        <Link to={to} className="text-primary-ink underline-offset-4 hover:underline">
          {children}
        </Link>
      </dd>
    </div>
  );
}

/** The estimate as it is called; by its id where a backend says no more. */
const nameOf = ({ estimate, estimate_id }: Invoice): string =>
  [estimate.estimate_nr, estimate.name].filter(Boolean).join(" ") || String(estimate_id);

import { useTranslation } from "#locales/use-translation.ts";
import type { InvoiceList } from "#model/invoice/invoice.ts";
import { showMoney } from "#model/money/show-money.ts";

/** What everything comes to that the filters let through; it stays at the bottom while the list scrolls. */
export function ListSums({ sums }: { sums: NonNullable<InvoiceList["sums"]> }) {
  const { t, language } = useTranslation();
  const shown = [
    [t("invoices.sums.net"), sums.net_cents],
    [t("invoices.sums.vat"), sums.vat_cents],
    [t("invoices.sums.total"), sums.total_cents],
    [t("invoices.sums.open"), sums.open_cents],
    ...(sums.owed_cents > 0 ? [[t("invoices.sums.owed"), sums.owed_cents] as const] : []),
  ] as const;
  return (
    <section
      aria-label={t("invoices.sums.label")}
      className="sticky bottom-0 z-5 flex max-w-[1600px] flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-grey-200 bg-surface px-4 py-2 text-xs sm:px-6"
    >
      <h2 className="font-medium text-grey-600">{t("invoices.sums.label")}</h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 max-sm:w-full">
        {shown.map(([name, cents]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-grey-600">{name}</dt>
            <dd className="numeric font-medium">{showMoney(cents, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

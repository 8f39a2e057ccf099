import { useTranslation } from "#locales/use-translation.ts";
import type { InvoiceList } from "#model/invoice/invoice.ts";
import { showMoney } from "#model/money/show-money.ts";
import { SumsBar } from "#ui/sums-bar.tsx";

/** What all documents come to that the filters let through. */
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
    <SumsBar
      label={t("invoices.sums.label")}
      sums={shown.map(([name, cents]) => [name, showMoney(cents, language)] as const)}
    />
  );
}

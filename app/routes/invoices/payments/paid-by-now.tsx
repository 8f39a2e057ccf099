import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { showMoney } from "#model/money/show-money.ts";

/**
 * The payments of a document that was changed while a sum was being entered: they show whether that sum is among
 * them already.
 */
export function PaidByNow({ invoice: { payments, open_cents, owed_cents } }: { invoice: Invoice }) {
  const { t, language } = useTranslation();
  const euro = (cents: number) => showMoney(cents, language);
  const isOwed = (owed_cents ?? 0) > 0;
  return (
    <section className="rounded-card bg-warning-soft px-4 py-3">
      <p>{t("invoice.check_payments")}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4">
        {payments.map(({ id, date, amount_cents, note }) => (
          <div key={id} className="contents">
            <dt className="numeric text-grey-700">{showDate(date)}</dt>
            <dd className="break-words">{[euro(amount_cents), note].filter(Boolean).join(" · ")}</dd>
          </div>
        ))}
        <dt className="font-semibold">{t(isOwed ? "invoice.owed" : "invoice.open")}</dt>
        <dd className="font-semibold">{euro(isOwed ? (owed_cents ?? 0) : open_cents)}</dd>
      </dl>
    </section>
  );
}

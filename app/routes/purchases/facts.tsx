import { useIsOpen } from "#app/use-is-open.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { showIn } from "#model/money/show-in.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { showRate } from "#model/purchase/show-rate.ts";
import { Fact } from "#ui/fact.tsx";
import { Link } from "#ui/link.tsx";
import { DueDate } from "./due-date.tsx";

/** What an invoice says, and who decided on it. */
export function PurchaseFacts({ purchase, today }: { purchase: PurchaseInvoice; today: string }) {
  const { t, language } = useTranslation();
  const { supplier, number, issued_on, due_on, state, currency, rate, rate_on } = purchase;
  const money = (cents: number) => showIn(cents, currency, language);
  const { net_cents, vat_cents, total_cents, payable_cents, net_eur_cents } = purchase;
  return (
    <aside aria-label={t("purchases.facts")} className="card">
      <dl className="grid gap-3 sm:max-xl:grid-cols-3">
        <Fact name={t("purchases.supplier")}>
          {supplier ? (
            <Link
              to={`/clients/${supplier.id}`}
              prefetch="intent"
              className="text-primary-ink underline-offset-4 hover:underline"
            >
              {supplier.name}
            </Link>
          ) : (
            "–"
          )}
        </Fact>
        <Fact name={t("purchases.number")}>{number || "–"}</Fact>
        <Fact name={t("purchases.issued_on")}>{issued_on ? showDate(issued_on) : "–"}</Fact>
        <Fact name={t("purchases.due_on")}>
          <DueDate due_on={due_on} state={state} today={today} />
        </Fact>
        <Fact name={t("purchases.net")}>{money(net_cents)}</Fact>
        <Fact name={t("purchases.vat")}>{money(vat_cents)}</Fact>
        <Fact name={t("purchases.total")}>{money(total_cents)}</Fact>
        {payable_cents !== total_cents && <Fact name={t("purchases.payable")}>{money(payable_cents)}</Fact>}
        {currency !== "EUR" && (
          <Fact name={t("purchases.rate")}>
            {rate
              ? t("purchases.rate_of", {
                  rate: showRate(rate, language),
                  currency,
                  date: showDate(rate_on ?? ""),
                })
              : "–"}
          </Fact>
        )}
        {currency !== "EUR" && net_eur_cents !== null && (
          <Fact name={t("purchases.net_eur")}>{showMoney(net_eur_cents, language)}</Fact>
        )}
        <Decided purchase={purchase} />
      </dl>
    </aside>
  );
}

function Decided({ purchase }: { purchase: PurchaseInvoice }) {
  const { t } = useTranslation();
  const { state, decided_at, decided_by, reason, paid_on, bank_entry_id, taken_at, taken_by } = purchase;
  const seesBank = useIsOpen("bank");
  const said = (at: string | null, by: { name: string } | null) =>
    [at ? showTimestamp(at) : "", by?.name ?? ""].filter(Boolean).join(", ") || "–";
  return (
    <>
      <Fact name={t("purchases.taken")}>{said(taken_at, taken_by)}</Fact>
      {decided_at && (
        <Fact name={t(state === "rejected" ? "purchases.rejected" : "purchases.approved")}>
          {said(decided_at, decided_by)}
        </Fact>
      )}
      {reason && <Fact name={t("purchases.reason")}>{reason}</Fact>}
      {paid_on && <Fact name={t("purchases.paid_on")}>{showDate(paid_on)}</Fact>}
      {bank_entry_id !== null && seesBank && (
        <Fact name={t("purchases.paid_by")}>
          <Link to={`/bank/${bank_entry_id}`} className="text-primary-ink underline-offset-4 hover:underline">
            {t("purchases.from_bank")}
          </Link>
        </Fact>
      )}
    </>
  );
}

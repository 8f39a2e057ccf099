import { X } from "lucide-react";
import { useIsOpen } from "#app/use-is-open.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { Invoice, Payment } from "#model/invoice/invoice.ts";
import { showMoney } from "#model/money/show-money.ts";
import { IconLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { kindOf, wordsOf } from "./kind.ts";

/**
 * What was paid, when, and where it went again; one that was entered wrongly is taken out. What was paid of a voided document
 * stays, as it is owed to the client.
 */
export function PaymentList({ invoice, isOpen }: { invoice: Invoice; isOpen: boolean }) {
  const { t, language } = useTranslation();
  const { payments } = invoice;
  return (
    <section className="card">
      <h2>{t("invoice.payments")}</h2>
      {payments.length === 0 && <p className="text-grey-600">{t("invoice.no_payments")}</p>}
      <ul>
        {payments.map(({ id, date, amount_cents, note, other, bank_entry_id }) => (
          <li key={id} className="flex min-h-9 items-center gap-2 border-t border-hairline first:border-0">
            <span className="flex min-w-0 grow flex-col py-1">
              <span className="numeric">{showDate(date)}</span>
              <Way amount_cents={amount_cents} other={other} />
              {note && <span className="text-xs break-words text-grey-600">{note}</span>}
              {bank_entry_id !== null && <FromBank entry={bank_entry_id} />}
            </span>
            <span className="numeric whitespace-nowrap">{showMoney(amount_cents, language)}</span>
            {(isOpen || amount_cents < 0) && (
              <IconLink
                to={`payments/${id}/delete`}
                preventScrollReset
                label={t(wordsOf[kindOf({ amount_cents, other })].remove, { date: showDate(date) })}
                icon={<Icon of={X} />}
                className="-mr-2"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that a payment was booked from a bank statement, and leads those to it who may see it. */
function FromBank({ entry }: { entry: number }) {
  const { t } = useTranslation();
  if (!useIsOpen("bank")) return <span className="text-xs">{t("invoice.from_bank")}</span>;
  return (
    <Link
      to={`/bank/${entry}`}
      className="self-start text-xs text-primary-ink underline-offset-4 hover:underline"
    >
      {t("invoice.from_bank")}
    </Link>
  );
}

/** Says of a sum that it was returned, or which other document it came from or went to. */
function Way({ amount_cents, other }: Pick<Payment, "amount_cents" | "other">) {
  const { t } = useTranslation();
  if (!other) return amount_cents < 0 ? <span className="text-xs">{t("invoice.refunded")}</span> : null;
  return (
    <span className="text-xs">
      {t(amount_cents < 0 ? "invoice.transferred_to" : "invoice.transferred_from")}{" "}
      <Link
        to={`/invoices/${other.estimate_id}/${other.id}`}
        className="text-primary-ink underline-offset-4 hover:underline"
      >
        {other.invoice_nr}
      </Link>
    </span>
  );
}

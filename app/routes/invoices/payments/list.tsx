import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { showDate } from "~/model/dates";
import type { Invoice } from "~/model/invoice";
import { showMoney } from "~/model/show-money";
import { IconLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** What was paid, and when; one that was entered wrongly is taken out while the document is in force. */
export function PaymentList({ invoice, isOpen }: { invoice: Invoice; isOpen: boolean }) {
  const { t, i18n } = useTranslation();
  const { payments } = invoice;
  return (
    <section className="invoice-card">
      <h2>{t("invoice.payments")}</h2>
      {payments.length === 0 && <p className="text-grey-600">{t("invoice.no_payments")}</p>}
      <ul>
        {payments.map(({ id, date, amount_cents, note }) => (
          <li key={id} className="flex min-h-9 items-center gap-2 border-t border-grey-100 first:border-0">
            <span className="flex min-w-0 grow flex-col py-1">
              <span className="numeric">{showDate(date)}</span>
              {note && <span className="text-xs break-words text-grey-600">{note}</span>}
            </span>
            <span className="numeric whitespace-nowrap">{showMoney(amount_cents, i18n.language)}</span>
            {isOpen && (
              <IconLink
                to={`payments/${id}/delete`}
                preventScrollReset
                label={t("invoice.delete_payment", { date: showDate(date) })}
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

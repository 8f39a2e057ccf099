import { useTranslation } from "#locales/use-translation.ts";
import { vatText } from "#model/document/vat-text.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Bill } from "#model/invoice/billing.ts";
import type { InvoiceChoices } from "#model/invoice/invoice.ts";
import { sum } from "#model/money/money.ts";
import { showMoney } from "#model/money/show-money.ts";
import { useMessage } from "#ui/field.tsx";
import type { Preview } from "./typed.ts";

interface BillPanelProps {
  choices: InvoiceChoices;
  preview: Preview;
  isPayable: boolean;
}

/** What the document comes to, as it is typed. */
export function BillPanel({ choices, preview: { bill, left }, isPayable }: BillPanelProps) {
  const { t, language } = useTranslation();
  const message = useMessage();
  const euro = (cents: number) => showMoney(cents, language);
  return (
    <section aria-label={t("invoice.sums")} className="card">
      <h2>{t("invoice.sums")}</h2>
      {!isPayable && <p className="text-grey-700">{t("invoice.no_amounts")}</p>}
      {isPayable && typeof bill === "string" && (
        <p className="text-grey-700">{message(problemOf(bill, choices))}</p>
      )}
      {isPayable && typeof bill !== "string" && <Sums bill={bill} advances={choices.advances} />}
      {isPayable && (
        <p className="invoice-sum border-t border-hairline pt-3" data-quiet="">
          <span>{t("invoice.left_after")}</span>
          <span className="numeric whitespace-nowrap">{euro(left)}</span>
        </p>
      )}
    </section>
  );
}

/** Why nothing is invoiced: where there is nothing to choose, not that something should be chosen. */
function problemOf(
  problem: Exclude<Preview["bill"], Bill>,
  { estimate, open_items }: InvoiceChoices,
): string {
  if (problem !== "errors.invoice_nothing" || open_items.length > 0) return problem;
  return itemsOf(estimate).length === 0 ? "invoice.estimate_empty" : "invoice.all_taken";
}

function Sums({ bill, advances }: { bill: Bill; advances: InvoiceChoices["advances"] }) {
  const { t, language } = useTranslation();
  const deducted = advances.flatMap(({ id, invoice_nr }) => {
    const own = bill.deductions.filter(({ advance_id }) => advance_id === id);
    return own.length > 0
      ? [{ invoice_nr, net_cents: sum(own.map(({ taxable_cents }) => taxable_cents)) }]
      : [];
  });
  const row = (name: string, cents: number, attributes = {}) => (
    <div key={name} className="invoice-sum" {...attributes}>
      <dt>{name}</dt>
      <dd>{showMoney(cents, language)}</dd>
    </div>
  );
  return (
    <dl>
      {(bill.discount_cents !== 0 || deducted.length > 0) && row(t("invoice.lines_sum"), bill.full_cents)}
      {bill.discount_cents !== 0 && row(t("invoice.discount"), -bill.discount_cents)}
      {deducted.map(({ invoice_nr, net_cents }) =>
        row(t("invoice.advance_of", { number: invoice_nr || t("invoice.in_draft") }), -net_cents),
      )}
      {row(t("invoice.net"), bill.net_cents)}
      {bill.groups.map(({ category, rate, amount_cents }) => {
        const { key, values } = vatText(category, rate, language === "en" ? "en" : "lv");
        return row(t(key, { ...values, defaultValue: key }), amount_cents);
      })}
      {row(t("invoice.total"), bill.total_cents, { "data-whole": "" })}
    </dl>
  );
}

import { useTranslation } from "#locales/use-translation.ts";
import type { LeftDocument } from "#model/invoice/left-document.ts";
import { type CreditWish, partialCredit } from "#model/invoice/partial-credit.ts";
import { readDecimal } from "#model/money/decimal.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { CreditList } from "./credit-lines.tsx";

/** What the credit note comes to by what is typed so far; nothing while that makes none, which is said once it is sent. */
export function CreditSums({ list, left }: { list: CreditList; left: LeftDocument }) {
  const { t, language } = useTranslation();
  const credit = partialCredit(left, wishesIn(list));
  if ("problem" in credit) return null;
  const sums = [
    [t("invoice.net"), credit.net_cents],
    [t("invoice.vat_sum"), credit.vat_cents],
    [t("invoice.total"), credit.total_cents],
  ] as const;
  return (
    <section aria-live="polite" className="ml-auto w-full sm:w-72">
      <h3 className="font-medium">{t("invoice.credit_total")}</h3>
      <dl>
        {sums.map(([name, cents], index) => (
          <div key={name} className="invoice-sum" data-whole={index === sums.length - 1 ? "" : undefined}>
            <dt>{name}</dt>
            <dd>{showMoney(cents, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const wishesIn = (list: CreditList): CreditWish[] =>
  list.getFieldList().map((row, line) => {
    const { quantity, amount } = row.getFieldset();
    const cents = readDecimal(amount.value ?? "");
    return {
      line,
      quantity: readDecimal(quantity.value ?? ""),
      net_cents: cents === null ? null : Math.round(cents / 100),
    };
  });

import { useTranslation } from "#locales/use-translation.ts";
import { vatText } from "#model/document/vat-text.ts";
import type { BilledGroup } from "#model/invoice/billed.ts";
import type { EstimateInvoices } from "#model/invoice/invoice.ts";
import { sum } from "#model/money/money.ts";
import { showMoney } from "#model/money/show-money.ts";

type Sums = Pick<BilledGroup, "taxable_cents" | "amount_cents">;

const none: Sums = { taxable_cents: 0, amount_cents: 0 };

const together = (groups: readonly BilledGroup[]): Sums => ({
  taxable_cents: sum(groups.map(({ taxable_cents }) => taxable_cents)),
  amount_cents: sum(groups.map(({ amount_cents }) => amount_cents)),
});

/** What of an estimate is invoiced beside what is left, by VAT rate and, where there are several, together. */
export function InvoicingSums({ invoiced, remaining }: Pick<EstimateInvoices, "invoiced" | "remaining">) {
  const { t, language } = useTranslation();
  // What is left has every rate that there is, also one that the estimate has no more.
  const rates = remaining.map((left) => {
    const isSame = ({ category, rate }: BilledGroup) => category === left.category && rate === left.rate;
    const { key, values } = vatText(left.category, left.rate, language === "en" ? "en" : "lv");
    return {
      key: `${left.category} ${left.rate}`,
      name: t(key, { ...values, defaultValue: key }),
      taken: invoiced.find(isSame) ?? none,
      left,
      rounding: left.rounding_cents,
    };
  });
  return (
    <>
      <table className="invoicing-sums">
        <thead>
          <tr>
            <td />
            <th scope="col">{t("estimates.invoicing.invoiced")}</th>
            <th scope="col">{t("estimates.invoicing.left")}</th>
          </tr>
        </thead>
        {rates.map(({ key, ...rate }) => (
          <Group key={key} {...rate} />
        ))}
        {rates.length > 1 && (
          <Group
            name={t("estimates.invoicing.together")}
            taken={together(invoiced)}
            left={together(remaining)}
            rounding={sum(rates.map(({ rounding }) => rounding))}
          />
        )}
      </table>
      {rates.some(({ rounding }) => rounding !== 0) && (
        <p className="mt-1 text-grey-700 text-small">{t("estimates.invoicing.rounding_why")}</p>
      )}
    </>
  );
}

interface GroupProps {
  name: string;
  taken: Sums;
  left: Sums;
  /** By how many cents the VAT of the documents is more than the estimate's. */
  rounding: number;
}

function Group({ name, taken, left, rounding }: GroupProps) {
  const { t, language } = useTranslation();
  const rows = [
    [t("estimates.invoicing.net"), ({ taxable_cents }: Sums) => taxable_cents],
    [t("estimates.invoicing.vat"), ({ amount_cents }: Sums) => amount_cents],
    [t("estimates.invoicing.total"), (sums: Sums) => sums.taxable_cents + sums.amount_cents],
  ] as const;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      {rows.map(([label, of]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{showMoney(of(taken), language)}</td>
          <td>{showMoney(of(left), language)}</td>
        </tr>
      ))}
      {rounding !== 0 && (
        <tr>
          <th scope="row">{t("estimates.invoicing.rounding")}</th>
          <td colSpan={2}>{showMoney(rounding, language)}</td>
        </tr>
      )}
    </tbody>
  );
}

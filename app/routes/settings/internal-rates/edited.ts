import { editedForm } from "#app/forms/edited.ts";
import { type Company, company } from "#model/company/company.ts";
import { internalRates } from "#model/company/internal-rates.ts";
import { decimal, typeDecimal } from "#model/money/decimal.ts";

/** What the form begins with, as a person types it in a language. */
export const valuesOf = ({ internal_rates: { usual, positions } }: Company, language: string) => ({
  usual: typeDecimal(decimal(usual), language),
  positions: positions.map(({ stock_item_id, rate }) => ({
    stock_item_id: String(stock_item_id),
    rate: typeDecimal(decimal(rate), language),
  })),
});

/** The form of internal rates. */
export const editedRates = editedForm(
  { row: company, input: internalRates, valuesOf },
  { texts: "internal_rates" },
);

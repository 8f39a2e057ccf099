import { editedForm } from "#app/forms/edited.ts";
import { type Company, company } from "#model/company/company.ts";
import { interestTerms } from "#model/company/interest.ts";
import { showDate } from "#model/date/dates.ts";
import { decimal } from "#model/money/decimal.ts";
import { showQuantity } from "#model/money/show-money.ts";

/** What the form begins with, as a person types it in a language. */
export const valuesOf = ({ interest: { rule, rate, base_rates } }: Company, language: string) => ({
  rule,
  rate: decimal(rate || "0") > 0 ? showQuantity(rate, language) : "",
  base_rates: base_rates.map((base) => ({
    from: showDate(base.from),
    rate: showQuantity(base.rate, language),
  })),
});

/** The form of interest for delay. An agreed rate means what its rule says. */
export const editedInterest = editedForm(
  { row: company, input: interestTerms, valuesOf },
  { texts: "interest", together: [["rule", "rate"]] },
);

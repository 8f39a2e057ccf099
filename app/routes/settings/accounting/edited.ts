import { editedForm } from "#app/forms/edited.ts";
import { accounting } from "#model/company/accounting.ts";
import { type Company, company } from "#model/company/company.ts";
import { decimal, typeDecimal } from "#model/money/decimal.ts";

/** What the form begins with, as a person types it in a language. */
export const valuesOf = ({ accounting: { codes, ...rest } }: Company, language: string) => ({
  ...rest,
  codes: codes.map(({ vat_category, vat_rate, sales, purchases }) => ({
    vat_category,
    vat_rate: typeDecimal(decimal(vat_rate), language),
    sales,
    purchases,
  })),
});

/** The form of the accounts that documents are entered to. */
export const editedAccounting = editedForm(
  { row: company, input: accounting, valuesOf },
  { texts: "accounting" },
);

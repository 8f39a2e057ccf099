import { z } from "zod";
import { type Company, type CompanyDetails, companyDetails } from "#model/company/company.ts";
import { type Series, series } from "#model/company/number-series.ts";
import { checkAddress } from "#model/einvoice/address-input.ts";
import { groupIban } from "#model/identifier/identifiers.ts";
import { countryOfVatNumber } from "#model/identifier/vat-number.ts";
import { showQuantity } from "#model/money/show-money.ts";
import { vatChoice } from "#model/vat/vat.ts";
import { chosenVat } from "#model/vat/vat-fields.ts";

/** A series as a form sends it: an unticked box is absent, and a width has to be said. */
const enteredSeries = series.extend({
  with_year: z.boolean({ error: "errors.choice" }).default(false),
  width: series.shape.width.unwrap(),
});

const terms = { "10": 10, "15": 15, "30": 30, other: null } as const;

/** The company's details as their form holds them: VAT and payment terms are one choice each. */
export const enteredDetails = companyDetails
  .omit({
    vat_category: true,
    vat_rate: true,
    interest: true,
    internal_rates: true,
    closing: true,
    bank_booking: true,
    accounting: true,
  })
  .extend({
    vat: chosenVat,
    payment_terms: z.enum(["10", "15", "30", "other"], { error: "errors.choice" }),
    series: z.object({ invoice: enteredSeries, waybill: enteredSeries, credit_note: enteredSeries }),
  })
  .superRefine(checkAddress);

export const statusChoices = enteredDetails.shape.accepted_status.unwrap().options;
export const termChoices = enteredDetails.shape.payment_terms.options;

const typedSeries = ({ prefix, with_year, width }: Series) => ({ prefix, with_year, width: String(width) });

/** What the form begins with, in a language. */
export const valuesOf = (company: Company, language: string) => ({
  legal_name: company.legal_name,
  reg_nr: company.reg_nr,
  vat_nr: company.vat_nr,
  address: company.address,
  email: company.email,
  phone: company.phone,
  footer: company.footer,
  footer_en: company.footer_en,
  country: company.country || countryOfVatNumber(company.vat_nr),
  einvoice_scheme: company.einvoice_scheme,
  einvoice_id: company.einvoice_id,
  series: {
    invoice: typedSeries(company.series.invoice),
    waybill: typedSeries(company.series.waybill),
    credit_note: typedSeries(company.series.credit_note),
  },
  accounts: company.accounts.map((account) => ({ ...account, iban: groupIban(account.iban) })),
  advance_percentage: showQuantity(company.advance_percentage, language),
  quantity_tolerance: showQuantity(company.quantity_tolerance, language),
  accepted_status: company.accepted_status,
  payment_link: company.payment_link,
  vat: vatChoice(company.vat_category, company.vat_rate),
  payment_terms: company.payment_terms === null ? ("other" as const) : (`${company.payment_terms}` as const),
});

/** What the form is sent as; interest for delay and the other parts left out have forms of their own. */
export const bodyOf = ({
  vat,
  payment_terms,
  ...same
}: z.output<typeof enteredDetails>): Omit<
  CompanyDetails,
  "interest" | "internal_rates" | "closing" | "bank_booking" | "accounting"
> => ({
  ...same,
  ...vat,
  payment_terms: terms[payment_terms],
});

/** The rates in percent of choices of VAT that stand in the form. */
export const ratesIn = (choices: readonly string[]): string[] =>
  choices.flatMap((choice) => {
    const vat = chosenVat.safeParse(choice).data;
    return vat?.vat_category === "S" ? [vat.vat_rate] : [];
  });

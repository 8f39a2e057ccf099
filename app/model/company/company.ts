import { z } from "zod";
import { lenient, sentText } from "../answer/answer.ts";
import { optionalEmail, optionalLines, optionalText } from "../answer/fields.ts";
import { partOf } from "../answer/part-of.ts";
import { addressScheme, checkAddress } from "../einvoice/address-input.ts";
import { countryInput } from "../identifier/country-input.ts";
import { identifier, vatNumber } from "../identifier/identifier-input.ts";
import { bicProblem, ibanMatchesBic, ibanProblem } from "../identifier/identifiers.ts";
import { decimal, sendDecimal } from "../money/decimal.ts";
import { sentDecimalOr } from "../money/sent-number.ts";
import { isVat, standardVat } from "../vat/vat.ts";
import { percentage, vatCategory } from "../vat/vat-fields.ts";
import { accounting, sentAccounting, usualAccounting } from "./accounting.ts";
import { bankBooking, bookedByPeople, sentBankBooking } from "./bank-booking.ts";
import { bookClosing, noClosing, sentClosing } from "./closing.ts";
import { interestTerms, noInterest, sentInterest } from "./interest.ts";
import { internalRates, noInternalRates, sentInternalRates } from "./internal-rates.ts";
import { canCoincide, defaultSeries, type SeriesKind, series, seriesKinds } from "./number-series.ts";
import { paymentLink } from "./payment-link.ts";
import { paymentTerm } from "./payment-terms.ts";

/** An identifier that may not be left out. */
const required = (entered: ReturnType<typeof identifier>) =>
  entered.refine((text) => text !== "", { error: "errors.required", abort: true });

/** A bank account of the company; IBAN and BIC belong together (domain §2). */
const account = z
  .object({
    bank: optionalText(120),
    bic: required(identifier(11)).refine((text) => bicProblem(text) === null, "errors.bic"),
    iban: required(identifier(42)).refine((text) => ibanProblem(text) === null, "errors.iban"),
  })
  // Of a number that is none there is nothing more to say.
  .refine(({ iban, bic }) => ibanProblem(iban) !== null || ibanMatchesBic(iban, bic), {
    path: ["iban"],
    error: "errors.iban_bank",
  });

/** What becomes of a project once its client has accepted an estimate of it: one of its statuses, or it stays. */
export const acceptedStatuses = ["in_process", "offered", "unchanged"] as const;

/** Who sells (domain H2): what stands on invoices, and what new documents begin with. */
export const companyDetails = z.object({
  legal_name: optionalText(200),
  reg_nr: identifier(20),
  vat_nr: vatNumber,
  address: optionalText(300),
  /** ISO 3166-1 alpha-2; "" is the country of the VAT number. */
  country: countryInput,
  /** Where e-invoices to the company go, as it says of itself on its own (model/einvoice/address.ts). */
  einvoice_scheme: addressScheme,
  einvoice_id: identifier(50),
  email: optionalEmail,
  phone: optionalText(40),
  accounts: z.array(account).max(10, "errors.too_many").default([]),
  vat_category: vatCategory.default("S"),
  vat_rate: percentage.default(sendDecimal(standardVat.rate)),
  payment_terms: paymentTerm.default(10),
  /** Percent that may be delivered beside what was ordered. */
  quantity_tolerance: percentage.default("10.00"),
  /** Percent of an accepted estimate that is invoiced in advance; zero where nothing is. */
  advance_percentage: percentage.default("0.00"),
  accepted_status: z.enum(acceptedStatuses, { error: "errors.choice" }).default("in_process"),
  payment_link: paymentLink,
  /** Stands at the end of every document; in English ones the other, where there is one. */
  footer: optionalLines(500),
  footer_en: optionalLines(500),
  series: z.object({ invoice: series, waybill: series, credit_note: series }).default(defaultSeries),
  /** Interest for delay, as statements of account name it. */
  interest: interestTerms.default(noInterest),
  internal_rates: internalRates.default(noInternalRates),
  closing: bookClosing.default(noClosing),
  bank_booking: bankBooking.default(bookedByPeople),
  accounting: accounting.default(usualAccounting),
});
export type CompanyDetails = z.output<typeof companyDetails>;

/** The details as a backend shows them. */
export const company = z.object({
  legal_name: z.string().default(""),
  reg_nr: z.string().default(""),
  vat_nr: z.string().default(""),
  address: z.string().default(""),
  country: sentText,
  einvoice_scheme: sentText,
  einvoice_id: sentText,
  email: z.string().default(""),
  phone: z.string().default(""),
  accounts: lenient(z.array(z.object({ bank: z.string(), bic: z.string(), iban: z.string() })), []),
  vat_category: lenient(vatCategory, "S"),
  vat_rate: z.string().default(sendDecimal(standardVat.rate)),
  payment_terms: lenient(paymentTerm, 10),
  quantity_tolerance: sentDecimalOr("10.00"),
  advance_percentage: sentDecimalOr("0.00"),
  accepted_status: lenient(z.enum(acceptedStatuses), "in_process"),
  /** Where clients pay invoices by a payment provider (payment-link.ts); "" where there is none. */
  payment_link: sentText,
  footer: z.string().default(""),
  footer_en: z.string().default(""),
  series: lenient(z.object({ invoice: series, waybill: series, credit_note: series }), defaultSeries),
  interest: sentInterest,
  /** What an hour of work costs the agency itself. */
  internal_rates: sentInternalRates,
  /** Until when the books are closed. */
  closing: sentClosing,
  /** What of a bank statement is booked by itself. */
  bank_booking: sentBankBooking,
  /** How documents are entered into the books. */
  accounting: sentAccounting,
  version: z.number().int().default(0),
});
export type Company = z.output<typeof company>;

/** The details as they are entered; VAT and the series are checked as the whole that they make. */
export const companyDetailsInput = companyDetails
  .refine(({ vat_category: category, vat_rate }) => isVat({ category, rate: decimal(vat_rate) }), {
    path: ["vat_rate"],
    error: "errors.vat_rate",
  })
  .superRefine(checkAddress)
  .superRefine(({ series: chosen }, context) => {
    for (const kind of seriesKinds)
      if (coincidesWithEarlier(chosen, kind))
        context.addIssue({ code: "custom", path: ["series", kind, "prefix"], message: "errors.series_same" });
  });

const coincidesWithEarlier = (chosen: CompanyDetails["series"], kind: SeriesKind): boolean =>
  seriesKinds
    .slice(0, seriesKinds.indexOf(kind))
    .some((earlier) => canCoincide(chosen[earlier], chosen[kind]));

/** A change of some details; they are checked together with the rest, where that is known. */
export const companyPatch = partOf(companyDetails);

/** Whether the company can issue documents: a seller has a name, a number and an address (domain §4). */
export const canIssue = ({
  legal_name,
  reg_nr,
  address,
}: Pick<CompanyDetails, "legal_name" | "reg_nr" | "address">): boolean =>
  legal_name !== "" && reg_nr !== "" && address !== "";

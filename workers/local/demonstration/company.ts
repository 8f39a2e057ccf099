import { usualAccounting } from "#model/company/accounting.ts";
import { bookedByPeople } from "#model/company/bank-booking.ts";
import { noClosing } from "#model/company/closing.ts";
import type { CompanyDetails } from "#model/company/company.ts";
import { noInterest } from "#model/company/interest.ts";
import { noInternalRates } from "#model/company/internal-rates.ts";
import type { Series, SeriesKind } from "#model/company/number-series.ts";
import type { PaymentTerm } from "#model/company/payment-terms.ts";
import { defaultCountry } from "#model/identifier/country.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { standardVat } from "#model/vat/vat.ts";
import { latvianBanks } from "./banks.ts";
import type { DemonstrationName } from "./demonstrations.ts";
import { latvianIban, mobileNumber, registrationNumber } from "./identifiers.ts";
import { randomFrom } from "./random.ts";

interface CompanySketch {
  legal_name: string;
  address: string;
  email: string;
  /** BICs of its banks. */
  banks: readonly string[];
  payment_terms: PaymentTerm;
  footer: string;
  footer_en: string;
  series: Record<SeriesKind, Series>;
}

const series = (prefix: string, with_year: boolean, width: number): Series => ({ prefix, with_year, width });

const sketches: Record<DemonstrationName, CompanySketch> = {
  portal: {
    legal_name: "Portāla aģentūra, SIA",
    address: "Miera iela 58A, Rīga, LV-1013",
    email: "birojs@portal.test",
    banks: ["HABALV22", "UNLALV2X"],
    payment_terms: 10,
    footer: "Paldies, ka strādājat kopā ar mums!",
    footer_en: "Thank you for working with us!",
    series: {
      invoice: series("RE-", true, 4),
      waybill: series("PZ-", true, 4),
      credit_note: series("KR-", true, 4),
    },
  },
  acme: {
    legal_name: "Acme Druka, SIA",
    address: "Kalēju iela 31, Liepāja, LV-3401",
    email: "gramatvediba@acme.test",
    banks: ["PARXLV22"],
    payment_terms: 30,
    footer: "Pretenzijas par iespiedumu kvalitāti pieņemam desmit dienu laikā pēc saņemšanas.",
    footer_en: "Complaints about the quality of printing are accepted within ten days of delivery.",
    series: {
      invoice: series("AD/", true, 3),
      waybill: series("AD-P/", true, 3),
      credit_note: series("AD-K/", true, 3),
    },
  },
  beta: {
    legal_name: "Beta Reklāma, SIA",
    address: "Rīgas iela 44, Valmiera, Valmieras nov., LV-4201",
    email: "rekini@beta.test",
    banks: ["HABALV22"],
    payment_terms: 15,
    footer: "",
    footer_en: "",
    series: {
      invoice: series("B", false, 6),
      waybill: series("BP", false, 6),
      credit_note: series("BK", false, 6),
    },
  },
};

/** What the accounting program calls the rates that are charged. */
const codes = ["21.00", "12.00", "5.00"].map((vat_rate) => {
  const name = `PVN${Number(vat_rate)}`;
  return { vat_category: "S" as const, vat_rate, sales: name, purchases: name };
});

/** The company that an installation's documents are of, with valid numbers and accounts (domain H2). */
export function companyOf(name: DemonstrationName): CompanyDetails {
  const { banks, ...told } = sketches[name];
  const random = randomFrom(`${name}/company`);
  const reg_nr = registrationNumber(random, "company");
  return {
    ...told,
    reg_nr,
    vat_nr: `LV${reg_nr}`,
    country: defaultCountry,
    einvoice_scheme: "",
    einvoice_id: "",
    phone: mobileNumber(random),
    accounts: banks.map((bic) => ({
      bank: latvianBanks.find(({ swift }) => swift === bic)?.name ?? "",
      bic,
      iban: latvianIban(random, bic),
    })),
    advance_percentage: "50.00",
    quantity_tolerance: "10.00",
    accepted_status: "in_process",
    payment_link: "",
    vat_category: "S",
    vat_rate: sendDecimal(standardVat.rate),
    interest: noInterest,
    closing: noClosing,
    bank_booking: bookedByPeople,
    accounting: { ...usualAccounting, codes },
    internal_rates: noInternalRates,
  };
}

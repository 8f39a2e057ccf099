import { texts } from "#backend/words/texts.ts";
import { palette } from "#model/branding/branding.ts";
import { type Config, overridesFor } from "#model/branding/config.ts";
import type { Client } from "#model/client/client.ts";
import type { Company } from "#model/company/company.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { countryOfVatNumber } from "#model/identifier/vat-number.ts";
import type { BilledGroup } from "#model/invoice/billed.ts";
import type { InvoiceContent, InvoiceLine } from "#model/invoice/content.ts";
import type { InvoicedLine } from "#model/invoice/line-parts.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { sum } from "#model/money/money.ts";
import { showPercent } from "#model/money/show-money.ts";
import type { Language } from "#model/text/language.ts";
import { vatCategory } from "#model/vat/vat-fields.ts";
import { type VatReason, vatReasonCodes } from "#model/vat/vat-reason.ts";

/** What the content of a document is made of. */
export interface Ingredients {
  estimate: Estimate;
  client: Client;
  company: Company;
  config: Config;
  /** The lines of the estimate that it has; none of an advance. */
  items: InvoicedLine[];
  /** Of an advance: percent, a decimal. */
  percentage: string | null;
  groups: BilledGroup[];
  advances: InvoiceContent["advances"];
  /** Whether it asks for money; goods alone are listed without prices. */
  is_payable: boolean;
}

/** Everything that a document says, as it is now: of a draft for looking at, of an issued one to be kept (domain §4). */
export function contentOf(given: Ingredients): InvoiceContent {
  const { estimate, client, company, config, groups } = given;
  const lines =
    given.percentage === null ? given.items.map((item) => lineOf(item, estimate)) : advanceLines(given);
  const full_cents = given.is_payable ? sum(lines.map(({ total_cents }) => total_cents)) : 0;
  const net_cents = sum(groups.map(({ taxable_cents }) => taxable_cents));
  const vat_cents = sum(groups.map(({ amount_cents }) => amount_cents));
  const advanced = sum(given.advances.map((advance) => advance.net_cents));
  const { project } = estimate;
  return {
    seller: sellerIn(company),
    buyer: buyerIn(client),
    project: { name: project.name, project_nr: project.project_nr },
    manager: { name: project.project_manager?.name ?? "", email: project.project_manager?.email ?? "" },
    brand: {
      colour: palette(config.colors)["--brand-primary-ink"] ?? config.colors.primary_color,
      logo: config.images.logo_estimate,
    },
    words: { lv: wordsIn(config, "lv"), en: wordsIn(config, "en") },
    lines,
    discount: given.percentage === null ? estimate.discount : "0",
    full_cents,
    discount_cents: given.is_payable ? full_cents - advanced - net_cents : 0,
    advances: given.advances,
    groups,
    net_cents,
    vat_cents,
    total_cents: net_cents + vat_cents,
    vat_reasons: reasonsOf(given),
  };
}

/** Who sells, as documents say it. */
export function sellerIn(company: Company): InvoiceContent["seller"] {
  const { legal_name: name, reg_nr, vat_nr, address, email, phone, accounts, footer, footer_en } = company;
  const { einvoice_scheme, einvoice_id } = company;
  return {
    name,
    reg_nr,
    vat_nr,
    address,
    email,
    phone,
    accounts,
    footer,
    footer_en,
    // Where nobody has said it: who is registered for VAT elsewhere is there.
    country: company.country || countryOfVatNumber(vat_nr),
    einvoice_scheme,
    einvoice_id,
  };
}

/** Who buys, as documents say it. */
export const buyerIn = (client: Client): InvoiceContent["buyer"] => ({
  name: client.name,
  reg_nr: client.reg_nr,
  vat_nr: client.vat_nr,
  address: client.address,
  contact: client.contact.name,
  iban: client.iban,
  bank: client.bank?.name ?? "",
  country: client.country,
  einvoice_scheme: client.einvoice_scheme,
  einvoice_id: client.einvoice_id,
  is_public_body: client.is_public_body,
});

/** The installation's own words for documents in a language. */
const wordsIn = (config: Config, language: Language) =>
  Object.fromEntries(
    Object.entries(overridesFor(config, language)).filter(([key]) => key.startsWith("documents.")),
  );

/** Why there is no VAT, in the words that the document says it in. */
function reasonsOf({ groups, config }: Ingredients): VatReason[] {
  const untaxed = new Set(groups.map(({ category }) => category).filter((category) => category !== "S"));
  const inWords = (language: Language, category: string) =>
    texts(language, wordsIn(config, language))(`documents.vat_categories.${category}`);
  return [...untaxed].map((category) => ({
    category,
    code: vatReasonCodes[category] ?? "",
    text: inWords("lv", category),
    text_en: inWords("en", category),
  }));
}

function lineOf(item: InvoicedLine, estimate: Estimate): InvoiceLine {
  const { name, name_en, quantity, price, total_cents, measure_unit } = item;
  const own = item.vat_category !== null;
  return {
    name,
    name_en,
    quantity,
    price,
    total_cents,
    unit: measure_unit?.short_name ?? "",
    unit_en: measure_unit?.short_name_en ?? "",
    unit_code: measure_unit?.code ?? "",
    vat_category: item.vat_category ?? estimate.vat_category,
    vat_rate: own ? (item.vat_rate ?? "0.00") : estimate.vat_rate,
  };
}

/** An advance has one line for each rate of its estimate. */
const advanceLines = ({ groups, percentage, estimate, config }: Ingredients): InvoiceLine[] =>
  groups.map(({ category, rate, taxable_cents }) => ({
    name: advanceName(config, "lv", percentage ?? "0", estimate.estimate_nr),
    name_en: advanceName(config, "en", percentage ?? "0", estimate.estimate_nr),
    // "One", for what is counted in nothing.
    unit: "",
    unit_en: "",
    unit_code: "C62",
    quantity: "1.00",
    price: sendDecimal(taxable_cents * 100),
    total_cents: taxable_cents,
    vat_category: vatCategory.parse(category),
    vat_rate: rate,
  }));

const advanceName = (config: Config, language: Language, percentage: string, number: string): string =>
  texts(language, wordsIn(config, language))("documents.advance_line", {
    percentage: showPercent(percentage, language),
    number,
  });

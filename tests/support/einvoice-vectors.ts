import { einvoiceOf } from "#model/einvoice/einvoice.ts";
import type { Wording } from "#model/einvoice/wording.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { elementsAt, textAt, type XmlElement } from "#model/xml/element.ts";

/** Words that say which text was asked for, and with what. */
const wording: Wording = {
  language: "lv",
  say: (key, values = {}) => [key.replace("documents.", ""), ...Object.values(values)].join(" "),
};

export const seller = {
  name: "SIA Roka",
  reg_nr: "40003521600",
  vat_nr: "LV40003521600",
  address: "Brīvības iela 1, Rīga",
  country: "LV",
  email: "rekini@roka.test",
  phone: "67000000",
  accounts: [{ bank: "Banka", bic: "BANKLV22", iban: "LV80BANK0000435195001" }],
};
export const buyer = {
  name: "Rīgas pašvaldība",
  reg_nr: "90000069281",
  vat_nr: "LV90000069281",
  address: "Rātslaukums 1, Rīga",
  country: "LV",
  contact: "Jānis Bērziņš",
};

/** A line of a document, as it is frozen. */
export const aLine = (quantity: string, price: string | null, total_cents: number, fields: object = {}) => ({
  name: "Maketi",
  name_en: "Artwork",
  unit: "gab.",
  unit_en: "pcs",
  unit_code: "H87",
  vat_category: "S",
  vat_rate: "21.00",
  quantity,
  price,
  total_cents,
  ...fields,
});

/** What is taxed under a category and rate, and its VAT. */
export const aGroup = (category: string, rate: string, taxable_cents: number, amount_cents: number) => ({
  category,
  rate,
  taxable_cents,
  amount_cents,
});

/** An issued document of a content, as the API reads it. */
export const anInvoice = (content: object, fields: object = {}) =>
  invoice.parse({
    id: 1,
    invoice_nr: "RE-2026-0007",
    estimate_id: 1,
    status_id: 2,
    customer: { id: 1, name: "K" },
    project: { id: 1, name: "P" },
    estimate: { id: 1, estimate_nr: "2026-14/2", name: "Tāme" },
    date: "2026-11-21",
    due_date: "2026-12-01",
    order_number: "PO 42",
    content: {
      seller,
      buyer,
      project: { name: "Rudens", project_nr: "2026-14" },
      manager: { name: "Anna Ozola", email: "anna@roka.test" },
      brand: { colour: "#000000", logo: null },
      discount_cents: 0,
      full_cents: 0,
      ...content,
    },
    ...fields,
  });

/** The e-invoice of a document. */
export const written = (
  content: object,
  fields: object = {},
  attached: Parameters<typeof einvoiceOf>[2] = [],
) => einvoiceOf(anInvoice(content, fields), wording, attached);

/** The texts at several paths of an element; null where there is none. */
export const told = (element: XmlElement, ...paths: string[]) =>
  paths.map((path) => textAt(element, path) ?? null);

/** The same of every element at a path. */
export const each = (root: XmlElement, path: string, ...paths: string[]) =>
  elementsAt(root, path).map((element) => told(element, ...paths));

/** Paths below the VAT of a group, and of the sums of a document. */
export const subtotal = [
  "cac:TaxCategory/cbc:ID",
  "cac:TaxCategory/cbc:Percent",
  "cbc:TaxableAmount",
  "cbc:TaxAmount",
];
export const totals = [
  ...[
    "LineExtensionAmount",
    "AllowanceTotalAmount",
    "TaxExclusiveAmount",
    "TaxInclusiveAmount",
    "PayableAmount",
  ].map((name) => `cac:LegalMonetaryTotal/cbc:${name}`),
  "cac:TaxTotal/cbc:TaxAmount",
];

/** A document of one line at 21 %. */
export const plain = {
  lines: [aLine("2.00", "10.00", 2000)],
  full_cents: 2000,
  net_cents: 2000,
  vat_cents: 420,
  total_cents: 2420,
  groups: [aGroup("S", "21.00", 2000, 420)],
};

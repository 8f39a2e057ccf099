import { z } from "zod";
import { lenient, sentDate, sentOr, sentOrNull, sentText } from "../answer/answer.ts";
import { party } from "../document/party.ts";
import { sentDecimal, sentDecimalOr, withCents } from "../money/sent-number.ts";
import { vatCategory } from "../vat/vat-fields.ts";
import { vatReason } from "../vat/vat-reason.ts";

/** A line of a document. Names in both languages: the English one empty where there is none. */
export const invoiceLine = withCents(
  z.object({
    name: sentText,
    name_en: sentText,
    unit: sentText,
    unit_en: sentText,
    /** UN/ECE Recommendation 20; "" where none was frozen. */
    unit_code: sentText,
    /** Decimal. */
    quantity: sentDecimalOr("1.00"),
    /** Unit price without VAT, a decimal; null where a total was agreed (domain H4). */
    price: sentDecimal,
    /** Before the discount of the document. */
    total_cents: z.number().int(),
    vat_category: lenient(vatCategory, "S"),
    vat_rate: sentDecimalOr("0.00"),
  }),
);
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** Cents that are taxed under one category and rate (a decimal in percent), and their VAT. */
export const invoiceGroup = z.object({
  category: z.string(),
  rate: z.string(),
  taxable_cents: z.number().int(),
  amount_cents: z.number().int(),
});

/** An advance that is deducted, without VAT. */
const advance = z.object({
  id: z.number().int(),
  invoice_nr: sentText,
  date: sentDate,
  net_cents: z.number().int(),
  /** The same by category and rate; none in documents of before it was frozen. */
  groups: lenient(
    z.array(z.object({ category: z.string(), rate: z.string(), net_cents: z.number().int() })),
    [],
  ),
});

/** Where e-invoices of a party go, where that is said; "" where it follows from its numbers (model/einvoice/address.ts). */
const electronic = { einvoice_scheme: sentText, einvoice_id: sentText };

/**
 * Everything that a document says but for its number, its dates and what is typed into it: copied when it is issued, and
 * never changed again (domain §4). Cents; of credit notes as well above zero.
 */
export const invoiceContent = z.object({
  seller: party.extend({
    ...electronic,
    email: sentText,
    phone: sentText,
    accounts: z.array(z.object({ bank: sentText, bic: sentText, iban: z.string() })).default([]),
    footer: sentText,
    /** In English documents; "" where there is none, and in documents of before it was frozen. */
    footer_en: sentText,
  }),
  buyer: party.extend({
    ...electronic,
    /** A public body's invoices have to be e-invoices (domain §4). */
    is_public_body: sentOr(z.boolean(), false),
    contact: sentText,
    iban: sentText,
    bank: sentText,
  }),
  project: z.object({ name: z.string(), project_nr: sentText }),
  /** The project's manager. */
  manager: z.object({ name: sentText, email: sentText }),
  /** What it looks like: the brand's colour and the address of the logo. */
  brand: z.object({ colour: z.string(), logo: sentOrNull(z.string()) }),
  /** How the installation words documents, where it does so in its own way: by language and key. */
  words: lenient(z.object({ lv: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }), {
    lv: {},
    en: {},
  }),
  lines: z.array(invoiceLine),
  /** Percent, a decimal. */
  discount: z.string().default("0"),
  full_cents: z.number().int(),
  discount_cents: z.number().int(),
  advances: z.array(advance).default([]),
  groups: z.array(invoiceGroup),
  /** Of every category without VAT (domain H25). */
  vat_reasons: lenient(z.array(vatReason), []),
  net_cents: z.number().int(),
  vat_cents: z.number().int(),
  total_cents: z.number().int(),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

const nobody = {
  name: "",
  reg_nr: "",
  vat_nr: "",
  address: "",
  country: "",
  einvoice_scheme: "",
  einvoice_id: "",
};

/** The content of a document that a backend keeps to itself: it stands in the PDF alone. */
export const noContent: InvoiceContent = {
  seller: { ...nobody, email: "", phone: "", accounts: [], footer: "", footer_en: "" },
  buyer: { ...nobody, is_public_body: false, contact: "", iban: "", bank: "" },
  project: { name: "", project_nr: "" },
  manager: { name: "", email: "" },
  brand: { colour: "", logo: null },
  words: { lv: {}, en: {} },
  lines: [],
  advances: [],
  groups: [],
  vat_reasons: [],
  discount: "0",
  full_cents: 0,
  discount_cents: 0,
  net_cents: 0,
  vat_cents: 0,
  total_cents: 0,
};

import type { InvoiceContent } from "../invoice/content.ts";
import type { Invoice } from "../invoice/invoice.ts";
import { invoiceType } from "../invoice/type.ts";
import type { XmlElement } from "../xml/element.ts";
import { allowancesOf, taxTotalOf, totalsOf } from "./amounts.ts";
import { deliveryOf } from "./delivery.ts";
import { taxedGroups } from "./groups.ts";
import { type LineNames, linesOf } from "./lines.ts";
import { customerOf, supplierOf } from "./parties.ts";
import { paymentOf, termsOf } from "./payment.ts";
import { type Attached, creditedProject, earlierOf, orderOf, projectOf, supportOf } from "./references.ts";
import { basic, type Part } from "./ubl.ts";
import type { Wording } from "./wording.ts";

const ubl = "urn:oasis:names:specification:ubl:schema:xsd";

/** Which rules it follows, and which process it is for: Peppol BIS Billing 3.0 (domain §4). */
const customization = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const profile = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

/** Kinds of documents (UNTDID 1001). */
const codes = { invoice: "380", advance: "386", credit_note: "381" };

/**
 * A document as an e-invoice: UBL 2.1, Peppol BIS Billing 3.0, made of the same frozen copy as its PDF. Nothing is counted
 * again but where discount and advances fall among VAT groups, which the frozen groups say. Amounts of a credit note are above
 * zero. What the document lacks, the e-invoice lacks. Source: domain §4, H20, H25.
 */
export const einvoiceOf = (
  invoice: Invoice,
  wording: Wording,
  attached: readonly Attached[] = [],
): XmlElement =>
  invoice.invoice_type_id === invoiceType.credit_note
    ? creditNote(invoice, wording, attached)
    : plainInvoice(invoice, wording, attached);

function plainInvoice(invoice: Invoice, wording: Wording, attached: readonly Attached[]): XmlElement {
  const { content } = invoice;
  const isAdvance = invoice.billing === "percentage";
  return root("Invoice", [
    ...identity(invoice),
    basic("cbc:DueDate", invoice.due_date ?? ""),
    basic("cbc:InvoiceTypeCode", isAdvance ? codes.advance : codes.invoice),
    ...subjectOf(invoice, wording, attached),
    projectOf(invoice),
    supplierOf(content),
    customerOf(content),
    deliveryOf(invoice),
    ...paymentOf(invoice),
    termsOf(invoice, wording),
    ...sumsOf(content, wording, { line: "cac:InvoiceLine", quantity: "cbc:InvoicedQuantity" }),
  ]);
}

/** Without a date that it is due on, and without accounts: nobody pays a credit note into those of the seller. */
function creditNote(invoice: Invoice, wording: Wording, attached: readonly Attached[]): XmlElement {
  const { content } = invoice;
  return root("CreditNote", [
    ...identity(invoice),
    basic("cbc:CreditNoteTypeCode", codes.credit_note),
    ...subjectOf(invoice, wording, attached),
    creditedProject(invoice),
    supplierOf(content),
    customerOf(content),
    deliveryOf(invoice),
    ...sumsOf(content, wording, { line: "cac:CreditNoteLine", quantity: "cbc:CreditedQuantity" }),
  ]);
}

/** What a document is about, and other documents that it names. */
const subjectOf = (invoice: Invoice, wording: Wording, attached: readonly Attached[]): Part[] => [
  noteOf(invoice),
  basic("cbc:DocumentCurrencyCode", "EUR"),
  basic("cbc:BuyerReference", invoice.buyer_reference),
  orderOf(invoice),
  ...earlierOf(invoice),
  ...supportOf(invoice, wording, attached),
];

/** What it comes to, and of which lines. */
function sumsOf(content: InvoiceContent, wording: Wording, names: LineNames): Part[] {
  const groups = taxedGroups(content);
  return [
    ...allowancesOf(content, groups, wording),
    taxTotalOf(content, groups, wording),
    totalsOf(content, groups),
    ...linesOf(content, groups, wording, names),
  ];
}

const root = (name: string, parts: readonly Part[]): XmlElement => ({
  name,
  attributes: {
    xmlns: `${ubl}:${name}-2`,
    "xmlns:cac": `${ubl}:CommonAggregateComponents-2`,
    "xmlns:cbc": `${ubl}:CommonBasicComponents-2`,
  },
  children: parts.filter((part) => part !== null),
  text: "",
});

const identity = ({ invoice_nr, date }: Invoice): Part[] => [
  basic("cbc:CustomizationID", customization),
  basic("cbc:ProfileID", profile),
  basic("cbc:ID", invoice_nr),
  basic("cbc:IssueDate", date ?? ""),
];

/** What was typed before and after the lines, as one note: there may not be two (PEPPOL-EN16931-R002). */
const noteOf = ({ description, comment }: Invoice): Part =>
  basic("cbc:Note", [description, comment].filter((text) => text.trim() !== "").join("\n"));

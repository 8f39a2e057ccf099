import { showDate } from "../date/dates.ts";
import {
  type DocumentFact,
  type DocumentLine,
  type DocumentSum,
  inLanguage,
  isCoded,
  knownFacts,
  lineVat,
  shownLine,
} from "../document/parts.ts";
import type { DocumentText } from "../document/vat-text.ts";
import { groupIban } from "../identifier/identifiers.ts";
import type { Language } from "../text/language.ts";
import type { InvoiceLine } from "./content.ts";
import { creditorReference } from "./creditor-reference.ts";
import type { Invoice, InvoiceReference } from "./invoice.ts";
import { type DocumentAccount, type DocumentParty, partiesOf } from "./parties.ts";
import { paymentQr } from "./payment-qr.ts";
import { invoiceStatus } from "./status.ts";
import { invoiceSums } from "./sums.ts";
import { invoiceType, invoiceTypeName } from "./type.ts";
import { isPriced } from "./waybill.ts";

/** What a document is called: the keys of its names are `documents.<kind>`. */
export type InvoiceKind = "invoice" | "advance_invoice" | "waybill" | "credit_note";

/** A line of an invoice, as text. Where the document asks for no money, its amounts are not to be shown. */
export interface InvoiceDocumentLine extends DocumentLine {
  /** Its place in the document: "1." */
  number: string;
}

/** What says that a document is not in force: that it is a draft, or voided, and by which credit note. */
export interface DocumentMark {
  word: DocumentText;
  detail: DocumentText | null;
}

/** How a document is paid. */
export interface DocumentPayment {
  accounts: DocumentAccount[];
  /** What the QR code holds; null while there is nothing to be paid with it. */
  qr: string | null;
}

/** Everything that the screen and the PDF of an invoice, a waybill or a credit note show, but for texts and branding (domain §4). */
export interface InvoiceDocument {
  language: Language;
  kind: InvoiceKind;
  /** Empty while it is a draft. */
  number: string;
  mark: DocumentMark | null;
  seller: DocumentParty;
  buyer: DocumentParty;
  /** Its dates, and documents that it refers to. */
  facts: DocumentFact[];
  /** The project and the estimate. */
  subject: DocumentFact[];
  /** Addresses and persons of a waybill (domain H11); none of another document. */
  carriage: DocumentFact[];
  description: string;
  /** Whether lines and sums have amounts. */
  isPriced: boolean;
  lines: InvoiceDocumentLine[];
  sums: DocumentSum[];
  /** Where it is paid; null where it asks for no money. */
  payment: DocumentPayment | null;
  comment: string;
  /** The project's manager; empty on waybills, which people sign. */
  preparedBy: string;
  /** Who hands over and who receives goods, by their keys; none where a document is valid unsigned. */
  signatures: { key: string; name: string }[];
  /** The company's own words at the end of its documents. */
  footer: string;
}

/**
 * A document as its screen and its PDF show it, in the language of the document. What it says comes from its frozen copy;
 * nothing is counted here. Source: domain §4.
 */
export function invoiceDocument(invoice: Invoice, language: Language): InvoiceDocument {
  const { content, description, comment } = invoice;
  const { lines, manager } = content;
  const kind = kindOf(invoice);
  const isWaybill = kind === "waybill";
  const priced = isPriced(invoice.waybill);
  const coded = isCoded(lines.map(vatOf));
  const parties = partiesOf(content, isWaybill);
  return {
    language,
    kind,
    number: invoice.invoice_nr,
    description,
    comment,
    isPriced: priced,
    mark: markOf(invoice),
    ...parties,
    facts: factsOf(invoice),
    subject: subjectOf(invoice),
    carriage: carriageOf(invoice),
    lines: lines.map((line, index) => ({
      ...shownLine({ ...line, id: index + 1 }, lineVat(vatOf(line), coded, language), language),
      number: `${index + 1}.`,
    })),
    sums: priced ? invoiceSums(invoice, language) : [],
    payment: isPayable(invoice) ? { accounts: parties.seller.accounts, qr: qrOf(invoice) } : null,
    preparedBy: isWaybill ? "" : [manager.name, manager.email].filter(Boolean).join(", "),
    signatures: signaturesOf(invoice),
    footer: inLanguage(language, content.seller.footer, content.seller.footer_en),
  };
}

function kindOf({ invoice_type_id, billing }: Invoice): InvoiceKind {
  const name = invoiceTypeName(invoice_type_id);
  return name === "invoice" && billing === "percentage" ? "advance_invoice" : name;
}

/** Another document as one refers to it: its number and its date. */
const shownReference = ({ invoice_nr, date }: InvoiceReference): string =>
  [invoice_nr, showDate(date ?? "")].filter(Boolean).join(", ");

function markOf({ status_id, credited_by }: Invoice): DocumentMark | null {
  if (status_id === invoiceStatus.draft) return { word: { key: "documents.marks.draft" }, detail: null };
  if (status_id !== invoiceStatus.voided) return null;
  const detail = credited_by
    ? { key: "documents.credited_by", values: { document: shownReference(credited_by) } }
    : null;
  return { word: { key: "documents.marks.voided" }, detail };
}

/** Whether money is asked for with a document: a credit note, a voided one and a waybill of goods alone ask for none. */
const isPayable = ({ invoice_type_id, status_id, waybill }: Invoice): boolean =>
  invoice_type_id !== invoiceType.credit_note && status_id !== invoiceStatus.voided && isPriced(waybill);

function factsOf(invoice: Invoice): DocumentFact[] {
  const { date, supply_date, due_date, credits, waybill, buyer_reference, order_number } = invoice;
  const priced_by = waybill?.pricing_invoice;
  return knownFacts([
    { key: "documents.issue_date", value: showDate(date ?? "") },
    { key: "documents.supply_date", value: supply_date === date ? "" : showDate(supply_date ?? "") },
    { key: "documents.due_date", value: isPriced(waybill) ? showDate(due_date ?? "") : "" },
    { key: "documents.order_number", value: order_number },
    { key: "documents.buyer_reference", value: buyer_reference },
    { key: "documents.payment_reference", value: isPayable(invoice) ? shownReferenceOf(invoice) : "" },
    { key: "documents.credits", value: credits ? shownReference(credits) : "" },
    { key: "documents.pricing_invoice", value: priced_by ? shownReference(priced_by) : "" },
  ]);
}

/** What a payer names, as people read it: in groups of four, like an IBAN. Empty where there is none. */
const shownReferenceOf = ({ invoice_nr }: Invoice): string => groupIban(creditorReference(invoice_nr) ?? "");

function subjectOf({ content: { project }, estimate }: Invoice): DocumentFact[] {
  return knownFacts([
    { key: "documents.project", value: [project.project_nr, project.name].filter(Boolean).join(" ") },
    { key: "documents.estimate", value: estimate.estimate_nr },
  ]);
}

function carriageOf({ waybill }: Invoice): DocumentFact[] {
  if (!waybill) return [];
  return knownFacts([
    { key: "documents.dispatch_address", value: waybill.dispatch_address },
    { key: "documents.delivery_address", value: waybill.delivery_address },
    { key: "documents.purpose", value: { key: `documents.purposes.${waybill.purpose}` } },
    { key: "documents.carrier", value: waybill.carrier },
  ]);
}

const signaturesOf = ({ waybill }: Invoice): InvoiceDocument["signatures"] =>
  waybill
    ? [
        { key: "documents.issued_by", name: waybill.issued_by },
        { key: "documents.received_by", name: waybill.received_by },
      ]
    : [];

const vatOf = ({ vat_category: category, vat_rate: rate }: InvoiceLine) => ({ category, rate });

/**
 * By the total of the document and not by what is still open: a rendering stays as it was first made. A draft has no number
 * that a payment could name.
 */
function qrOf(invoice: Invoice): string | null {
  const { invoice_nr, content } = invoice;
  const [account] = content.seller.accounts;
  if (!account || invoice_nr === "") return null;
  return paymentQr({
    name: content.seller.name,
    account,
    amount: content.total_cents,
    reference: creditorReference(invoice_nr),
    text: invoice_nr,
  });
}

import { readDate } from "../date/dates.ts";
import { currencies } from "../einvoice/codes/currencies.ts";
import { isCode } from "../einvoice/codes/list.ts";
import { foundIn } from "../einvoice/findings.ts";
import { largestLine, sum } from "../money/money.ts";
import { elementsAt, textAt, type XmlElement } from "../xml/element.ts";
import { readXml } from "../xml/read.ts";
import { mostLines, type PurchaseDocument } from "./purchase-invoice.ts";
import { linesOf } from "./ubl-lines.ts";
import { buyerOf, plainText, supplierOf } from "./ubl-supplier.ts";

/** Why an e-invoice is not taken: of its XML, or of what it says. */
export type Unread = `${"xml" | "ubl"}_${string}`;
export type UblReading = { document: PurchaseDocument } | { refusal: Unread };

/** Findings that are kept of one document. */
const mostFindings = 50;

/** What stops the reading. */
class Halt extends Error {
  readonly key: Unread;
  constructor(key: Unread) {
    super(key);
    this.key = key;
  }
}

function halt(key: Unread): never {
  throw new Halt(key);
}

/**
 * Reads a supplier's e-invoice (UBL 2.1): whole, or refused with its reason. What breaks rules is told as findings and taken all
 * the same, unless it leaves open who wants how much: then nothing of it is (docs/decisions/090). Never throws.
 */
export function readUbl(bytes: Uint8Array): UblReading {
  const reading = readXml(bytes);
  if (!reading.isRead) return { refusal: `xml_${reading.refusal.reason}` };
  try {
    return { document: documentOf(reading.element) };
  } catch (error) {
    if (error instanceof Halt) return { refusal: error.key };
    throw error;
  }
}

/** Types that give money back; as an invoice they leave open which way it goes (UNTDID 1001). */
const creditTypes = ["81", "83", "261", "262", "296", "308", "381", "396", "420", "458", "532"];

function documentOf(root: XmlElement): PurchaseDocument {
  const isCredit = root.name === "CreditNote";
  if (root.name !== "Invoice" && !isCredit) return halt("ubl_root");
  if (!isCredit && creditTypes.includes(textAt(root, "cbc:InvoiceTypeCode")?.trim() ?? ""))
    return halt("ubl_type");
  const currency = textAt(root, "cbc:DocumentCurrencyCode")?.trim() ?? "";
  if (!isCode(currencies, currency)) return halt("ubl_currency");
  const supplier = supplierOf(root);
  if (supplier.name === "") return halt("ubl_supplier");
  const number = plainText(textAt(root, "cbc:ID") ?? "", 100);
  if (number === "") return halt("ubl_number");
  const issued_on = dateAt(root, "cbc:IssueDate");
  if (issued_on === null) return halt("ubl_date");
  const sums = sumsOf(root, { sign: isCredit ? -1 : 1, currency });
  // Some write it below zero, which would turn it into what is owed.
  if (isCredit && sums.total_cents > 0) return halt("ubl_credit");
  const due = isCredit ? "cac:PaymentMeans/cbc:PaymentDueDate" : "cbc:DueDate";
  return Object.assign(
    { supplier, buyer: buyerOf(root), number, issued_on, due_on: dateAt(root, due), currency },
    sums,
    { findings: foundIn(root).slice(0, mostFindings) },
  );
}

function dateAt(root: XmlElement, path: string): string | null {
  const text = textAt(root, path)?.trim() ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(text) ? readDate(text) : null;
}

interface Money {
  /** −1 of a credit note. */
  sign: 1 | -1;
  currency: string;
}

/** Lines and sums, which have to agree to the cent: BR-CO-10 to BR-CO-16 of EN 16931, without which nothing can be booked. */
function sumsOf(root: XmlElement, money: Money) {
  const read = (element: XmlElement) => centsIn(element, money);
  const of = (path: string) => elementsAt(root, path).map(read);
  const total = (name: string) => of(`cac:LegalMonetaryTotal/cbc:${name}Amount`);
  const lines = linesOf(root, read);
  if (lines.length === 0) return halt("ubl_lines");
  if (lines.length > mostLines) return halt("ubl_length");
  const net_cents = only(total("TaxExclusive"));
  const total_cents = only(total("TaxInclusive"));
  const payable_cents = only(total("Payable"));
  const vat_cents = sum(vatIn(root, money).map(read));
  const rounding = sum(total("PayableRounding"));
  const prepaid = sum(total("Prepaid"));
  const isAgreed =
    sum(lines.map((line) => line.net_cents)) === net_cents &&
    net_cents + vat_cents === total_cents &&
    total_cents - prepaid + rounding === payable_cents;
  return isAgreed ? { net_cents, vat_cents, total_cents, payable_cents, lines } : halt("ubl_amounts");
}

/** VAT in the document's currency; in that of its books it may stand beside it (BT-111). */
const vatIn = (root: XmlElement, { currency }: Money): XmlElement[] =>
  elementsAt(root, "cac:TaxTotal/cbc:TaxAmount").filter(
    ({ attributes }) => attributes.currencyID === currency,
  );

const only = (amounts: readonly number[]): number =>
  amounts.length === 1 ? (amounts[0] ?? 0) : halt("ubl_amounts");

/** Whole cents of an amount, which is in the document's currency and has no more than two places. */
function centsIn({ text, attributes }: XmlElement, { sign, currency }: Money): number {
  const parts = /^([-+]?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim());
  if (!parts || attributes.currencyID !== currency) return halt("ubl_amounts");
  const [, minus, whole = "0", fraction = ""] = parts;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  if (cents > largestLine) return halt("ubl_amounts");
  // In JavaScript 0 × −1 is −0; adding 0 makes it 0.
  return cents * sign * (minus === "-" ? -1 : 1) + 0;
}

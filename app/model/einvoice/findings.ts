import type { Invoice } from "../invoice/invoice.ts";
import type { XmlElement } from "../xml/element.ts";
import { checkEinvoice, type EinvoiceFinding } from "./check.ts";
import { einvoiceOf } from "./einvoice.ts";
import type { Finding } from "./findings-said.ts";
import type { Wording } from "./wording.ts";

/** In the path of an element whose data is whose. */
const owners = [
  ["seller", /\/cac:AccountingSupplierParty|\/cac:PaymentMeans/],
  ["buyer", /\/cac:AccountingCustomerParty|\/cac:Delivery/],
  ["line", /\/cac:(?:Invoice|CreditNote)Line/],
] as const;

function shown({ rule, severity, path }: EinvoiceFinding): Finding {
  const place = owners.find(([, where]) => where.test(path))?.[0] ?? "document";
  const [, line = "1"] = /\/cac:(?:Invoice|CreditNote)Line(?:\[(\d+)\])?/.exec(path) ?? [];
  return { rule, severity, place, line: place === "line" ? Number(line) : null };
}

/**
 * What a document breaks as an e-invoice, each rule once for each place, fatal ones first. A draft is judged as if it were
 * issued: what it gets by that, such as its number, is not missing.
 */
export function findingsOf(invoice: Invoice, wording: Wording): Finding[] {
  const issued = invoice.invoice_nr === "" ? { ...invoice, invoice_nr: "1" } : invoice;
  return foundIn(einvoiceOf(issued, wording));
}

/** What an e-invoice breaks, ours or a supplier's: each rule once for each place, fatal ones first. */
export function foundIn(root: XmlElement): Finding[] {
  const all = checkEinvoice(root).map(shown);
  const first = new Map(all.map((one) => [`${one.rule} ${one.place} ${one.line}`, one]));
  return [...first.values()].toSorted(
    (one, other) => Number(one.severity === "warning") - Number(other.severity === "warning"),
  );
}

/** The rules without which a document is no e-invoice. */
export const brokenRules = (invoice: Invoice, wording: Wording): string[] => [
  ...new Set(
    findingsOf(invoice, wording)
      .filter(({ severity }) => severity === "fatal")
      .map(({ rule }) => rule),
  ),
];

import { readDecimal, sendDecimal } from "../money/decimal.ts";
import { elementsAt, textAt, type XmlElement } from "../xml/element.ts";
import type { PurchaseDocument } from "./purchase-invoice.ts";
import { plainText } from "./ubl-supplier.ts";

type Line = PurchaseDocument["lines"][number];

/**
 * The lines of a document without VAT, and behind them what is taken off or charged on the whole of it (BG-20, BG-21), which are
 * lines as well: so lines come to the taxable sum. A price with a base quantity is counted in the line's own amount.
 */
export const linesOf = (root: XmlElement, cents: (amount: XmlElement) => number): Line[] => [
  ...elementsAt(root, `cac:${root.name}Line`).map((line) => lineOf(line, cents)),
  ...elementsAt(root, "cac:AllowanceCharge").map((part) => partOf(part, cents)),
];

function lineOf(line: XmlElement, cents: (amount: XmlElement) => number): Line {
  const quantity = ["cbc:InvoicedQuantity", "cbc:CreditedQuantity"].map((path) => textAt(line, path) ?? "");
  return {
    name: plainText(textAt(line, "cac:Item/cbc:Name") ?? "", 200) || "–",
    quantity: plainText(quantity.join(""), 30),
    net_cents: net(elementsAt(line, "cbc:LineExtensionAmount"), cents),
    ...vatOf(elementsAt(line, "cac:Item/cac:ClassifiedTaxCategory")[0]),
  };
}

function partOf(part: XmlElement, cents: (amount: XmlElement) => number): Line {
  // Both are how XML Schema writes that something is so.
  const isCharge = ["true", "1"].includes(textAt(part, "cbc:ChargeIndicator")?.trim() ?? "");
  const amount = net(elementsAt(part, "cbc:Amount"), cents);
  return {
    name: plainText(textAt(part, "cbc:AllowanceChargeReason") ?? "", 200) || (isCharge ? "+" : "−"),
    quantity: "",
    net_cents: isCharge ? amount : 0 - amount,
    ...vatOf(elementsAt(part, "cac:TaxCategory")[0]),
  };
}

/** One amount; a line without one comes to nothing, which the sums of the document tell. */
const net = ([amount]: XmlElement[], cents: (amount: XmlElement) => number): number =>
  amount ? cents(amount) : 0;

function vatOf(category: XmlElement | undefined): Pick<Line, "vat_category" | "vat_rate"> {
  const rate = category && readDecimal(textAt(category, "cbc:Percent") ?? "");
  return {
    vat_category: category ? plainText(textAt(category, "cbc:ID") ?? "", 5) : "",
    vat_rate: sendDecimal(rate ?? 0),
  };
}

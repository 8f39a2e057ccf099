import fc from "fast-check";
import { expect, test } from "vitest";
import { someDocuments } from "#cli/einvoice/random-documents.ts";
import type { Invoice } from "../invoice/invoice.ts";
import { elementsAt, textAt, type XmlElement } from "../xml/element.ts";
import { einvoiceOf } from "./einvoice.ts";

const wording = { language: "lv" as const, say: (key: string) => key };

/** Hundredths of a text with two decimals, and ten-thousandths of one with up to four. */
const cents = (text = "0.00") => Number(text.replace(".", ""));
const parts = (text = "0") => {
  const [whole = "", decimals = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole + decimals.padEnd(4, "0"));
  return text.startsWith("-") ? -value : value;
};
const at = (root: XmlElement, path: string) => textAt(root, path);
const sum = (elements: XmlElement[], path: string) =>
  elements.reduce((all, element) => all + cents(at(element, path)), 0);
const absolute = (value: bigint) => (value < 0n ? -value : value);

/** By how much a line differs from quantity times price, in ten-milliardths of a euro times the base quantity. */
function lineFault(line: XmlElement): boolean {
  const quantity = parts(at(line, "cbc:InvoicedQuantity") ?? at(line, "cbc:CreditedQuantity"));
  const base = parts(at(line, "cac:Price/cbc:BaseQuantity") ?? "1");
  const net = BigInt(cents(at(line, "cbc:LineExtensionAmount")));
  // |net − quantity × price ÷ base| ≤ 0.02, all of it times the base.
  const difference =
    net * base * 10_000n * 100n - quantity * parts(at(line, "cac:Price/cbc:PriceAmount")) * 10_000n;
  return absolute(difference) > 2n * base * 10_000n * 100n;
}

function check(document: Invoice): void {
  const root = einvoiceOf(document, wording);
  const { content } = document;
  const isCredit = root.name === "CreditNote";
  const lines = elementsAt(root, isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine");
  const allowances = elementsAt(root, "cac:AllowanceCharge");
  const subtotals = elementsAt(root, "cac:TaxTotal/cac:TaxSubtotal");
  const total = (name: string) => cents(at(root, `cac:LegalMonetaryTotal/cbc:${name}`));

  // What was frozen, to the cent.
  expect(total("TaxExclusiveAmount")).toBe(content.net_cents);
  expect(total("TaxInclusiveAmount")).toBe(content.total_cents);
  expect(total("PayableAmount")).toBe(content.total_cents);
  expect(total("AllowanceTotalAmount")).toBe(content.discount_cents);
  expect(cents(at(root, "cac:TaxTotal/cbc:TaxAmount"))).toBe(content.vat_cents);
  expect(
    subtotals.map((one) => [cents(at(one, "cbc:TaxableAmount")), cents(at(one, "cbc:TaxAmount"))]),
  ).toEqual(content.groups.map(({ taxable_cents, amount_cents }) => [taxable_cents, amount_cents]));

  // What is made of it adds up: BR-CO-10, -11, -13, and the taxable amount of each category and rate (BR-S-08).
  expect(sum(lines, "cbc:LineExtensionAmount")).toBe(total("LineExtensionAmount"));
  expect(sum(allowances, "cbc:Amount")).toBe(content.discount_cents);
  expect(total("LineExtensionAmount") - total("AllowanceTotalAmount")).toBe(content.net_cents);
  const taxed = (element: XmlElement, path: string) =>
    `${at(element, `${path}/cbc:ID`)} ${at(element, `${path}/cbc:Percent`)}`;
  for (const subtotal of subtotals) {
    const of = taxed(subtotal, "cac:TaxCategory");
    const own = lines.filter((line) => taxed(line, "cac:Item/cac:ClassifiedTaxCategory") === of);
    const less = allowances.filter((one) => taxed(one, "cac:TaxCategory") === of);
    expect(sum(own, "cbc:LineExtensionAmount") - sum(less, "cbc:Amount")).toBe(
      cents(at(subtotal, "cbc:TaxableAmount")),
    );
  }
  expect(new Set(subtotals.map((one) => taxed(one, "cac:TaxCategory"))).size).toBe(subtotals.length);

  expect(lines.filter(lineFault)).toEqual([]);
  expect(lines.filter((line) => at(line, "cac:Price/cbc:PriceAmount")?.startsWith("-"))).toEqual([]);
  expect(allowances.filter((one) => at(one, "cbc:Amount")?.startsWith("-"))).toEqual([]);
}

test("whatever is invoiced, its e-invoice has the frozen sums, and every line is its quantity times its price", () => {
  fc.assert(
    fc.property(someDocuments, (documents) => documents.forEach(check)),
    { numRuns: 300 },
  );
});

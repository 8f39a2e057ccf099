import { describe, expect, test } from "vitest";
import {
  aGroup,
  aLine,
  each,
  plain,
  subtotal,
  told,
  totals,
  written,
} from "#tests/support/einvoice-vectors.ts";
import { elementsAt } from "../xml/element.ts";

const line = [
  "cbc:InvoicedQuantity",
  "cac:Price/cbc:PriceAmount",
  "cac:Price/cbc:BaseQuantity",
  "cbc:LineExtensionAmount",
];
const allowance = ["cac:TaxCategory/cbc:ID", "cac:TaxCategory/cbc:Percent", "cbc:Amount"];
describe("the sums of an invoice", () => {
  test("has prices of four decimals, and of an agreed total the price of the whole quantity", () => {
    const root = written({
      ...plain,
      lines: [
        aLine("1500.00", "0.1667", 25_005),
        aLine("1500.00", null, 25_000),
        aLine("1.00", null, 999),
        aLine("0.00", null, 700),
        aLine("0.00", "12.50", 0),
      ],
    });
    expect(each(root, "cac:InvoiceLine", ...line)).toEqual([
      ["1500.00", "0.1667", null, "250.05"],
      ["1500.00", "250.00", "1500.00", "250.00"],
      ["1.00", "9.99", null, "9.99"],
      ["1.00", "7.00", null, "7.00"],
      ["0.00", "12.50", null, "0.00"],
    ]);
    const quantities = elementsAt(root, "cac:InvoiceLine/cbc:InvoicedQuantity");
    expect(quantities.map(({ attributes }) => attributes)).toEqual(Array(5).fill({ unitCode: "H87" }));
    expect(elementsAt(root, "cac:InvoiceLine/cac:Price/cbc:BaseQuantity")[0]?.attributes).toEqual({
      unitCode: "H87",
    });
  });

  test("has no price below zero: the quantity is", () => {
    const root = written({ ...plain, lines: [aLine("3.00", null, -1500)] });
    expect(each(root, "cac:InvoiceLine", ...line)).toEqual([["-3.00", "15.00", "3.00", "-15.00"]]);
  });

  test("splits an odd discount over its VAT groups, as it was counted", () => {
    // 7 % of 533.37 is 37.34 (domain §3): 28.13 of 401.80 at 21 %, 9.21 of 131.57 at 5 %.
    const root = written({
      lines: [aLine("1.00", "401.80", 40_180), aLine("1.00", "131.57", 13_157, { vat_rate: "5.00" })],
      discount: "7.00",
      full_cents: 53_337,
      discount_cents: 3734,
      net_cents: 49_603,
      vat_cents: 8459,
      total_cents: 58_062,
      groups: [aGroup("S", "21.00", 37_367, 7847), aGroup("S", "5.00", 12_236, 612)],
    });
    expect(each(root, "cac:AllowanceCharge", ...allowance)).toEqual([
      ["S", "21.00", "28.13"],
      ["S", "5.00", "9.21"],
    ]);
    expect(
      each(
        root,
        "cac:AllowanceCharge",
        "cbc:ChargeIndicator",
        "cbc:AllowanceChargeReasonCode",
        "cbc:AllowanceChargeReason",
      )[0],
    ).toEqual([...["false", "95", "discount 7\u00a0%"]]);
    expect(each(root, "cac:TaxTotal/cac:TaxSubtotal", ...subtotal)).toEqual([
      ["S", "21.00", "373.67", "78.47"],
      ["S", "5.00", "122.36", "6.12"],
    ]);
    expect(told(root, ...totals)).toEqual(["533.37", "37.34", "496.03", "580.62", "580.62", "84.59"]);
  });

  test("deducts advances by lines that name them, in each VAT group", () => {
    const advances = [
      {
        id: 5,
        invoice_nr: "RE-2026-0005",
        date: "2026-11-03",
        net_cents: 6000,
        groups: [
          { category: "S", rate: "21.00", net_cents: 4000 },
          { category: "S", rate: "5.00", net_cents: 2000 },
        ],
      },
    ];
    const root = written({
      lines: [aLine("1.00", "100.00", 10_000), aLine("1.00", "50.00", 5000, { vat_rate: "5.00" })],
      discount: "10.00",
      advances,
      full_cents: 15_000,
      discount_cents: 1500,
      net_cents: 7500,
      vat_cents: 1175,
      total_cents: 8675,
      groups: [aGroup("S", "21.00", 5000, 1050), aGroup("S", "5.00", 2500, 125)],
    });
    expect(
      each(
        root,
        "cac:InvoiceLine",
        ...line,
        "cac:Item/cac:ClassifiedTaxCategory/cbc:Percent",
        "cac:Item/cbc:Name",
      ).slice(2),
    ).toEqual([
      ["-1.00", "40.00", null, "-40.00", "21.00", "advance RE-2026-0005 03.11.2026"],
      ["-1.00", "20.00", null, "-20.00", "5.00", "advance RE-2026-0005 03.11.2026"],
    ]);
    expect(
      each(root, "cac:BillingReference/cac:InvoiceDocumentReference", "cbc:ID", "cbc:IssueDate"),
    ).toEqual([["RE-2026-0005", "2026-11-03"]]);
    expect(each(root, "cac:AllowanceCharge", ...allowance)).toEqual([
      ["S", "21.00", "10.00"],
      ["S", "5.00", "5.00"],
    ]);
    expect(told(root, ...totals)).toEqual(["90.00", "15.00", "75.00", "86.75", "86.75", "11.75"]);
  });

  test("of before the parts of advances were frozen comes to the same sums", () => {
    const advances = [
      { id: 5, invoice_nr: "RE-5", date: "2026-11-03", net_cents: 4500 },
      { id: 6, invoice_nr: "RE-6", date: "2026-11-04", net_cents: 1500 },
    ];
    const root = written({
      lines: [aLine("1.00", "100.00", 10_000), aLine("1.00", "50.00", 5000, { vat_rate: "5.00" })],
      advances,
      full_cents: 15_000,
      net_cents: 9000,
      vat_cents: 1410,
      total_cents: 10_410,
      groups: [aGroup("S", "21.00", 6000, 1260), aGroup("S", "5.00", 3000, 150)],
    });
    expect(
      each(
        root,
        "cac:InvoiceLine",
        "cbc:LineExtensionAmount",
        "cac:Item/cac:ClassifiedTaxCategory/cbc:Percent",
      ).slice(2),
    ).toEqual([
      ["-40.00", "21.00"],
      ["-5.00", "5.00"],
      ["-15.00", "5.00"],
    ]);
    expect(elementsAt(root, "cac:AllowanceCharge")).toEqual([]);
  });
});

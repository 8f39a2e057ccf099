import { describe, expect, test } from "vitest";
import { broken, group, invoice, line, party, plainTotals, taxCategory, vat } from "./written.ts";

const seller = party("40003032949", "LV40003032949");
const foreign = party("40003032949", "LT100001738313");
const nobody = party("40003032949", "");
const delivery =
  "<cac:Delivery><cbc:ActualDeliveryDate>2026-11-20</cbc:ActualDeliveryDate><cac:DeliveryLocation><cac:Address><cac:Country><cbc:IdentificationCode>LT</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation></cac:Delivery>";

/** A category as EN 16931 has it: its rules' name, what its document is like, and what it is not. */
interface Case {
  name: string;
  code: string;
  rate: string;
  reason: string;
  buyer: string;
  seller: string;
  after: string;
}
const zero = { rate: " 0", seller, buyer: nobody, after: "" };
const cases: Case[] = [
  Object.assign({}, zero, { name: "AE", code: "AE", reason: "Nodokļa apgrieztā maksāšana", buyer: foreign }),
  Object.assign({}, zero, { name: "E", code: "E", reason: "PVN likuma 52. pants" }),
  Object.assign({}, zero, { name: "G", code: "G", reason: "Eksports" }),
  Object.assign({}, zero, { name: "IC", code: "K", reason: "138. pants", buyer: foreign, after: delivery }),
  Object.assign({}, zero, { name: "Z", code: "Z", reason: "" }),
  { name: "O", code: "O", rate: "", reason: "Ārpus PVN", seller: nobody, buyer: nobody, after: "" },
];

const of = ({ code, rate, reason, seller: sells, buyer, after }: Case): string =>
  invoice({
    seller: sells,
    buyer,
    after,
    lines: line("100.00", `${code}${rate}`),
    totals: plainTotals("100.00", "100.00"),
    vat: vat("0.00", group("100.00", "0.00", `${code}${rate}`, reason)),
  });

describe.each(cases)("no VAT, category $code", (one) => {
  const { name, code, rate, reason } = one;
  const right = of(one);
  const rules = (xml: string) => broken(xml).filter((rule) => rule.startsWith(`BR-${name}-`));
  const taken = (numbers: string) => `BR-${name}-${numbers}`;

  test("a document that is right", () => {
    expect(broken(right)).toEqual([]);
  });

  test("01: no group, or two", () => {
    const twice = group("50.00", "0.00", `${code}${rate}`, reason).repeat(2);
    expect(rules(of(one).replace(/<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>/s, ""))).toEqual([taken("01")]);
    expect(rules(of(one).replace(/<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>/s, twice))).toContain(taken("01"));
  });

  test("02 to 04: the numbers of the parties, of lines, allowances and charges", () => {
    const wrong = name === "O" ? foreign : nobody;
    const other = (after: string) => of(Object.assign({}, one, { seller: wrong, after: after + one.after }));
    const allowance = (indicator: string) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator>${taxCategory(`${code}${rate}`)}</cac:AllowanceCharge>`;
    expect(rules(other(""))).toEqual([taken("02")]);
    expect(rules(other(allowance("false")))).toEqual([taken("02"), taken("03")]);
    expect(rules(other(allowance("true")))).toEqual([taken("02"), taken("04")]);
  });

  test("05 to 07: the rate of a line, an allowance and a charge", () => {
    const wrong = `${code} ${name === "O" ? "0" : "21"}`;
    const allowance = (indicator: string) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator>${taxCategory(wrong)}</cac:AllowanceCharge>`;
    const added = (after: string) => of(Object.assign({}, one, { after: after + one.after }));
    expect(rules(added(allowance("false")))).toEqual([taken("06")]);
    expect(rules(added(allowance("true")))).toEqual([taken("07")]);
    expect(rules(right.replace(line("100.00", `${code}${rate}`), line("100.00", wrong)))).toEqual([
      taken("05"),
    ]);
  });

  test("08 to 10: the taxable amount, the VAT and the reason of a group", () => {
    expect(rules(right.replace(">100.00</cbc:TaxableAmount>", ">99.99</cbc:TaxableAmount>"))).toEqual([
      taken("08"),
    ]);
    expect(
      rules(
        right.replace(/>0.00<\/cbc:TaxAmount>\s*<cac:TaxCategory>/, ">0.01</cbc:TaxAmount><cac:TaxCategory>"),
      ),
    ).toEqual([taken("09")]);
    const reasoned =
      reason === ""
        ? right.replace(
            group("100.00", "0.00", `${code}${rate}`),
            group("100.00", "0.00", `${code}${rate}`, "Kādēļ"),
          )
        : right.replace(`<cbc:TaxExemptionReason>${reason}</cbc:TaxExemptionReason>`, "");
    expect(rules(reasoned)).toEqual([taken("10")]);
  });
});

const rated = (code: string, rate: string, net: string, tax: string, gross: string) =>
  invoice({
    lines: line(net, `${code} ${rate}`),
    totals: plainTotals(net, gross),
    vat: vat(tax, group(net, tax, `${code} ${rate}`)),
  });

describe("VAT by a rate: S, and those of the Canaries, Ceuta and Melilla", () => {
  test.each([
    ["S", "21", "100.00", "21.00", "121.00", []],
    ["S", "12", "0.04", "0.00", "0.04", []],
    // Less than one beside: EN 16931 lets it pass.
    ["S", "21", "100.00", "21.99", "121.99", []],
    ["S", "21", "100.00", "22.00", "122.00", ["BR-CO-17", "BR-S-09"]],
    ["S", "0", "100.00", "0.00", "100.00", ["BR-S-05"]],
    ["L", "7", "100.00", "7.00", "107.00", []],
    ["M", "0", "100.00", "0.00", "100.00", []],
    ["L", "-7", "100.00", "7.00", "107.00", ["BR-AF-05", "BR-AF-09", "BR-CO-17"]],
  ])("%s at %s of %s is %s", (code, rate, net, tax, gross, rules) => {
    expect(broken(rated(code, rate, net, tax, gross))).toEqual(rules);
  });

  test("a group of each rate, of what is at that rate", () => {
    const two = (taxable: string) =>
      invoice({
        lines: line("100.00", "S 21") + line("50.00", "S 12"),
        totals: plainTotals("150.00", "177.00"),
        vat: vat("27.00", group(taxable, "21.00", "S 21") + group("50.00", "6.00", "S 12")),
      });
    expect(broken(two("100.00"))).toEqual([]);
    expect(broken(two("98.99"))).toEqual(["BR-S-08"]);
  });

  test("a reason has no place beside a rate", () => {
    const xml = rated("S", "21", "100.00", "21.00", "121.00").replace(
      group("100.00", "21.00", "S 21"),
      group("100.00", "21.00", "S 21", "Kādēļ"),
    );
    expect(broken(xml)).toEqual(["BR-S-10"]);
  });

  test("a seller without any tax number charges none", () => {
    const xml = rated("S", "21", "100.00", "21.00", "121.00").replaceAll(seller, nobody);
    expect(broken(xml)).toEqual(["BR-S-02"]);
  });
});

describe("what else a category asks for", () => {
  const supply = cases.find(({ name }) => name === "IC");
  test("a supply within the EU: when and where to", () => {
    if (!supply) throw new Error("no such case");
    const plain = of(Object.assign({}, supply, { after: "" }));
    expect(broken(plain)).toEqual(["BR-IC-11", "BR-IC-12"]);
  });

  test("outside the scope of VAT nothing else is beside", () => {
    const xml = invoice({
      seller: nobody,
      buyer: nobody,
      lines: line("50.00", "O") + line("50.00", "E 0"),
      totals: plainTotals("100.00", "100.00"),
      vat: vat("0.00", group("50.00", "0.00", "O", "Ārpus PVN") + group("50.00", "0.00", "E 0", "Atbrīvots")),
    });
    expect(broken(xml)).toEqual(["BR-E-02", "BR-O-11", "BR-O-12"]);
  });

  test("split payment is Italian", () => {
    expect(broken(rated("B", "22", "100.00", "22.00", "122.00"))).toEqual(["BR-B-01"]);
  });
});

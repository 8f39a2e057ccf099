import { describe, expect, test } from "vitest";
import { broken, invoice, party } from "./written.ts";

/** An invoice whose seller's address is a number by a scheme. */
const from = (scheme: string, number: string): string =>
  invoice({
    seller: party("40003032949", "LV40003032949").replace(
      '<cbc:EndpointID schemeID="0218">40003032949<',
      `<cbc:EndpointID schemeID="${scheme}">${number}<`,
    ),
  });

describe("numbers of registers by their schemes", () => {
  test.each([
    ["0088", "7300010000001", "7300010000002", "PEPPOL-COMMON-R040"],
    ["0192", "974760673", "974760674", "PEPPOL-COMMON-R041"],
    ["0184", "DK12345678", "DK1234567", "PEPPOL-COMMON-R042"],
    ["0208", "0202239951", "0202239952", "PEPPOL-COMMON-R043"],
    ["0201", "UF8KY2", "UF8KY", "PEPPOL-COMMON-R044"],
    ["0210", "RSSMRA85T10A562S", "RSSMRA85T10A562", "PEPPOL-COMMON-R045"],
    ["0211", "IT00743110157", "IT00743110158", "PEPPOL-COMMON-R047"],
    ["0007", "5560360793", "5560360794", "PEPPOL-COMMON-R049"],
    ["0151", "51824753556", "51824753557", "PEPPOL-COMMON-R050"],
    ["0096", "1234567890", "123456789", "PEPPOL-COMMON-R052"],
    ["0198", "DK12345678", "12345678", "PEPPOL-COMMON-R053"],
    ["0106", "12345678", "1234567", "PEPPOL-COMMON-R054"],
    ["0190", "12345678901234567890", "1234567890", "PEPPOL-COMMON-R055"],
    ["9944", "NL123456789B01", "NL123456789", "PEPPOL-COMMON-R056-1"],
    ["0218", "40003032949", "40003032948", "LV-0218"],
    ["9939", "LV40003032949", "40003032949", "LV-9939"],
  ])("%s: %s is one, %s is none", (scheme, right, wrong, rule) => {
    expect(broken(from(scheme, right))).toEqual([]);
    expect(broken(from(scheme, wrong))).toEqual([rule]);
  });

  test("a Dutch VAT number, wherever it is one", () => {
    const of = (number: string) => invoice({ buyer: party("90000038578", number, "LV") });
    expect(broken(of("NL123456789B01"))).toEqual([]);
    expect(broken(of("NL123456789"))).toEqual(["PEPPOL-COMMON-R056-2"]);
  });
});

describe("rules of a seller's country", () => {
  const at = (country: string, sellerVat: string, buyerCountry = country) =>
    invoice({
      seller: party("40003032949", sellerVat, country),
      buyer: party("90000038578", "", buyerCountry),
    });

  test.each([
    ["NO", "NO974760673MVA", ["NO-R-002"]],
    ["NO", "NO974760674MVA", ["NO-R-001", "NO-R-002"]],
    ["IT", "IT00743110157", ["IT-R-002", "IT-R-003", "IT-R-004"]],
    ["SE", "SE556036079301", ["SE-R-004", "SE-R-006", "SE-R-006", "SE-R-013"]],
    ["NL", "NL123456789B01", ["NL-R-002", "NL-R-003", "NL-R-004", "NL-R-005", "NL-R-007"]],
    ["IS", "IS12345", ["IS-R-002", "IS-R-003", "IS-R-004", "IS-R-005"]],
    ["DK", "DK12345678", ["DK-R-014", "DK-R-017"]],
    ["DE", "DE123456789", ["DE-R-001", "DE-R-002", "DE-R-003", "DE-R-004", "DE-R-008", "DE-R-009"]],
  ])("%s, %s", (country, vatNumber, rules) => {
    expect(broken(at(country, vatNumber))).toEqual([...new Set(rules)]);
  });

  test("Greece: its own numbers, marks and addresses", () => {
    const rules = broken(at("GR", "EL094259216"));
    expect(rules).toEqual(expect.arrayContaining(["GR-R-001-1", "GR-R-002", "GR-R-004-1", "GR-R-009"]));
    expect(rules).not.toContain("GR-R-003");
    expect(broken(at("GR", "EL094259217"))).toContain("GR-R-003");
  });

  test("a Latvian seller has none of them, whoever buys", () => {
    for (const country of ["NO", "DK", "SE", "IT", "NL", "IS", "DE", "GR"])
      expect(broken(at("LV", "LV40003032949", country))).toEqual([]);
  });
});

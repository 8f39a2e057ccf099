import { describe, expect, it } from "vitest";
import { vatNumberProblem } from "./identifiers.ts";
import { countryOfVatNumber } from "./vat-number.ts";

describe("a foreign VAT number", () => {
  it.each([
    ...["ATU12345678", "BE0123456789", "BG123456789", "BG1234567890", "CHE-123 456 789 MWST", "CY12345678X"],
    ...[
      "CZ12345678",
      "DE123456789",
      "DK12345678",
      "EE123456789",
      "EL123456789",
      "ESA1234567B",
      "ES12345678Z",
    ],
    ...["FI12345678", "FRXX123456789", "GB123456789", "HR12345678901", "HU12345678", "IE1A23456B"],
    ...["IE1234567WA", "IT12345678901", "LT123456789", "LT123456789012", "LU12345678", "MT12345678"],
    ...["NL123456789B01", "NO123456789MVA", "PL1234567890", "PT123456789", "RO12", "SE123456789001"],
    ...["SI12345678", "SK1234567890", "XIGD123", "US123456789", "EU372000123"],
  ])("%s has its country's form", (number) => {
    expect(vatNumberProblem(number)).toBeNull();
  });

  it.each([
    ...[
      "AT12345678",
      "BE2123456789",
      "DE12345678",
      "DE1234567890",
      "EE12345678",
      "ES123456789",
      "FI123456789",
    ],
    ...[
      "FRIO123456789",
      "GR123456789",
      "LT12345678",
      "NL123456789001",
      "PL123456789",
      "SE12345678901",
      "QQ123456",
    ],
    ...["1234567", "DE", "XI12"],
  ])("%s has not", (number) => {
    expect(vatNumberProblem(number)).toBe("format");
  });
});

describe("the country of a VAT number", () => {
  it.each([
    ["DE123456789", "DE"],
    ["EL123456789", "GR"],
    ["XI123456789", "GB"],
    ["EU372000123", "LV"],
    ["", "LV"],
  ])("of %j is %s", (number, country) => {
    expect(countryOfVatNumber(number)).toBe(country);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bicProblem,
  groupIban,
  ibanMatchesBic,
  ibanProblem,
  normaliseIdentifier,
  registrationNumberWarning,
  vatNumberProblem,
} from "./identifiers.ts";

describe("the stored form of an identifier", () => {
  it.each([
    ["lv 4000 3521 600", "LV40003521600"],
    ["LV-4000\u00a03521\u202f600\n", "LV40003521600"],
    ["LV\u20114000\u20133521\u00ad600\u200b", "LV40003521600"],
    ["", ""],
  ])("of %j is %s", (text, stored) => {
    expect(normaliseIdentifier(text)).toBe(stored);
  });
});

describe("a VAT number", () => {
  it.each(["LV40003521600", "LV40003032949", "lv 400-035-21600"])(
    "%s of a Latvian company is right",
    (value) => {
      expect(vatNumberProblem(value)).toBeNull();
    },
  );

  it.each(["LV40003521601", "LV40003521610", "LV90003521600"])("%s fails the checksum", (value) => {
    expect(vatNumberProblem(value)).toBe("checksum");
  });

  it.each(["LV32345678901", "LV01018012345", "LV39999999999"])(
    "%s of a person is judged by its digits",
    (value) => {
      expect(vatNumberProblem(value)).toBeNull();
    },
  );

  it.each(["", "40003521600", "LV4000352160", "LV400035216000", "LV4000352160A", "LV", "XX*12"])(
    "%j has no VAT number's form",
    (value) => {
      expect(vatNumberProblem(value)).toBe("format");
    },
  );

  it.each(["EE100931558", "DE123456789", "ATU12345678", "IE1234567WA", "NL123456789B01", "RO12"])(
    "%s of another country is accepted by its form",
    (value) => {
      expect(vatNumberProblem(value)).toBeNull();
    },
  );

  it.each(["EE1", "EE1234567890123", "E1234567"])(
    "%s is too short, too long or without a country",
    (value) => {
      expect(vatNumberProblem(value)).toBe("format");
    },
  );

  it("of a company cannot have one digit changed unnoticed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [..."40003521600"];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(vatNumberProblem(`LV${digits.join("")}`)).toBe("checksum");
      }),
    );
  });
});

describe("a registration number", () => {
  it.each([
    ["40003521600", undefined, null],
    ["40003521600", "", null],
    ["4000 3521 600", "LV 40003521600", null],
    ["40003521601", undefined, "checksum"],
    ["40003521601", "LV40003521600", "checksum"],
    ["40003032949", "LV40003521600", "differs"],
    ["4000352160", undefined, "format"],
    ["LV40003521600", undefined, "format"],
    ["10093155", "EE100931558", null],
    ["10093155", "LV40003521600", "format"],
  ])("%s beside VAT number %s warns of %s", (regNr, vatNr, warning) => {
    expect(registrationNumberWarning(regNr, vatNr)).toBe(warning);
  });
});

describe("an IBAN", () => {
  it.each([
    ["LV80BANK0000435195001", null],
    ["lv80 bank 0000 4351 9500 1", null],
    ["EE382200221020145685", null],
    ["LV80BANK0000435195002", "checksum"],
    ["LV81BANK0000435195001", "checksum"],
    ["LV80BANK000043519500", "format"],
    ["LV80BAN10000435195001", "format"],
    ["LVXXBANK0000435195001", "format"],
    ["QQ80BANK0000435195001", "format"],
    ["", "format"],
  ])("%s has the problem %s", (iban, problem) => {
    expect(ibanProblem(iban)).toBe(problem);
  });

  it("is shown in groups of four", () => {
    expect(groupIban("lv80BANK0000435195001")).toBe("LV80 BANK 0000 4351 9500 1");
    expect(groupIban("")).toBe("");
  });

  it.each([
    ["LV80BANK0000435195001", "BANKLV22", true],
    ["LV80 BANK 0000 4351 9500 1", "banklv2x", true],
    ["LV80BANK0000435195001", "HABALV22", false],
    ["EE382200221020145685", "HABAEE2X", true],
  ])("%s with BIC %s belongs together: %s", (iban, bic, together) => {
    expect(ibanMatchesBic(iban, bic)).toBe(together);
  });
});

describe("a BIC", () => {
  it.each(["HABALV22", "HABALV22XXX", "unla lv 2x", "1234LV22"])("%s is right", (bic) => {
    expect(bicProblem(bic)).toBeNull();
  });

  it.each(["", "HABALV2", "HABALV22XX", "HABALV22XXXX", "HABA1V22", "HÄBALV22"])("%j is not one", (bic) => {
    expect(bicProblem(bic)).toBe("format");
  });
});

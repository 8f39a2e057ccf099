import { describe, expect, test } from "vitest";
import { type EInvoiceParties, isEInvoiceDuty, issueBy, reportBy, reportsItself } from "./duty.ts";

// Expected dates: domain.md §7.
test.each([
  ["2026-11-13", "2026-11-23"],
  ["2026-12-18", "2026-12-29"],
  ["2026-12-22", "2027-01-04"],
  ["2027-03-22", "2027-03-31"],
  ["2027-12-30", "2028-01-07"],
])("what is issued on %s is reported by %s", (issued, last) => expect(reportBy(issued)).toBe(last));

test("a supply is invoiced within fifteen days, over the end of a month and of a year", () => {
  expect(issueBy("2026-02-20")).toBe("2026-03-07");
  expect(issueBy("2026-12-20")).toBe("2027-01-04");
});

test("e-adrese and operators report by themselves, others and none do not", () => {
  expect((["e_address", "access_point", "mail", "other", null] as const).map(reportsItself)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe("an e-invoice has to be sent", () => {
  const city: EInvoiceParties = {
    seller_country: "LV",
    buyer_country: "LV",
    buyer_reg_nr: "90000064250",
    is_public_body: true,
  };
  const company = { ...city, buyer_reg_nr: "40003521600", is_public_body: false };

  test.each<[string, EInvoiceParties, string, boolean]>([
    ["to a public body before the law", city, "2025-12-31", false],
    ["to a public body since it", city, "2026-01-01", true],
    ["to a company before 2028", company, "2027-12-31", false],
    ["to a company since 2028", company, "2028-01-01", true],
    ["to a person never", { ...company, buyer_reg_nr: "" }, "2029-01-01", false],
    ["to another country never", { ...city, buyer_country: "EE" }, "2029-01-01", false],
    ["from another country never", { ...city, seller_country: "LT" }, "2029-01-01", false],
    ["where countries are not known never", { ...city, buyer_country: "" }, "2029-01-01", false],
  ])("%s", (_name, parties, date, isDue) => expect(isEInvoiceDuty(parties, date)).toBe(isDue));
});

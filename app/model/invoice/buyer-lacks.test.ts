import { expect, it } from "vitest";
import { noContent } from "./content.ts";
import { buyerLacks } from "./e-invoice-lacks.ts";

it.each([
  [{ address: "Rīga", vat_nr: "" }, "S", []],
  [{ address: "", vat_nr: "" }, "S", ["address"]],
  [{ address: "Tallinn", vat_nr: "" }, "K", ["vat_nr"]],
  [{ address: "Tallinn", vat_nr: "EE123456789" }, "K", []],
  [{ address: "", vat_nr: "" }, "AE", ["address", "vat_nr"]],
  [{ address: "Oslo", vat_nr: "" }, "G", []],
])("a buyer of %j under %s lacks %j", (known, category, lacks) => {
  const groups = [{ category, rate: "0.00", taxable_cents: 100, amount_cents: 0 }];
  const content = { ...noContent, groups, buyer: { ...noContent.buyer, ...known } };
  expect(buyerLacks(content)).toEqual(lacks);
});

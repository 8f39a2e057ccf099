import { expect, it } from "vitest";
import { noContent } from "./content.ts";
import { buyerLacks, sellerLacks } from "./e-invoice-lacks.ts";

it.each([
  [{ address: "Rīga", vat_nr: "" }, "S", []],
  [{ address: "", vat_nr: "" }, "S", ["address"]],
  [{ address: "Tallinn", vat_nr: "" }, "K", ["vat_nr"]],
  [{ address: "Tallinn", vat_nr: "EE123456789" }, "K", []],
  [{ address: "Rīga", vat_nr: "LV40003032949" }, "K", ["vat_nr_abroad"]],
  [{ address: "Rīga", vat_nr: "LV40003032949" }, "AE", []],
  [{ address: "", vat_nr: "" }, "AE", ["address", "vat_nr"]],
  [{ address: "Oslo", vat_nr: "" }, "G", []],
])("a buyer of %j under %s lacks %j", (known, category, lacks) => {
  const groups = [{ category, rate: "0.00", taxable_cents: 100, amount_cents: 0 }];
  const seller = { ...noContent.seller, vat_nr: "LV40003521600" };
  const content = { ...noContent, groups, seller, buyer: { ...noContent.buyer, ...known } };
  expect(buyerLacks(content)).toEqual(lacks);
});

it.each([
  ["S", ["vat_nr"]],
  ["AE", ["vat_nr"]],
  ["K", ["vat_nr"]],
  ["G", ["vat_nr"]],
  ["E", []],
  ["O", []],
])("a seller without a VAT number lacks under %s %j", (category, lacks) => {
  const groups = [{ category, rate: "0.00", taxable_cents: 100, amount_cents: 0 }];
  const seller = { ...noContent.seller, name: "Anna Ozola" };
  expect(sellerLacks({ groups, seller })).toEqual(lacks);
  expect(sellerLacks({ groups, seller: { ...seller, vat_nr: "LV40003521600" } })).toEqual([]);
  // A backend that keeps what stands in a document to itself says nothing of the seller.
  expect(sellerLacks({ groups, seller: noContent.seller })).toEqual([]);
});

import { expect, test } from "vitest";
import { orderDocument } from "./document.ts";
import { purchaseOrder } from "./purchase-order.ts";

const order = (fields: object = {}) =>
  purchaseOrder.parse({
    id: 1,
    number: "PAS-2026-0001",
    state: "sent",
    ordered_on: "2026-11-30",
    net_cents: 1_234_550,
    agency: { name: "Aģentūra", footer: "Paldies!", footer_en: "" },
    recipient: { name: "Druka", reg_nr: "40003032949", iban: "LV97HABA0012345678910", bank: "Banka" },
    lines: [
      {
        id: 4,
        name: "Papīrs",
        quantity: "1250.50",
        price: "0.125",
        net_cents: 15_631,
        measure_unit: { id: 1, short_name: "loksne", short_name_en: "sheet" },
      },
    ],
    ...fields,
  });

test("an order is printed in a language, without accounts of either side and without what it lacks", () => {
  const english = orderDocument(order(), "en");
  expect(english.lines).toEqual([
    {
      id: 4,
      number: "1",
      name: "Papīrs",
      quantity: "1,250.50 sheet",
      price: "0.125\u00a0€",
      total: "156.31\u00a0€",
    },
  ]);
  expect(english.sums).toEqual([{ key: "documents.net", amount: "12,345.50\u00a0€", isTotal: true }]);
  expect(english.facts.map(({ key }) => key)).toEqual(["purchase_orders.document.ordered_on"]);
  expect([english.buyer, english.supplier].map((side) => side?.accounts)).toEqual([[], []]);
  expect(english.supplier).toMatchObject({ key: "purchase_orders.document.supplier", name: "Druka" });
  expect(english.footer).toBe("Paldies!");
});

test.each([
  ["draft", "documents.marks.draft"],
  ["sent", null],
  ["received", null],
  ["cancelled", "order_states.cancelled"],
])("of a %s the word behind it is %s", (state, mark) => {
  expect(orderDocument(order({ state }), "lv").mark).toBe(mark);
});

test("a draft without a supplier asks for no number", () => {
  const draft = orderDocument(order({ number: "", state: "draft", recipient: null }), "lv");
  expect([draft.supplier, draft.reference]).toEqual([null, null]);
});

import { expect, test } from "vitest";
import { emptyOffice, refusal } from "../arrange.ts";
import { addItems, desk } from "./arrange.ts";

const words = "Šo lauku šeit norādīt nevar";

test("VAT of a line has a category and a rate, or neither", async () => {
  const { admin } = await emptyOffice();
  const at = await desk(admin);
  const [line] = await addItems(at, [{ name: "Grāmata", price: "2" }]);
  const together = ["PVN veidu un likmi norādiet kopā"];
  for (const [vat, field] of [
    [{ vat_category: "S" }, "vat_rate"],
    [{ vat_category: "E" }, "vat_rate"],
    [{ vat_rate: "12" }, "vat_category"],
  ] as const) {
    const refused = await admin("PATCH", `/position_items/${line?.id}`, { body: vat });
    expect(refusal(refused)).toEqual({ status: 422, errors: { [field]: together } });
  }
  const untaxed = { vat_category: "E", vat_rate: "12" };
  expect(refusal(await admin("PATCH", `/position_items/${line?.id}`, { body: untaxed }))).toEqual({
    status: 422,
    errors: { vat_rate: ["Šim PVN veidam likme ir 0 %"] },
  });
});

test("what cannot be set is refused by its name, and not passed over", async () => {
  const { admin } = await emptyOffice();
  const { estimate } = await desk(admin);
  const made = await admin("POST", "/positions", {
    body: {
      estimate_id: estimate.id,
      name: "Druka",
      position_items: [{ name: "Vizītkartes", price: "2", quantity: "3" }],
    },
  });
  const position = made.json().data;
  const [line] = position.position_items;
  const lines = (line: object, more = {}) =>
    admin("POST", `/${position.id}/position_items`, {
      body: { position_items: [{ name: "Aploksnes", ...line }], ...more },
    });

  const sums = { total_with_discount: "1.00", vat_amount: "0.21", total_with_vat: "1.21" };
  expect(refusal(await lines(sums))).toEqual({
    status: 422,
    errors: Object.fromEntries(Object.keys(sums).map((name) => [`position_items.0.${name}`, [words]])),
  });
  expect(refusal(await admin("PATCH", `/position_items/${line.id}`, { body: { vat_amount: 1 } }))).toEqual({
    status: 422,
    errors: { vat_amount: [words] },
  });
  expect(refusal(await lines({}, { type_id: 2 })).errors).toHaveProperty("type_id");
  expect((await lines({}, { type_id: 1 })).status).toBe(201);

  const cost = { name: "Papīrs", payment_type_id: 1, total: "5.00", invoice_id: 1 };
  expect(refusal(await admin("POST", `/${estimate.id}/additional_costs`, { body: cost }))).toEqual({
    status: 422,
    errors: { invoice_id: [words] },
  });
  const draft = { invoice_type_id: 1, date: "2026-11-20", status_id: 3, payment_date: "2026-11-20" };
  expect(refusal(await admin("POST", `/${estimate.id}/invoices`, { body: draft }))).toEqual({
    status: 422,
    errors: { status_id: [words], payment_date: [words] },
  });
});

import { expect, test } from "vitest";
import { emptyOffice, refusal } from "../arrange.ts";
import { desk } from "./arrange.ts";

const words = "Šo lauku šeit norādīt nevar";

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

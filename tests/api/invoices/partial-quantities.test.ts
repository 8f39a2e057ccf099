import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { addItems, desk } from "../estimates/arrange.ts";
import { draft, introduceSeller, invoicing, issue, issued } from "./arrange.ts";

let admin: Caller;
beforeAll(async () => {
  ({ admin } = await emptyOffice());
  await introduceSeller(admin);
});

/** An estimate of 1500 leaflets at 0.0833 (124.95) and 3 hours of design at 40.00. */
async function printDesk() {
  const at = await desk(admin);
  const lines = await addItems(at, [
    { name: "Skrejlapas", price: "0.0833", quantity: 1500 },
    { name: "Dizains", price: "40", quantity: 3 },
  ]);
  const [leaflets = 0, design = 0] = lines.map(({ id }) => id);
  return { ...at, leaflets, design };
}
type PrintDesk = Awaited<ReturnType<typeof printDesk>>;

const some = ({ leaflets }: PrintDesk, quantity: string, more: object = {}) => ({
  position_items: [leaflets],
  quantities: [{ position_item_id: leaflets, quantity, ...more }],
});
const refused = async (at: PrintDesk, body: object) =>
  refusal(await admin("POST", `/${at.estimate.id}/invoices`, { body }));
const progress = async (at: PrintDesk) =>
  Object.fromEntries(
    (await invoicing(at)).line_progress.map(({ position_item_id, invoiced, delivered }) => [
      position_item_id === at.leaflets ? "leaflets" : "design",
      [invoiced, delivered],
    ]),
  );

describe("a line that is invoiced in parts", () => {
  test("costs what came of it, and leaves the rest", async () => {
    const at = await printDesk();
    const first = await issued(at, some(at, "500"));
    // 500 × 0.0833 = 41.65; 21 % of that is 8.7465.
    expect(first).toMatchObject({
      net_cents: 4165,
      vat_cents: 875,
      quantities: [{ position_item_id: at.leaflets, quantity: "500.00", is_final: false }],
      content: { lines: [{ name: "Skrejlapas", quantity: "500.00", price: "0.0833", total_cents: 4165 }] },
    });
    const left = await invoicing(at);
    expect(left.open_items).toEqual([at.leaflets, at.design]);
    // 124.95 + 120.00 − 41.65.
    expect(left.remaining).toMatchObject([{ taxable_cents: 20_330 }]);
    expect(await progress(at)).toEqual({ leaflets: ["500.00", "0.00"] });
    const rest = await issued(at);
    expect(rest).toMatchObject({
      net_cents: 20_330,
      content: { lines: [{ quantity: "1000.00", total_cents: 8330 }, { quantity: "3.00" }] },
    });
    expect((await invoicing(at)).open_items).toEqual([]);
  });

  test("is done with more than was ordered, within the tolerance of the company", async () => {
    const at = await printDesk();
    await issued(at, some(at, "500"));
    const second = await issued(at, some(at, "1015"));
    // 1515 × 0.0833 = 126.1995, less 41.65.
    expect(second).toMatchObject({ net_cents: 8455 });
    const left = await invoicing(at);
    expect(left.open_items).toEqual([at.design]);
    // VAT: 8.75 + 17.76 + 25.20 is a cent more than 21 % of 246.20, which is 51.702.
    expect(left.remaining).toMatchObject([{ taxable_cents: 12_000, amount_cents: 2520, rounding_cents: 1 }]);
    expect(await refused(at, some(at, "1"))).toMatchObject({ status: 409 });
  });

  test("is done with less where that is said", async () => {
    const at = await printDesk();
    const last = await issued(at, some(at, "1400", { is_final: true }));
    // 1400 × 0.0833 = 116.62.
    expect(last).toMatchObject({ net_cents: 11_662 });
    expect((await invoicing(at)).open_items).toEqual([at.design]);
    expect((await invoicing(at)).remaining).toMatchObject([{ taxable_cents: 12_000 }]);
    expect((await admin("DELETE", `/invoices/${last.id}`)).status).toBe(200);
    expect((await invoicing(at)).open_items).toEqual([at.leaflets, at.design]);
  });

  test("is refused at its quantity beyond the tolerance, which is a setting", async () => {
    const at = await printDesk();
    const field = "quantities.0.quantity";
    for (const body of [some(at, "1651"), some(at, "0"), some(at, "1349", { is_final: true })])
      expect(await refused(at, body)).toMatchObject({
        status: 422,
        errors: { [field]: [expect.any(String)] },
      });
    expect(await refused(at, some(at, "daudz"))).toMatchObject({ status: 422 });
    await introduceSeller(admin, { quantity_tolerance: "0" });
    expect(await refused(at, some(at, "1500.01"))).toMatchObject({
      errors: { [field]: [expect.any(String)] },
    });
    await introduceSeller(admin, { quantity_tolerance: "10" });
    expect(await draft(at, some(at, "1650"))).toMatchObject({ net_cents: 13_745 });
    const twice = {
      ...some(at, "1"),
      quantities: [1, 2].map((n) => ({ position_item_id: at.design, quantity: n })),
    };
    expect(await refused(at, twice)).toMatchObject({ status: 422 });
    const unknown = { quantities: [{ position_item_id: 999_999, quantity: "1" }] };
    expect(await refused(at, unknown)).toMatchObject({
      errors: { "quantities.0.position_item_id": [expect.any(String)] },
    });
  });

  test("is changed while it is a draft, and keeps its quantity where something else changes", async () => {
    const at = await printDesk();
    const { id } = await draft(at, some(at, "500"));
    const changed = async (body: object) => (await admin("PATCH", `/invoices/${id}`, { body })).json().data;
    expect(await changed({ comment: "Paldies" })).toMatchObject({ net_cents: 4165 });
    expect(await changed(some(at, "600"))).toMatchObject({ net_cents: 4998 });
    expect(await changed({ quantities: [] })).toMatchObject({ net_cents: 12_495, quantities: [] });
    expect(await changed({ position_items: null })).toMatchObject({ net_cents: 24_495 });
  });

  test("frees what was voided, and the parts that stay come to their share", async () => {
    const at = await printDesk();
    const [one, two] = [await issued(at, some(at, "333")), await issued(at, some(at, "333"))];
    await admin("DELETE", `/invoices/${one.id}`);
    const rest = await issued(at, { position_items: [at.leaflets] });
    expect(rest.net_cents + two.net_cents).toBe(12_495);
    expect(rest.content.lines).toMatchObject([{ quantity: "1167.00" }]);
  });

  test("is credited in parts of what its document has", async () => {
    const at = await printDesk();
    const [one, two] = [await issued(at, some(at, "500")), await issued(at, some(at, "500"))];
    const note = { lines: [{ line: 0, quantity: "100", amount: "" }] };
    expect((await admin("POST", `/invoices/${one.id}/credit_notes`, { body: note })).status).toBe(201);
    const rest = await issued(at, { position_items: [at.leaflets] });
    // What came back is no quantity that is left: 124.95 − 41.65 − 41.65.
    expect(rest.net_cents).toBe(12_495 - one.net_cents - two.net_cents);
    const sheet = await admin("POST", "/reports/invoiced_stock_items", { body: {} });
    expect(sheet.status).toBeLessThan(300);
  });
});

test("what a project still has to be invoiced follows lines that are done with more or less", async () => {
  const at = await printDesk();
  await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { is_approved: true } });
  const remaining = async () =>
    (await admin("GET", `/projects/${at.projectId}/overview`)).json().data.figures.remaining_cents;
  expect(await remaining()).toBe(24_495);
  await issued(at, some(at, "500"));
  expect(await remaining()).toBe(20_330);
  const last = await issued(at, some(at, "900", { is_final: true }));
  expect(await remaining()).toBe(12_000);
  await admin("DELETE", `/invoices/${last.id}`);
  expect(await remaining()).toBe(20_330);
  await issued(at, some(at, "1015"));
  expect(await remaining()).toBe(12_000);
});

describe("an advance", () => {
  test("is deducted with the parts, and all of it with the last", async () => {
    const at = await printDesk();
    // Half of 244.95.
    const advance = await issued(at, { percentage: "50" });
    expect(advance.net_cents).toBe(12_248);
    const parts = [await issued(at, some(at, "500")), await issued(at, some(at, "1015")), await issued(at)];
    const advances = parts.map(({ content }) =>
      content.advances.reduce((sum, one) => sum + one.net_cents, 0),
    );
    expect(advances.reduce((sum, cents) => sum + cents, 0)).toBe(12_248);
    // 126.20 of leaflets and 120.00 of design.
    expect(advance.net_cents + parts.reduce((sum, one) => sum + one.net_cents, 0)).toBe(24_620);
  });
});

describe("a waybill", () => {
  test("has as much as the invoice beside it, and tells what was delivered beside what was invoiced", async () => {
    const at = await printDesk();
    const invoice = await issued(at, some(at, "500"));
    const carried = { delivery_address: "Ogre", pricing_invoice_id: invoice.id };
    const waybill = await issued(at, { invoice_type_id: 2, waybill: carried });
    expect(waybill.content.lines).toMatchObject([{ name: "Skrejlapas", quantity: "500.00" }]);
    expect(await progress(at)).toEqual({ leaflets: ["500.00", "500.00"] });
    const moved = { ...some(at, "250"), invoice_type_id: 2 };
    const { id } = await draft(at, { ...moved, waybill: { ...carried, purpose: "movement" } });
    expect(await progress(at)).toEqual({ leaflets: ["500.00", "500.00"] });
    expect((await issue(at, id)).content.lines).toMatchObject([{ quantity: "250.00" }]);
    expect(await progress(at)).toEqual({ leaflets: ["500.00", "750.00"] });
  });
});

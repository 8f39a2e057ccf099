import { beforeAll, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { addItems, type Desk, desk } from "../estimates/arrange.ts";
import { draft, introduceSeller, invoicing, issued } from "./arrange.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

/** An estimate of 100.00 in any case and of 50.00 that was chosen; lines of 70.00 and 30.00 were not. */
async function chosenDesk(): Promise<{ at: Desk; taken: number[]; left: number[] }> {
  const at = await desk(admin);
  const group = { choice: "alternative", choice_group: 1 };
  const lines = await addItems(at, [
    { name: "Dizains", price: 100 },
    { name: "500", price: 50, ...group },
    { name: "1000", price: 70, ...group },
    { name: "Laka", price: 30, choice: "optional", is_chosen: false },
  ]);
  const [always = 0, few = 0, ...left] = lines.map(({ id }) => id);
  return { at, taken: [always, few], left };
}

test("what was not chosen is in no document, and not left to be invoiced", async () => {
  const { at, taken } = await chosenDesk();
  expect(await invoicing(at)).toMatchObject({ open_items: taken, remaining: [{ taxable_cents: 15_000 }] });
  const { defaults, open_items, estimate } = (await admin("GET", `/${at.estimate.id}/invoices/create`)).json()
    .data;
  expect(open_items).toEqual(taken);
  expect(defaults).toBeDefined();
  const [stage] = estimate.agency_costs_stages;
  expect(stage.positions[0].position_items.map(({ name }: { name: string }) => name)).toEqual([
    "Dizains",
    "500",
  ]);
  const document = await issued(at);
  expect(document.content.lines.map(({ name }) => name)).toEqual(["Dizains", "500"]);
  // 21 % of 150.00.
  expect(document).toMatchObject({ net_cents: 15_000, vat_cents: 3150, position_item_ids: taken });
  expect(await invoicing(at)).toMatchObject({ open_items: [], remaining: [{ taxable_cents: 0 }] });
});

test("an advance is a share of what was chosen", async () => {
  const { at } = await chosenDesk();
  expect(await issued(at, { percentage: "30" })).toMatchObject({ net_cents: 4500, vat_cents: 945 });
  expect(await issued(at)).toMatchObject({ net_cents: 10_500, vat_cents: 2205 });
});

test("a waybill lists what was chosen", async () => {
  const { at, taken } = await chosenDesk();
  const waybill = await issued(at, { invoice_type_id: 2, waybill: { delivery_address: "Ogre" } });
  expect(waybill).toMatchObject({ net_cents: 15_000, position_item_ids: taken });
  expect(waybill.content.lines.map(({ name }) => name)).toEqual(["Dizains", "500"]);
});

test("a line that was not chosen is refused as one that is not there", async () => {
  const { at, taken, left } = await chosenDesk();
  for (const id of left) {
    const answer = await admin("POST", `/${at.estimate.id}/invoices`, {
      body: { position_items: [...taken, id] },
    });
    expect(refusal(answer)).toEqual({
      status: 422,
      errors: { position_items: ["Šādas rindas tāmē vairs nav"] },
    });
  }
});

test("a draft holds what is chosen until it is deleted", async () => {
  const { at, taken, left } = await chosenDesk();
  const { id } = await draft(at);
  const [many] = left;
  const choose = () => admin("PATCH", `/position_items/${many}`, { body: { is_chosen: true } });
  expect((await choose()).status).toBe(409);
  await admin("DELETE", `/invoices/${id}`);
  expect((await choose()).status).toBe(200);
  const document = await issued(at);
  expect(document.content.lines.map(({ name }) => name)).toEqual(["Dizains", "1000"]);
  expect(document).toMatchObject({ net_cents: 17_000, position_item_ids: [taken[0], many] });
});

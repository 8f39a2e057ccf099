import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { addItems, type Desk, desk } from "../estimates/arrange.ts";

let admin: Caller;

const insert = (at: Desk, body: object) => admin("POST", `/estimates/${at.estimate.id}/blocks`, { body });
const keptPosition = (at: Desk, name: string, id = at.position.id) =>
  made(admin, `/positions/${id}/templates`, { name });

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

describe("what has changed since a template was kept", () => {
  test("an item has the price of today for the client, and its name, quantity and unit as kept", async () => {
    const at = await desk(admin);
    const item = await made(admin, "/stock_items", anItem({ name: "Teksts", price: "20" }));
    await addItems(at, [
      { stock_item_id: item.id, name: "Garš teksts", quantity: "3", measure_unit_id: 2, price: "19" },
      { stock_item_id: item.id, name: "Citā vienībā", quantity: "2", measure_unit_id: 1, price: "400" },
      { stock_item_id: item.id, name: "Dāvana", measure_unit_id: 2, price: "0" },
      { stock_item_id: item.id, total: "50" },
    ]);
    const { id } = await keptPosition(at, "Teksti");
    await admin("PATCH", `/stock_items/${item.id}`, {
      body: { name: "Tekstu rakstīšana", price: "30", measure_unit_id: 2, type_id: 1 },
    });
    const linesAt = async (other: Desk) => {
      const { additional_agency_positions: found } = (await insert(other, { template_id: id })).json().data;
      return found[0].position_items;
    };
    const kept = {
      name: "Garš teksts",
      quantity: "3.00",
      measure_unit: { id: 2 },
      stock_item: { id: item.id },
    };
    // Nobody has said what it costs in another unit, and what was given stays given.
    const others = [
      { name: "Citā vienībā", price: "400.00", total_cents: 80_000, measure_unit: { id: 1 } },
      { name: "Dāvana", price: "0.00", total_cents: 0 },
    ];
    expect(await linesAt(await desk(admin))).toMatchObject([
      { ...kept, price: "30.00", total_cents: 9000 },
      ...others,
      { name: "Teksts", price: null, total_cents: 5000, stock_item: { id: item.id } },
    ]);
    const client = await made(admin, "/customers", aClient());
    await made(admin, `/${client.id}/customer_stock_item_prices`, {
      stock_item_id: item.id,
      price: "28",
    });
    expect(await linesAt(await desk(admin, 1, client.id))).toMatchObject([
      { ...kept, price: "28.00", total_cents: 8400 },
      ...others,
      { price: null, total_cents: 5000 },
    ]);
  });

  test("an item that is not sold any more is a line of its own at the price of this client, and not of another", async () => {
    const at = await desk(admin);
    const item = await made(admin, "/stock_items", anItem({ price: "20" }));
    await addItems(at, [{ stock_item_id: item.id, price: "19" }]);
    const { id } = await keptPosition(at, "Vecas lietas");
    await admin("PATCH", `/stock_items/${item.id}`, { body: { price: "40", is_active: false } });
    const inserted = (await insert(at, { template_id: id })).json().data;
    expect(inserted.additional_agency_positions[0].position_items).toMatchObject([
      { name: item.name, price: "40.00", stock_item: null },
    ]);
  });

  test("what has no price in the stock keeps that of the template", async () => {
    const at = await desk(admin);
    const item = await made(admin, "/stock_items", anItem({ type_id: 2 }));
    const { id: additional } = await made(admin, "/positions", {
      estimate_id: at.estimate.id,
      name: "Druka",
      type_id: 2,
    });
    await addItems(at, [{ stock_item_id: item.id, price: "140" }], additional);
    const { id } = await keptPosition(at, "Druka", additional);
    const inserted = (await insert(await desk(admin), { template_id: id })).json().data;
    expect(inserted.additional_production_positions[0].position_items).toMatchObject([
      { price: "140.00", stock_item: { id: item.id } },
    ]);
  });

  test("a product is named where it is still there, at the price that was kept", async () => {
    const at = await desk(admin, 2);
    const product = (code: string) =>
      made(admin, "/products", { code, name: { lv: `Krūze ${code}` }, default_measure_unit_id: 1 });
    const [one, other] = [await product("T1"), await product("T2")];
    await addItems(at, [
      { product_id: one.id, price: "4.20" },
      { product_id: other.id, price: "5" },
    ]);
    const { id } = await keptPosition(at, "Krūzes");
    const target = await desk(admin, 2);
    const emptied = await admin("DELETE", `/estimates/${at.estimate.id}`);
    expect(emptied.status).toBe(200);
    expect((await admin("DELETE", `/products/${other.id}`)).json().data.outcome).toBe("deleted");
    const inserted = (await insert(target, { template_id: id })).json().data;
    const last = inserted.additional_agency_positions.at(-1);
    expect(last.position_items).toMatchObject([
      { name: "Krūze T1", price: "4.20", product: { id: one.id } },
      { name: "Krūze T2", price: "5.00", product: null },
    ]);
  });

  test("a unit that is gone is the default one, and VAT that does not hold is the estimate's", async () => {
    const at = await desk(admin);
    const unit = await made(admin, "/measure_units", { short_name: "spole", code: "C62" });
    const rate = await made(admin, "/vat_rates", {
      category: "S",
      rate: "7",
      name: "Īpaša",
      from: "2020-01-01",
    });
    await addItems(at, [
      { name: "Kabelis", price: "2", measure_unit_id: unit.id, vat_category: "S", vat_rate: "7" },
      { name: "Grāmata", price: "3", vat_category: "AE", vat_rate: "0" },
    ]);
    const { id } = await keptPosition(at, "Kabeļi");
    expect((await admin("DELETE", `/estimates/${at.estimate.id}`)).status).toBe(200);
    expect((await admin("DELETE", `/measure_units/${unit.id}`)).status).toBe(200);
    expect((await admin("DELETE", `/vat_rates/${rate.id}`)).status).toBe(200);
    const inserted = (await insert(await desk(admin), { template_id: id })).json().data;
    expect(inserted.additional_agency_positions[0].position_items).toMatchObject([
      { name: "Kabelis", measure_unit: { id: 1 }, vat_category: null, vat_rate: null },
      { name: "Grāmata", vat_category: "AE", vat_rate: "0.00" },
    ]);
  });

  test("a rate that has ended is the one that took its place", async () => {
    const at = await desk(admin);
    const named = { category: "S", name: "Īpašā" };
    const ended = { ...named, rate: "3", from: "2020-01-01", until: "2026-01-01" };
    const { id: rate } = await made(admin, "/vat_rates", { ...named, rate: "3", from: "2020-01-01" });
    await addItems(at, [{ name: "Grāmata", price: "100", vat_category: "S", vat_rate: "3" }]);
    const { id } = await keptPosition(at, "Grāmatas");
    const patched = await admin("PATCH", `/vat_rates/${rate}`, { body: ended });
    expect(patched.status).toBe(200);
    await made(admin, "/vat_rates", { ...named, rate: "4", from: "2026-01-02" });
    const inserted = (await insert(await desk(admin), { template_id: id })).json().data;
    expect(inserted.additional_agency_positions[0].position_items).toMatchObject([
      { name: "Grāmata", vat_category: "S", vat_rate: "4.00" },
    ]);
  });
});

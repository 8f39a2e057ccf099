import { beforeAll, describe, expect, test } from "vitest";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made } from "../arrange.ts";
import { addItems, approve, current, desk } from "./arrange.ts";

let admin: Caller;

const change = (id: number, body: object, headers = {}) =>
  admin("PATCH", `/estimates/${id}`, { body, headers });

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

describe("a copy", () => {
  const copy = (fields = {}) => ({
    name: "Kopija",
    planned_start_date: "2027-01-04",
    planned_due_date: "2027-01-29",
    user_id: 1,
    ...fields,
  });

  test("is a project of its own with everything but approval, costs and files", async () => {
    const at = await desk(admin);
    const [item] = await addItems(at, [
      { name: "Darbs", price: 5, quantity: 3 },
      { name: "Druka", total: 70 },
    ]);
    await made(admin, "/positions", { estimate_id: at.estimate.id, name: "Papildu", type_id: 2 });
    await made(admin, `/position_items/${item?.id}/additional_costs`, {
      name: "Kurjers",
      payment_type_id: 1,
      total: 12,
    });
    await change(at.estimate.id, { discount: 5, commentary: "<p>Piezīme</p>" });
    await approve(at);
    const other = await made(admin, "/customers", aClient());
    const copied = await made(
      admin,
      `/estimates/${at.estimate.id}/duplicate`,
      copy({ customer_id: other.id }),
    );
    const original = await current(at);
    expect(copied).toMatchObject({
      name: "Kopija",
      discount: "5.00",
      commentary: "<p>Piezīme</p>",
      is_approved: false,
      project: { name: "Kopija", customer: { id: other.id }, planned_start_date: "2027-01-04" },
      sums: original.sums,
      additional_production_positions: [{ name: "Papildu" }],
      files: [],
    });
    expect(copied.project.id).not.toBe(at.projectId);
    const [stage] = copied.agency_costs_stages;
    expect(stage.id).not.toBe(at.stage.id);
    expect(stage.positions[0].position_items).toMatchObject([
      { name: "Darbs", additional_costs: [] },
      { name: "Druka", price: null, total: "70.00" },
    ]);
    await admin("PATCH", `/position_items/${stage.positions[0].position_items[0].id}`, {
      body: { price: 9 },
    });
    expect(await current(at)).toEqual(original);
  });

  test("has each line as it is, in its order", async () => {
    const at = await desk(admin);
    const items = await addItems(at, [
      { name: "Druka", name_en: "Printing", price: "3.3333", quantity: "1.5", measure_unit_id: 2 },
      { name: "Izvešana", total: 70, vat_category: "S", vat_rate: 5 },
      { name: "Darbs", price: 5 },
    ]);
    const reversed = items.map(({ id }) => id).reverse();
    const positions = [{ id: at.position.id, position_items: reversed }];
    await admin("PATCH", "/estimate_stages_position_order", {
      body: { stages: [{ id: at.stage.id, positions }] },
    });
    const copied: Estimate = await made(admin, `/estimates/${at.estimate.id}/duplicate`, copy());
    const said = (estimate: Estimate) => itemsOf(estimate).map(({ id, version, ...line }) => line);
    expect(said(copied)).toEqual(said(await current(at)));
    expect(itemsOf(copied).map(({ name }) => name)).toEqual(["Darbs", "Izvešana", "Druka"]);
    // What is added comes behind them.
    const position = copied.agency_costs_stages[0]?.positions[0]?.id;
    await addItems(at, [{ name: "Vēl" }], position);
    const { data } = (await admin("GET", `/${position}/position_items`)).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual(["Darbs", "Izvešana", "Druka", "Vēl"]);
  });

  test("is of the same client where none is named", async () => {
    const at = await desk(admin);
    const copied = await made(admin, `/estimates/${at.estimate.id}/duplicate`, copy({ customer_id: null }));
    expect(copied.project.customer.id).toBe(at.clientId);
  });

  test.each([
    [{ planned_due_date: "2027-01-01" }, "planned_due_date", "Beigu datums nevar būt pirms sākuma"],
    [{ user_id: 4242 }, "user_id", "Šāds lietotājs nav pieejams"],
    [{ customer_id: 4242 }, "customer_id", "Šāds klients vairs nav pieejams"],
    [{ name: "" }, "name", "Šis lauks ir obligāts"],
    [{ planned_start_date: "rīt" }, "planned_start_date", "Ievadiet datumu, piemēram, 31.12.2026"],
  ])("with %j is refused, and no project is left behind", async (fields, field, message) => {
    const at = await desk(admin);
    const count = async () => (await admin("GET", "/projects")).json().meta.total;
    const before = await count();
    const answer = await admin("POST", `/estimates/${at.estimate.id}/duplicate`, { body: copy(fields) });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(answer.json().errors[field]).toEqual([message]);
    expect(await count()).toBe(before);
  });
});

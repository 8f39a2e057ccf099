import { beforeAll, describe, expect, test } from "vitest";
import { moduleKeys } from "#model/branding/config.ts";
import {
  type Caller,
  callerAt,
  newInstallation,
  signIns,
  type TestInstallation,
} from "#tests/support/installation.ts";
import { decided, eInvoice, given, taken, twoLines } from "../purchases/arrange.ts";

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  installation = await newInstallation({ demonstration: "portal" });
  admin = await callerAt(installation, signIns.admin);
});

const always = { from: "2000-01-01", to: "2099-12-31" };

/** The row of a project, and what its page says of it. */
async function marginOf(project: number) {
  const { data } = (await admin("POST", "/reports/margin", { body: always })).json();
  const row = data.find(({ project_id }: { project_id: number }) => project_id === project);
  const { figures } = (await admin("GET", `/projects/${project}/overview`)).json().data;
  return { row, figures };
}

const rates = (internal_rates: object) =>
  admin("PATCH", "/companies/1/details", { body: { internal_rates } });

describe("the margin of a project", () => {
  test("is what was agreed less work and the larger of planned and invoiced purchases", async () => {
    await rates({ usual: "0", positions: [] });
    const before = await marginOf(1);
    expect(before.row.purchases_cents).toBe(0);
    expect(before.row.work_cents).toBe(0);
    expect(before.row.profit_cents).toBe(before.row.agreed_cents - before.row.estimated_costs_cents);
    const purchase = await taken(admin, eInvoice({ number: "PELNA-1", parts: twoLines }));
    await given(admin, purchase, { project_id: 1 });
    expect((await marginOf(1)).row.purchases_cents).toBe(0);
    await decided(admin, purchase, { state: "approved" });
    const { row, figures } = await marginOf(1);
    expect(row.purchases_cents).toBe(10_001);
    expect(before.row.estimated_costs_cents, "nothing was estimated").toBe(0);
    expect(row.profit_cents).toBe(before.row.profit_cents - 10_001);
    expect(figures).toMatchObject({ profit_cents: row.profit_cents, work_cents: 0 });
  });

  test("is not less for purchases that are within what was estimated", async () => {
    await rates({ usual: "0", positions: [] });
    const { data } = (await admin("POST", "/reports/margin", { body: always })).json();
    const costly = data.find(
      (row: { estimated_costs_cents: number; purchases_cents: number }) =>
        row.estimated_costs_cents > 10_001 && row.purchases_cents === 0,
    );
    const purchase = await taken(admin, eInvoice({ number: "PELNA-2", parts: twoLines }));
    await given(admin, purchase, { project_id: costly.project_id });
    await decided(admin, purchase, { state: "approved" });
    const { row } = await marginOf(costly.project_id);
    expect(row).toMatchObject({ purchases_cents: 10_001, profit_cents: costly.profit_cents });
  });

  test("counts hours by the rate of their position, else by the usual one", async () => {
    const { data } = (await admin("POST", "/reports/margin", { body: always })).json();
    const busy = data.find(({ planned_hours }: { planned_hours: number }) => planned_hours > 0);
    await rates({ usual: "10,50" });
    const usual = await marginOf(busy.project_id);
    expect(usual.row.work_cents).toBe((busy.planned_hours / 10_000) * 1_050);
    expect(usual.figures).toMatchObject({
      work_cents: usual.row.work_cents,
      profit_cents: usual.row.profit_cents,
    });
    const { stock_items } = (await admin("GET", "/users/create")).json().data;
    const positions = stock_items.map(({ id }: { id: number }) => ({ stock_item_id: id, rate: "21.00" }));
    await rates({ usual: "21.00", positions });
    expect((await marginOf(busy.project_id)).row.work_cents).toBe(2 * usual.row.work_cents);
  });
});

test("rates are told to administrators alone", async () => {
  const [position] = (await admin("GET", "/users/create")).json().data.stock_items;
  const internal_rates = { usual: "17.00", positions: [{ stock_item_id: position.id, rate: "19.00" }] };
  expect((await rates(internal_rates)).status).toBe(200);
  const told = async (caller: Caller) =>
    (await caller("GET", "/companies/1/details")).json().data.internal_rates;
  expect(await told(admin)).toEqual(internal_rates);
  const user = await callerAt(installation, signIns.user);
  expect(await told(user)).toEqual({ usual: "0.00", positions: [] });
  const { figures } = (await user("GET", "/projects/1/overview")).json().data;
  expect(figures).toMatchObject({ profit_cents: null, work_cents: null });
});

test("rates that are none, and a position with two, are refused at their field", async () => {
  const refused = async (body: object) => (await rates(body)).json().errors;
  expect(await refused({ usual: "daudz" })).toHaveProperty("internal_rates.usual");
  const twice = { stock_item_id: 1, rate: "10" };
  expect(await refused({ usual: "10", positions: [twice, twice] })).toHaveProperty(
    "internal_rates.positions.1.stock_item_id",
  );
});

test("a rate of what nobody can work as is refused at its field; one that stood before stays", async () => {
  const item = { type_id: 1, name: "Scenogrāfs", measure_unit_id: 1, price: "1.00" };
  const { id } = (await admin("POST", "/stock_items", { body: item })).json().data;
  const kept = { stock_item_id: id, rate: "12.00" };
  expect((await rates({ usual: "10.00", positions: [kept] })).status).toBe(200);
  expect((await admin("DELETE", `/stock_items/${id}`)).json().data.outcome).toBe("deleted");
  const refused = async (stock_item_id: number) =>
    (await rates({ positions: [kept, { stock_item_id, rate: "11.00" }] })).json().errors;
  const gone = { "internal_rates.positions.1.stock_item_id": ["Šāds amats vairs nav pieejams"] };
  expect(await refused(987_654)).toEqual(gone);
  const printed = { type_id: 2, name: "Baneris", measure_unit_id: 1 };
  const production = (await admin("POST", "/stock_items", { body: printed })).json().data;
  expect(await refused(production.id)).toEqual(gone);
  expect((await rates({ positions: [{ ...kept, rate: "13.00" }] })).status).toBe(200);
  expect((await rates({ positions: [] })).status).toBe(200);
});

test.each([
  ["it", "margin"],
  ["the costs, which it would let anybody work out", "productionCosts"],
])("an installation without %s has neither the report nor the figure", async (_what, off) => {
  const without = moduleKeys.filter((key) => key !== off);
  expect((await admin("PATCH", "/modules/", { body: { modules: without } })).status).toBe(200);
  expect((await admin("POST", "/reports/margin", { body: always })).status).toBe(403);
  expect((await admin("GET", "/reports/margin/export?year=2026")).status).toBe(403);
  const { figures } = (await admin("GET", "/projects/1/overview")).json().data;
  expect(figures).toMatchObject({ profit_cents: null, work_cents: null });
});

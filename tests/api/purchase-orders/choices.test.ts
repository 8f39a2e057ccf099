import { beforeAll, describe, expect, test } from "vitest";
import type { OrderChoice } from "#model/purchase-order/purchase-order.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";
import { acted, sent } from "./arrange.ts";
import { production } from "./production.ts";

let admin: Caller;
beforeAll(async () => {
  ({ admin } = await emptyOffice());
});

const choices = async (query: string): Promise<OrderChoice[]> =>
  (await admin("GET", `/purchase_orders/choices?${query}`)).json().data;

describe("what can be ordered", () => {
  test("is production and whole costs, at what they cost, with what is ordered of it", async () => {
    const { estimate, projectId, line } = await production(admin);
    const [poster, delivery, ...others] = await choices(`estimate_id=${estimate.id}`);
    expect(others).toEqual([]);
    expect(poster).toMatchObject({
      position_item_id: line.id,
      name: "Plakāti",
      place: "Druka",
      quantity: "30.00",
      price: "1.50",
      ordered: "0.00",
    });
    expect(delivery).toMatchObject({
      position_item_id: null,
      name: "Piegāde",
      quantity: "1.00",
      price: "12.50",
    });
    const part = { position_item_id: line.id, quantity: "10", price: "1.50" };
    const whole = { additional_cost_id: delivery?.additional_cost_id, quantity: "1", price: "12.50" };
    const order = await sent(admin, { project_id: projectId, lines: [part, whole] });
    expect(order.lines.map(({ name, net_cents }) => [name, net_cents])).toEqual([
      ["Plakāti", 1_500],
      ["Piegāde", 1_250],
    ]);
    const ordered = async () => (await choices(`project_id=${projectId}`)).map((choice) => choice.ordered);
    expect(await ordered()).toEqual(["10.00", "1.00"]);
    await acted(admin, order, "cancel");
    expect(await ordered()).toEqual(["0.00", "0.00"]);
  });

  test("is asked of an estimate or a project that is there", async () => {
    expect((await admin("GET", "/purchase_orders/choices")).status).toBe(422);
    expect((await admin("GET", "/purchase_orders/choices?estimate_id=999999")).status).toBe(404);
    expect((await admin("GET", "/purchase_orders/choices?project_id=999999")).status).toBe(404);
  });

  test("may be deleted from its estimate: the order stays what it says", async () => {
    const { estimate, line } = await production(admin);
    const order = await sent(admin, {
      lines: [{ position_item_id: line.id, quantity: "3", price: "1.50" }],
    });
    const { data: costs } = (await admin("GET", `/estimates/${estimate.id}`)).json();
    const [item] = costs.additional_production_positions[0].position_items;
    const [{ id: cost }] = item.additional_costs;
    await admin("DELETE", `/position_items/${line.id}/additional_costs/${cost}`);
    expect((await admin("DELETE", `/position_items/${line.id}`)).status).toBe(200);
    const [kept] = (await admin("GET", `/purchase_orders/${order.id}`)).json().data.lines;
    expect(kept).toMatchObject({ name: "Plakāti", position_item_id: null, net_cents: 450 });
  });
});

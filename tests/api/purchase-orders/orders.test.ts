import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made, refusal } from "../arrange.ts";
import { acted, aLine, drafted, sent } from "./arrange.ts";

let admin: Caller;
beforeAll(async () => {
  ({ admin } = await emptyOffice());
});

const year = today().slice(0, 4);
const read = async (id: number) => (await admin("GET", `/purchase_orders/${id}`)).json().data;
const patched = (id: number, body: object, headers = {}) =>
  admin("PATCH", `/purchase_orders/${id}`, { body, headers });

describe("an order", () => {
  test("is a draft without a number, each line of which is rounded once", async () => {
    const order = await drafted(admin);
    expect(order).toMatchObject({ number: "", state: "draft", ordered_on: null, lacks: [] });
    expect(order.lines.map(({ net_cents }) => net_cents)).toEqual([101, 2_000]);
    expect(order.net_cents).toBe(2_101);
  });

  test("takes the next number of the year as it is sent, and no other way", async () => {
    const [first, second] = [await sent(admin), await sent(admin)];
    const place = (number: string) => Number(number.slice(-4));
    expect(first.number).toMatch(new RegExp(`^PAS-${year}-\\d{4}$`));
    expect(place(second.number)).toBe(place(first.number) + 1);
    expect(first).toMatchObject({ state: "sent", ordered_on: today() });
    const kept = await drafted(admin);
    const gone = await drafted(admin);
    expect((await admin("DELETE", `/purchase_orders/${gone.id}`)).json().data.outcome).toBe("deleted");
    const third = (await acted(admin, kept, "send")).json().data;
    expect(place(third.number)).toBe(place(second.number) + 1);
  });

  test("is not sent without a supplier or lines, as it says at their fields", async () => {
    const order = await drafted(admin, { supplier_id: null, lines: [] });
    expect(order.lacks).toEqual(["supplier_id", "lines"]);
    const { status, errors } = refusal(await acted(admin, order, "send"));
    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual(["supplier_id", "lines"]);
    expect((await read(order.id)).state).toBe("draft");
  });

  test("is received, called off and brought back, and stays what it was sent as", async () => {
    const order = await sent(admin);
    const state = async (act: string) => {
      const answer = await acted(admin, order, act);
      return answer.status === 200 ? answer.json().data.state : answer.status;
    };
    expect(await state("reopen")).toBe(409);
    expect(await state("receive")).toBe("received");
    expect(await state("cancel")).toBe(409);
    expect(await state("reopen")).toBe("sent");
    expect(await state("cancel")).toBe("cancelled");
    expect(await state("send")).toBe(409);
    expect(await state("reopen")).toBe("sent");
    expect((await read(order.id)).number).toBe(order.number);
    for (const answer of [
      await patched(order.id, { note: "Citādi" }),
      await admin("DELETE", `/purchase_orders/${order.id}`),
    ])
      expect(answer.status).toBe(409);
  });

  test("keeps lines by their ids, and is changed at the version that was seen", async () => {
    const order = await drafted(admin);
    const [paper] = order.lines;
    const kept = { id: paper?.id, name: "Papīrs A3", quantity: "2", price: "10", measure_unit_id: 1 };
    const changed = await patched(order.id, { lines: [aLine("Jauns", "1", "1"), kept] });
    const { data } = changed.json();
    expect(data.lines.map(({ name }: { name: string }) => name)).toEqual(["Jauns", "Papīrs A3"]);
    expect(data.lines[1].id).toBe(paper?.id);
    expect(data.net_cents).toBe(2_100);
    const late = await patched(order.id, { note: "Vēlu" }, { "If-Match": `"${order.version}"` });
    expect(late.status).toBe(412);
    const other = await drafted(admin);
    const strange = { ...kept, id: other.lines[0]?.id };
    for (const lines of [[strange], [kept, kept]])
      expect((await patched(order.id, { lines })).json().errors).toHaveProperty("lines");
  });

  test.each([
    ["name", { name: "", quantity: "1", price: "1", measure_unit_id: 1 }],
    ["quantity", aLine("Papīrs", "0", "1")],
    ["quantity", aLine("Papīrs", "divi", "1")],
    ["quantity", aLine("Papīrs", "1000000000", "1000000000")],
    ["price", aLine("Papīrs", "1", "")],
    ["measure_unit_id", { ...aLine("Papīrs", "1", "1"), measure_unit_id: 999_999 }],
    ["position_item_id", { ...aLine("Papīrs", "1", "1"), position_item_id: 999_999 }],
    ["additional_cost_id", { ...aLine("Papīrs", "1", "1"), additional_cost_id: 999_999 }],
  ])("is refused at the %s of a line", async (field, line) => {
    const answer = await admin("POST", "/purchase_orders", { body: { lines: [line] } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([`lines.0.${field}`]);
  });

  test("is of a supplier and a project that are there", async () => {
    for (const field of ["supplier_id", "project_id"])
      expect(
        (await admin("POST", "/purchase_orders", { body: { [field]: 999_999 } })).json().errors,
      ).toHaveProperty(field);
  });
});

describe("what an order names", () => {
  test("stays: a supplier is archived, a project and a unit are not deleted", async () => {
    const client = await made(admin, "/customers", aClient());
    const project = await made(admin, "/projects", aProject({ client: client.id, project_manager: 1 }));
    const supplier = await made(admin, "/customers", aClient());
    const unit = await made(admin, "/measure_units", { short_name: "rullis", code: "RO" });
    const line = { ...aLine("Plēve", "1", "1"), measure_unit_id: unit.id };
    await drafted(admin, { supplier_id: supplier.id, project_id: project.id, lines: [line] });
    expect((await admin("DELETE", `/customers/${supplier.id}`)).json().data.outcome).toBe("archived");
    expect((await admin("DELETE", `/projects/${project.id}`)).status).toBe(409);
    expect((await admin("DELETE", `/measure_units/${unit.id}`)).status).toBe(409);
  });

  test("is told in the history of its project, with who did it", async () => {
    const client = await made(admin, "/customers", aClient());
    const project = await made(admin, "/projects", aProject({ client: client.id, project_manager: 1 }));
    const order = await sent(admin, { project_id: project.id });
    const { data } = (await admin("GET", `/projects/${project.id}/history`)).json();
    const told = data.filter(({ entity }: { entity: string }) => entity === "purchase_order");
    expect(told.map(({ act }: { act: string }) => act)).toEqual(["changed", "created"]);
    expect(told[0].name).toBe(order.number);
    const overview = (await admin("GET", `/projects/${project.id}/overview`)).json().data;
    expect(overview.orders).toMatchObject({ total: 1, rows: [{ number: order.number }] });
  });
});

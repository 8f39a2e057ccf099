import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made } from "../arrange.ts";
import { acted, aLine, drafted, sent } from "./arrange.ts";

let admin: Caller;
let supplier: { id: number; name: string };
let project: { id: number };
beforeAll(async () => {
  ({ admin } = await emptyOffice());
  supplier = await made(admin, "/customers", aClient({ name: "Žagatu druka" }));
  project = await made(admin, "/projects", aProject({ client: supplier.id, project_manager: 1 }));
  const of = { supplier_id: supplier.id, project_id: project.id };
  await sent(admin, { ...of, lines: [aLine("A", "1", "10")] });
  await drafted(admin, { ...of, lines: [aLine("B", "1", "20")] });
  const off = await sent(admin, { ...of, lines: [aLine("C", "1", "40")] });
  await acted(admin, off, "cancel");
  await drafted(admin, { supplier_id: null, lines: [aLine("D", "1", "80")] });
});

const listed = async (query: string) => {
  const { data, sums, meta } = (await admin("GET", `/purchase_orders?${query}`)).json();
  return {
    nets: data.map(({ net_cents }: { net_cents: number }) => net_cents / 100),
    sums,
    total: meta.total,
  };
};

describe("the list of orders", () => {
  test("has the newest first, and a sum without those that were called off", async () => {
    const { nets, sums, total } = await listed("");
    expect(nets).toEqual([80, 40, 20, 10]);
    expect(total).toBe(4);
    expect(sums.net_cents).toBe(11_000);
  });

  test("is filtered by supplier, project and state, and its sum with it", async () => {
    const bySupplier = await listed(`supplier=${supplier.id}&project=${project.id}`);
    expect(bySupplier).toMatchObject({ nets: [40, 20, 10], sums: { net_cents: 3_000 } });
    expect((await listed("state=draft")).nets).toEqual([80, 20]);
    expect(await listed("state=cancelled")).toMatchObject({ nets: [40], sums: { net_cents: 0 } });
  });

  test("is sorted by what is asked for, also those without a supplier", async () => {
    expect((await listed("sorting=net")).nets).toEqual([10, 20, 40, 80]);
    expect((await listed("sorting=-supplier")).nets).toEqual([40, 20, 10, 80]);
    expect((await listed("sorting=supplier")).nets[0]).toBe(80);
    expect((await admin("GET", "/purchase_orders?sorting=colour")).status).toBe(422);
  });

  test("is searched by number and supplier, as everything is, and by what a supplier is called since", async () => {
    const [order] = (await admin("GET", "/purchase_orders?state=sent")).json().data;
    expect((await listed(`q=${order.number}`)).nets).toEqual([10]);
    expect((await listed("q=zagatu")).nets).toEqual([40, 20, 10]);
    const found = async (typed: string) =>
      (await admin("GET", `/search?q=${encodeURIComponent(typed)}`))
        .json()
        .data.filter(({ kind }: { kind: string }) => kind === "purchase_order");
    expect(await found(order.number)).toMatchObject([
      { id: order.id, name: order.number, detail: supplier.name },
    ]);
    await admin("PATCH", `/customers/${supplier.id}`, { body: { name: "Vārnu druka" } });
    expect(await found("vārnu")).toHaveLength(3);
    expect(await found("žagatu")).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made } from "../arrange.ts";
import { addItems, approve, desk } from "../estimates/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";

let admin: Caller;
const overview = async (id: number) => (await admin("GET", `/customers/${id}/overview`)).json().data;
const year = Number(daysAway(0).slice(0, 4));

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

describe("how things stand with a client", () => {
  test("is nothing where nothing was done yet, and not told of one who is not there", async () => {
    const { id } = await made(admin, "/customers", aClient());
    expect(await overview(id)).toEqual({
      figures: {
        year,
        turnover_cents: 0,
        previous_turnover_cents: 0,
        open_cents: 0,
        overdue_cents: 0,
        overdue_documents: 0,
        days_to_payment: null,
      },
      projects: { total: 0, rows: [] },
      estimates: { total: 0, rows: [] },
      invoices: { total: 0, rows: [] },
      has_statement: true,
    });
    expect((await admin("GET", "/customers/4242/overview")).status).toBe(404);
  });

  // The desk's lines: 183.33 without VAT, 30.50 VAT, 213.83 together.
  test("counts income, what is open and late, and the days until a document was paid", async () => {
    const at = await invoiceDesk(admin);
    const late = await issued(at, {}, { date: daysAway(-30), due_date: daysAway(-20) });
    expect((await overview(at.clientId)).figures).toMatchObject({
      open_cents: 21_383,
      overdue_cents: 21_383,
      overdue_documents: 1,
    });
    await made(admin, `/invoices/${late.id}/payments`, { date: daysAway(-25), amount: "100,00" });
    expect((await overview(at.clientId)).figures).toMatchObject({
      open_cents: 11_383,
      overdue_cents: 11_383,
      days_to_payment: null,
    });
    await made(admin, `/invoices/${late.id}/payments`, { date: daysAway(-18), amount: "113,83" });

    const second = await desk(admin, 1, at.clientId);
    const [line] = await addItems(second, [{ name: "Logo", price: 100, quantity: 1 }]);
    const soon = await issued(
      second,
      { position_item_ids: [line?.id] },
      { date: daysAway(0), due_date: daysAway(14) },
    );
    const { figures, invoices } = await overview(at.clientId);
    expect(figures).toMatchObject({
      open_cents: 12_100,
      overdue_cents: 0,
      overdue_documents: 0,
      days_to_payment: 12,
    });
    // Whichever year thirty days ago was in.
    expect(figures.turnover_cents + figures.previous_turnover_cents).toBe(18_333 + 10_000);
    expect(invoices).toMatchObject({ total: 1, rows: [{ id: soon.id, open_cents: 12_100 }] });
  });

  test("counts the days to the payment that settled a document, whatever was paid or given back after it", async () => {
    const at = await invoiceDesk(admin);
    const pay = (id: number, kind: "payments" | "refunds", days: number, amount: string) =>
      made(admin, `/invoices/${id}/${kind}`, { date: daysAway(days), amount });
    const daysToPayment = async () => (await overview(at.clientId)).figures.days_to_payment;
    const [first, second, third] = at.items;
    // 121.00, 40.33 and 52.50 with VAT.
    const overpaid = await issued(at, { position_items: [first] }, { date: daysAway(-60) });
    await pay(overpaid.id, "payments", -50, "150,00");
    await pay(overpaid.id, "refunds", -5, "29,00");
    expect(await daysToPayment()).toBe(10);
    const twice = await issued(at, { position_items: [second] }, { date: daysAway(-40) });
    await pay(twice.id, "payments", -20, "40,33");
    await pay(twice.id, "payments", -1, "40,33");
    expect(await daysToPayment()).toBe(15);
    // Typed in another order than it was paid in.
    const inParts = await issued(at, { position_items: [third] }, { date: daysAway(-40) });
    await pay(inParts.id, "payments", -10, "12,50");
    await pay(inParts.id, "payments", -30, "40,00");
    expect(await daysToPayment()).toBe(20);
  });

  test("names unfinished projects by their end and estimates that wait, the newest first, a few of each", async () => {
    const first = await desk(admin);
    const others = [];
    for (const due of ["2027-03-05", "2027-03-01", "2027-03-04", "2027-03-02", "2027-03-03"]) {
      const at = await desk(admin, 1, first.clientId);
      await admin("PATCH", `/projects/${at.projectId}`, { body: { dueDate: due } });
      others.push(at);
    }
    const [, , third] = others;
    if (!third) throw new Error("There are five");
    await admin("PATCH", `/projects/${third.projectId}`, { body: { status_id: 3 } });
    await addItems(third, [{ name: "Logo", price: 100, quantity: 1 }]);
    await approve(third);
    const { projects, estimates } = await overview(first.clientId);
    expect(projects.total).toBe(5);
    expect(projects.rows.map((row: { planned_due_date: string }) => row.planned_due_date)).toEqual([
      ...["2026-11-27", "2027-03-01", "2027-03-02", "2027-03-03", "2027-03-05"],
    ]);
    expect(estimates.total).toBe(5);
    const waiting = [...others].reverse().filter((at) => at !== third);
    expect(estimates.rows.map(({ id }: { id: number }) => id)).toEqual([
      ...waiting.map(({ estimate }) => estimate.id),
      first.estimate.id,
    ]);
  });
});

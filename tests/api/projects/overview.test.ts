import { beforeAll, describe, expect, test } from "vitest";
import { moduleKeys } from "#model/branding/config.ts";
import { roleIds } from "#model/user/role.ts";
import type { Caller, TestInstallation } from "#tests/support/installation.ts";
import { emptyOffice, made } from "../arrange.ts";
import { addItems, approve, desk } from "../estimates/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { hired } from "../people.ts";

let admin: Caller;
let installation: TestInstallation;
const overview = async (id: number) => (await admin("GET", `/projects/${id}/overview`)).json().data;
/** The unit of hours that an installation begins with. */
const hourUnit = 2;

beforeAll(async () => {
  ({ admin, installation } = await emptyOffice());
  await introduceSeller(admin);
});

describe("how things stand with a project", () => {
  test("is nothing where nothing was done yet, and not told of one that is not there", async () => {
    const { projectId, estimate } = await desk(admin);
    expect(await overview(projectId)).toEqual({
      figures: {
        agreed_cents: 0,
        invoiced_cents: 0,
        remaining_cents: 0,
        open_cents: 0,
        overdue_cents: 0,
        estimated_hours: 0,
        planned_hours: 0,
        costs_cents: 0,
        waiting_costs_cents: 0,
        purchases_cents: 0,
        work_cents: 0,
        profit_cents: 0,
      },
      estimates: { total: 1, rows: [expect.objectContaining({ id: estimate.id, net_cents: 0 })] },
      invoices: { total: 0, rows: [] },
      orders: { total: 0, rows: [] },
      files: { total: 0, rows: [] },
    });
    for (const part of ["overview", "plan", "files", "history"])
      expect((await admin("GET", `/projects/4242/${part}`)).status).toBe(404);
  });

  // The desk's lines: 183.33 without VAT, 30.50 VAT, 213.83 together.
  test("counts what was agreed, asked for, paid and cost", async () => {
    const at = await invoiceDesk(admin);
    const second = await made(admin, "/estimates", { name: "Piedevas", project_id: at.projectId });
    expect((await overview(at.projectId)).figures).toMatchObject({ agreed_cents: 0, remaining_cents: 0 });
    await approve(at);
    expect((await overview(at.projectId)).figures).toMatchObject({
      agreed_cents: 18_333,
      invoiced_cents: 0,
      remaining_cents: 18_333,
    });
    await made(admin, `/${at.estimate.id}/additional_costs`, {
      name: "Druka",
      payment_type_id: 1,
      total: "60,00",
    });
    // Of an estimate that nobody has approved nothing counts; its costs are told apart.
    await made(admin, `/${second.id}/additional_costs`, {
      name: "Papīrs",
      payment_type_id: 1,
      total: "5,00",
    });
    const late = await issued(at, {}, { date: daysAway(-30), due_date: daysAway(-20) });
    await made(admin, `/invoices/${late.id}/payments`, { date: daysAway(-25), amount: "100,00" });
    const { figures, estimates, invoices } = await overview(at.projectId);
    expect(figures).toMatchObject({
      agreed_cents: 18_333,
      invoiced_cents: 18_333,
      remaining_cents: 0,
      open_cents: 11_383,
      overdue_cents: 11_383,
      costs_cents: 6000,
      waiting_costs_cents: 500,
    });
    expect(estimates.rows.map(({ id }: { id: number }) => id)).toEqual([second.id, at.estimate.id]);
    expect(invoices).toMatchObject({ total: 1, rows: [{ id: late.id }] });
  });

  test("counts hours of approved estimates and of the calendar, and says who works when", async () => {
    const at = await desk(admin);
    await addItems(at, [
      { name: "Dizains", price: 50, quantity: 12.5, measure_unit_id: hourUnit },
      { name: "Papīrs", price: 1, quantity: 100 },
    ]);
    expect((await overview(at.projectId)).figures.estimated_hours).toBe(0);
    await approve(at);
    const { id } = await hired({ installation, admin }, { role_id: roleIds.employee });
    const monday = mondayAfter(daysAway(0));
    for (const [date, start_time_id, duration] of [
      [monday, 9, 3],
      [monday, 13, 2],
      [day(monday, 7 * 7 + 4), 9, 4],
      [day(monday, 7 * 8), 9, 1],
    ])
      await made(admin, "/calendar", {
        date,
        start_time_id,
        duration,
        user_id: id,
        project_id: at.projectId,
        work_type_id: null,
      });
    expect((await overview(at.projectId)).figures).toMatchObject({
      estimated_hours: 125_000,
      planned_hours: 100_000,
    });
    const { data } = (await admin("GET", `/projects/${at.projectId}/plan`)).json();
    // This week, which began on a Monday before or on today, and seven more.
    expect(data.weeks).toEqual([0, 7, 14, 21, 28, 35, 42, 49].map((days) => day(monday, days - 7)));
    expect(data).toMatchObject({ first: monday, last: day(monday, 56) });
    expect(data.people).toEqual([
      { id, name: expect.any(String), before: 0, weeks: [0, 5, 0, 0, 0, 0, 0, 0], after: 5 },
    ]);
  });

  test("without the calendar and without costs there are no such figures", async () => {
    const { projectId, estimate } = await desk(admin);
    const cost = { name: "Slepenās izmaksas", payment_type_id: 1, total: "60,00" };
    await made(admin, `/${estimate.id}/additional_costs`, cost);
    const history = async () => (await admin("GET", `/projects/${projectId}/history`)).text;
    expect(await history()).toContain("Slepenās izmaksas");
    const fewer = moduleKeys.filter((key) => key !== "calendar" && key !== "productionCosts");
    await admin("PATCH", "/modules/", { body: { modules: fewer } });
    expect((await overview(projectId)).figures).toMatchObject({
      planned_hours: null,
      costs_cents: null,
      waiting_costs_cents: null,
    });
    expect(await history()).not.toContain("Slepenās izmaksas");
    expect((await admin("GET", `/projects/${projectId}/plan`)).status).toBe(403);
    await admin("PATCH", "/modules/", { body: { modules: moduleKeys } });
  });
});

test("the history of a project tells of its estimates, their lines, its documents and payments", async () => {
  const at = await invoiceDesk(admin);
  await admin("PATCH", `/projects/${at.projectId}`, { body: { name: "Cits nosaukums" } });
  const document = await issued(at, {}, { date: daysAway(-3) });
  await made(admin, `/invoices/${document.id}/payments`, { date: daysAway(-1), amount: "100,00" });
  const { data } = (await admin("GET", `/projects/${at.projectId}/history`)).json();
  const told = data.map(({ entity, act, name, amount_cents }: Record<string, unknown>) =>
    [entity, act, name, amount_cents].join(" ").trim(),
  );
  expect(told.slice(0, 2)).toEqual([
    `payment created ${document.invoice_nr} 10000`,
    `invoice changed ${document.invoice_nr}`,
  ]);
  expect(told).toContain("project changed Cits nosaukums");
  expect(told).toContain("estimate created Tāme");
  expect(told).toContain("stage created Dizains");
  expect(told.filter((event: string) => event.startsWith("position_item created")).length).toBeGreaterThan(0);
  const other = await desk(admin);
  const { meta } = (await admin("GET", `/projects/${other.projectId}/history`)).json();
  // The project, its estimate, a stage and a position.
  expect(meta.total).toBe(4);
});

/** A date a number of days after another. */
const day = (date: string, days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The Monday of the week after a date's. */
function mondayAfter(date: string): string {
  const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
  return day(date, 7 - weekday);
}

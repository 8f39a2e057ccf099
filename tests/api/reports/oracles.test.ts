import { beforeAll, describe, expect, test } from "vitest";
import type { Answer, Caller } from "#tests/support/installation.ts";
import { purchaseJournal, salesJournal, vatOverview } from "./books-oracle.ts";
import { testDashboard } from "./dashboard-cases.ts";
import { customerHours, projectHours } from "./hours-oracle.ts";
import {
  customersYear,
  customerYear,
  invoicedItems,
  invoicesTotal,
  productionCosts,
  projectsTotal,
} from "./income-oracle.ts";
import { margins } from "./margin-oracle.ts";
import { type Asked, linesOf, type OracleRow } from "./oracles.ts";
import type { Raw } from "./raw.ts";
import { type Side, sides } from "./sides.ts";

/** Periods, managers, clients and items: all, and one of each that has something. */
function askedOf({ invoices, projects, estimates, clients }: Raw): Asked[] {
  const year = { from: "2026-01-01", to: "2026-12-31" };
  const manager = projects[0]?.project_manager ?? 0;
  const item = estimates.flatMap(linesOf).find(({ item }) => item.stock_item)?.item.stock_item?.id ?? 0;
  return [
    year,
    { from: "2025-03-15", to: "2026-08-09" },
    { from: "2020-01-01", to: "2030-12-31" },
    { ...year, customer_id: invoices[0]?.customer.id ?? 0 },
    { ...year, customer_id: clients[0]?.id ?? 0 },
    { ...year, project_manager: manager },
    { ...year, project_manager: manager, stock_item_id: item },
    { ...year, stock_item_id: item },
    { from: "1999-01-01", to: "1999-12-31" },
  ];
}

type Oracle = (raw: Raw, asked: Asked) => OracleRow[];
type Ask = (admin: Caller, asked: Asked) => Promise<Answer>;

const posted =
  (path: string): Ask =>
  (admin, asked) =>
    admin("POST", `/reports/${path}`, { body: { ...asked, year: Number(asked.from.slice(0, 4)) } });
const read =
  (path: string): Ask =>
  (admin, asked) =>
    admin(
      "GET",
      `/reports/${path}?${new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))}`,
    );

const reports: [name: string, ask: Ask, oracle: Oracle][] = [
  ["hours by client", posted("all_customer_stock_item_hours"), customerHours],
  ["hours by project", read("projects-stock-hours"), projectHours],
  ["totals of projects", posted("projects_total"), projectsTotal],
  ["totals of invoices", posted("invoices_total"), invoicesTotal],
  ["the year of all clients", posted("customers_yearly_invoices"), customersYear],
  ["margins", posted("margin"), margins],
  ["the sales journal", posted("sales_journal"), salesJournal],
  ["the purchase journal", posted("purchase_journal"), purchaseJournal],
  ["VAT", posted("vat_overview"), vatOverview],
  ["production costs", posted("production_costs"), productionCosts],
  ["invoiced stock items", posted("invoiced_stock_items"), invoicedItems],
];

/** Addresses that name whose report it is. */
const ofOne: [name: string, path: string, named: (raw: Raw) => Partial<Asked>, oracle: Oracle][] = [
  ["hours of a manager's clients", "customer_stock_item_hours", aManager, customerHours],
  ["totals of a client's projects", "customer_projects_total", aClient, projectsTotal],
  ["totals of a client's invoices", "customer_invoices_total", aClient, invoicesTotal],
  ["the year of a client", "single_customer_yearly_invoices", aClient, customerYear],
];

function aClient({ invoices }: Raw): Partial<Asked> {
  return { customer_id: invoices.find(({ date }) => date?.startsWith("2026"))?.customer.id ?? 0 };
}

function aManager({ projects }: Raw): Partial<Asked> {
  return { project_manager: projects[0]?.project_manager ?? 0 };
}

describe.each(sides)("of %s", (_, open) => {
  let side: Side | undefined;
  beforeAll(async () => {
    side = await open();
  }, 180_000);
  const there = (): Side => {
    if (!side) throw new Error("There is no installation");
    return side;
  };

  describe("the dashboard", () => testDashboard(there));

  test.each(reports)("%s are what the rows themselves add up to", async (_, ask, oracle) => {
    const { admin, raw } = there();
    let rows = 0;
    for (const asked of askedOf(raw)) {
      const answer = await ask(admin, asked);
      expect(answer.status, answer.text).toBe(200);
      const { data } = answer.json();
      expect({ asked, data }).toEqual({ asked, data: oracle(raw, asked) });
      rows += data.length;
    }
    expect(rows, "there is something to compare").toBeGreaterThan(3);
  });

  test.each(ofOne)("%s are those of whom the address names", async (_, path, named, oracle) => {
    const { admin, raw } = there();
    const year = { from: "2026-01-01", to: "2026-12-31" };
    const [id] = Object.values(named(raw));
    const { data, meta } = (await admin("POST", `/reports/${path}/${id}`, { body: year })).json();
    expect(data).toEqual(oracle(raw, { ...year, ...named(raw) }));
    expect(data.length).toBeGreaterThan(0);
    expect(meta).toMatchObject(named(raw));
    expect((await admin("POST", `/reports/${path}/4000000`, { body: year })).status).toBe(404);
  });

  test("hours of one project are all that it has, whenever they are", async () => {
    const { admin, raw } = there();
    const always = { from: "0001-01-01", to: "9999-12-31" };
    const [found] = projectHours(raw, always);
    const { data } = (await admin("GET", `/reports/project-stock-hours/${found?.project_id}`)).json();
    expect(data).toEqual(
      projectHours(raw, always).filter(({ project_id }) => project_id === found?.project_id),
    );
  });
});

import { moduleKeys } from "#model/branding/config.ts";
import { customerHours } from "#model/report/customer-hours.ts";
import { customerYear } from "#model/report/customer-year.ts";
import { customersYear } from "#model/report/customers-year.ts";
import { invoicedStockItems } from "#model/report/invoiced-items.ts";
import { invoicesTotal } from "#model/report/invoices-total.ts";
import { productionCosts } from "#model/report/production-costs.ts";
import { projectHours } from "#model/report/project-hours.ts";
import { projectsTotal } from "#model/report/projects-total.ts";
import { type Report, totalsOf } from "#model/report/report.ts";
import * as oracle from "../api/reports/income-oracle.ts";
import { readRaw } from "../api/reports/raw.ts";
import { somePurchases } from "../api/reports/some-purchases.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, heading, link, textbox } from "../support/page-words.ts";
import { expectShown, shownRows } from "../support/plain/reports.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";
import { filtersOf, reportTable } from "../support/report-words.ts";

const financial = "/reports/financial-report";
const planning = "/reports/planning-report";
const column = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });

/** Each report as it is asked for on the screen and at the API. */
const asked: [report: Report, query: string, path: string, body: Record<string, unknown> | null][] = [
  [
    customerHours,
    "from=2026-03-01&to=2026-03-20",
    "all_customer_stock_item_hours",
    { from: "2026-03-01", to: "2026-03-20" },
  ],
  [
    projectsTotal,
    "from=2026-02-01&to=2026-06-30",
    "projects_total",
    { from: "2026-02-01", to: "2026-06-30" },
  ],
  [
    invoicesTotal,
    "from=2026-02-01&to=2026-09-30",
    "invoices_total",
    { from: "2026-02-01", to: "2026-09-30" },
  ],
  [customersYear, "year=2026", "customers_yearly_invoices", { year: 2026 }],
  [customerYear, "year=2026&customer_id=1", "single_customer_yearly_invoices/1", { year: 2026 }],
  [productionCosts, "from=2026-02-01&to=2026-12-31", "production_costs", { from: "2026-02-01" }],
  [invoicedStockItems, "from=2026-01-01&to=2026-12-31", "invoiced_stock_items", { year: 2026 }],
  [projectHours, "project_id=1", "project-stock-hours/1", null],
  [projectHours, "from=2026-03-01&to=2026-03-10", "projects-stock-hours", null],
];

test("every report shows what its address at the API answers, with its totals", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  for (const [report, query, path, body] of asked) {
    const answer = body
      ? await admin("POST", `/reports/${path}`, { body })
      : await admin("GET", `/reports/${path}?${query}`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json().data.length, path).toBeGreaterThan(0);
    await page.goto(`${body ? financial : planning}?report=${report.name}&${query}`);
    expectShown(page, report, answer.json());
  }
});

test("projects, invoices and the year are what their rows add up to", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const raw = await readRaw(admin, { from: "2026-01-05", to: "2026-01-05" });
  const year = { from: "2026-01-01", to: "2026-12-31" };
  await letIn(page, "admin");
  for (const [report, rows] of [
    [projectsTotal, oracle.projectsTotal(raw, year)],
    [invoicesTotal, oracle.invoicesTotal(raw, year)],
    [customersYear, oracle.customersYear(raw, year)],
  ] as const) {
    expect(rows.length).toBeGreaterThan(5);
    await page.goto(`${financial}?report=${report.name}&year=2026&from=2026-01-01&to=2026-12-31`);
    expectShown(page, report, { data: rows, totals: totalsOf(report, rows), meta: {} });
  }
});

test("a head sorts both ways, groups by what they add up to", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await page.goto(`${financial}?report=invoices_total&from=2026-01-01&to=2026-12-31`);
  await link(column(page, "Rēķinos bez PVN"), "Rēķinos bez PVN").click();
  await expect(column(page, "Rēķinos bez PVN")).toHaveAttribute("aria-sort", "descending");
  const { json } = await admin("POST", "/reports/invoices_total", { body: { year: 2026 } });
  const { data, totals } = json();
  const bySize = data.toSorted(
    (one: { net_cents: number }, other: { net_cents: number }) => other.net_cents - one.net_cents,
  );
  expectShown(page, invoicesTotal, { data: bySize, totals, meta: {} });
  await link(column(page, "Rēķinos bez PVN"), "Rēķinos bez PVN").click();
  await expect(column(page, "Rēķinos bez PVN")).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/sort=net_cents&dir=asc/);

  await page.goto(`${financial}?report=customer_hours&from=2026-01-01&to=2026-12-31&sort=estimated_hours`);
  const groups = shownRows(page).filter(({ cells: [first] }) => first !== "");
  const sums = groups
    .slice(0, -1)
    .map(({ cells }) => Number((cells[2] ?? "").replace("–", "0").replace(",", ".")));
  expect(sums.length).toBeGreaterThan(5);
  expect(sums).toEqual(sums.toSorted((one, other) => other - one));
  expect(new Set(groups.map(({ cells }) => cells[0])).size).toBe(groups.length);
});

test("a column of words is sorted by what its reader sees", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto(`${financial}?report=sales_journal&from=2026-01-01&to=2026-12-31`);
  const kinds = () => {
    const shown = shownRows(page).map(({ cells }) => cells[2] ?? "");
    return [...new Set(shown.filter((cell) => cell !== ""))];
  };
  await link(column(page, "Dokuments"), "Dokuments").click();
  await expect(column(page, "Dokuments")).toHaveAttribute("aria-sort", "ascending");
  expect(kinds()).toEqual(["Avansa rēķins", "Kredītrēķins", "Pavadzīme", "Rēķins"]);
  await button(page, "English").click();
  expect(kinds()).toEqual(["Advance invoice", "Credit note", "Invoice", "Waybill"]);
});

test("what cannot be asked for is said in words, with a way on", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto(`${financial}?report=invoices_total&from=drīz`);
  await expect(textbox(filtersOf(page), "No")).toHaveAccessibleDescription(/Ievadiet datumu/);
  await expect(page.getByRole("alert")).toContainText("Atskaiti ar šiem filtriem nevar parādīt.");
  await page.goto("/api/reports/invoices_total/export?from=2026-09-30&to=2026-02-01");
  await expect(page).toHaveURL(/financial-report\?report=invoices_total&from=2026-09-30/);
  await expect(textbox(filtersOf(page), "Līdz")).toHaveAccessibleDescription(
    /Beigu datums nevar būt pirms sākuma/,
  );
  await page.goto(`${financial}?report=projects_total&customer_id=999999`);
  await expect(page.getByRole("alert")).toContainText("Atskaite nav atrasta");
  await page.goto(`${financial}?report=customer_year`);
  await expect(page.getByText("Izvēlieties klientu, lai redzētu tā rēķinus pa mēnešiem.")).toBeVisible();
  await page.goto(`${financial}?report=invoices_total&from=1999-01-01&to=1999-12-31`);
  await link(page, "Notīrīt filtrus").last().click();
  await expect(reportTable(page)).toBeVisible();
});

test("a journal leads to suppliers' invoices only where they can be seen", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  await somePurchases(admin);
  await letIn(page, "admin");
  const journal = `${financial}?report=purchase_journal&from=2026-01-01&to=2026-12-31`;
  await page.goto(journal);
  await expect(link(reportTable(page), "Z-1").first()).toHaveAttribute("href", /^\/purchases\/\d+$/);
  const modules = moduleKeys.filter((key) => key !== "productionCosts");
  await admin("PATCH", "/modules/", { body: { modules } });
  await page.goto(journal);
  await expect(reportTable(page)).toContainText("Z-1");
  await expect(link(reportTable(page), "Z-1")).toHaveCount(0);
  await expect(link(reportTable(page), "Žurnāla piegādātājs").first()).toBeVisible();
});

test("names lead to what they name", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto(`${financial}?report=invoices_total&from=2026-01-01&to=2026-12-31`);
  await expect(reportTable(page).locator("tbody a").first()).toHaveAttribute("href", /^\/clients\/\d+$/);
  await link(reportTable(page).locator("tbody tr").first(), /^\d+$/).click();
  await expect(heading(page, "Rēķini").first()).toBeVisible();
  await expect(page).toHaveURL(/\/invoices\?client=\d+&date=2026-01-01$/);
});

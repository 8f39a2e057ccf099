import { readFile } from "node:fs/promises";
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
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { chooseClient } from "../support/browser-forms.ts";
import { expectShown, filtersOf, reportTable, shownRows } from "../support/browser-reports.ts";
import { shiftsOf, watchShifts } from "../support/browser-shifts.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, choice, heading, link, menu, textbox } from "../support/page-words.ts";
import { opened } from "../support/sheet.ts";

const financial = "/reports/financial-report";
const planning = "/reports/planning-report";
const tabs = (page: Page) => page.getByRole("navigation", { name: "Atskaites izvēle" });
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
  test.slow();
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  for (const [report, query, path, body] of asked) {
    const answer = body
      ? await admin("POST", `/reports/${path}`, { body })
      : await admin("GET", `/reports/${path}?${query}`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json().data.length, path).toBeGreaterThan(0);
    await open(page, `${body ? financial : planning}?report=${report.name}&${query}`);
    await expectShown(page, report, answer.json());
  }
});

test("projects, invoices and the year are what their rows add up to", async ({ page, installation }) => {
  test.slow();
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
    await open(page, `${financial}?report=${report.name}&year=2026&from=2026-01-01&to=2026-12-31`);
    await expectShown(page, report, { data: rows, totals: totalsOf(report, rows), meta: {} });
  }
});

test("all is chosen at first; what is chosen stands in the address and in the form", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/reports");
  await expect(page).toHaveURL(new RegExp(`${financial}$`));
  await expect(page).toHaveTitle(/^Atskaites \/ Finanšu atskaite/);
  await expect(link(menu(page), "Finanšu atskaite")).toHaveAttribute("aria-current", "page");
  const form = filtersOf(page);
  await expect(choice(form, "Projekta vadītājs").locator("option:checked")).toHaveText("Visi");
  await expect(choice(form, "Klients")).toHaveAttribute("placeholder", "Visi");
  await expect(textbox(form, "No")).toHaveValue(/^01\.01\.\d{4}$/);
  await expect(textbox(form, "Līdz")).toHaveValue(/^31\.12\.\d{4}$/);
  await link(tabs(page), "Rēķini").click();
  await expect(link(tabs(page), "Rēķini")).toHaveAttribute("aria-current", "page");
  await textbox(form, "No").fill("1.2.2026");
  await textbox(form, "Līdz").fill("30.9.2026");
  await chooseClient(page, "Klients", "ras", "Rasas dzirnas, SIA");
  await button(form, "Lietot").click();
  await expect(page).toHaveURL(/report=invoices_total/);
  await expect(page).toHaveURL(/customer_id=\d+/);
  await expect(page).not.toHaveURL(/_name=|=(&|$)/);
  await page.reload();
  await expect(choice(form, "Klients")).toHaveValue("Rasas dzirnas, SIA");
  await expect(textbox(form, "Līdz")).toHaveValue("30.09.2026");
  // Another report keeps what it hears of it.
  await link(tabs(page), "Projekti").click();
  await expect(page).toHaveURL(/report=projects_total/);
  await expect(choice(form, "Klients")).toHaveValue("Rasas dzirnas, SIA");
  await link(page, "Notīrīt filtrus").first().click();
  await expect(page).toHaveURL(/\?report=projects_total$/);
  await expect(choice(form, "Klients")).toHaveValue("");
});

test("a head sorts both ways, groups by what they add up to", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await open(page, `${financial}?report=invoices_total&from=2026-01-01&to=2026-12-31`);
  await link(column(page, "Rēķinos bez PVN"), "Rēķinos bez PVN").click();
  await expect(column(page, "Rēķinos bez PVN")).toHaveAttribute("aria-sort", "descending");
  const { json } = await admin("POST", "/reports/invoices_total", { body: { year: 2026 } });
  const { data, totals } = json();
  const bySize = data.toSorted(
    (one: { net_cents: number }, other: { net_cents: number }) => other.net_cents - one.net_cents,
  );
  await expectShown(page, invoicesTotal, { data: bySize, totals, meta: {} });
  await link(column(page, "Rēķinos bez PVN"), "Rēķinos bez PVN").click();
  await expect(column(page, "Rēķinos bez PVN")).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/sort=net_cents&dir=asc/);

  await open(page, `${financial}?report=customer_hours&from=2026-01-01&to=2026-12-31&sort=estimated_hours`);
  const groups = (await shownRows(page)).filter(({ cells: [first] }) => first !== "");
  const sums = groups
    .slice(0, -1)
    .map(({ cells }) => Number((cells[2] ?? "").replace("–", "0").replace(",", ".")));
  expect(sums.length).toBeGreaterThan(5);
  expect(sums).toEqual(sums.toSorted((one, other) => other - one));
  expect(new Set(groups.map(({ cells }) => cells[0])).size).toBe(groups.length);
});

test("the spreadsheet has what the screen has, under the company's name", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, `${financial}?report=projects_total&from=2026-02-01&to=2026-06-30`);
  const download = page.waitForEvent("download");
  await link(page, "Eksportēt").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Testa birojs Projektu kopsummas 01.02.2026–30.06.2026.xlsx");
  const { rows } = opened(await readFile(await file.path()));
  const shown = await shownRows(page);
  expect(rows.slice(1).map(([first]) => first?.v)).toEqual(shown.map(({ cells }) => cells[0]));
  const cents = (text = "") =>
    Math.round(
      Number(
        text
          .replace("–", "0")
          .replace(/[^\d,−]/g, "")
          .replace(",", ".")
          .replace("−", "-"),
      ) * 100,
    );
  for (const index of [5, 6, 7, 8, 9])
    expect(rows.slice(1).map((row) => Math.round(Number(row[index]?.v) * 100))).toEqual(
      shown.map(({ cells }) => cents(cells[index])),
    );
});

test("what cannot be asked for is said in words, with a way on", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, `${financial}?report=invoices_total&from=drīz`);
  await expect(textbox(filtersOf(page), "No")).toHaveAccessibleDescription(/Ievadiet datumu/);
  await expect(textbox(filtersOf(page), "No")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Atskaiti ar šiem filtriem nevar parādīt.");
  await page.goto("/api/reports/invoices_total/export?from=2026-09-30&to=2026-02-01");
  await expect(page).toHaveURL(/financial-report\?report=invoices_total&from=2026-09-30/);
  await expect(textbox(filtersOf(page), "Līdz")).toHaveAccessibleDescription(
    /Beigu datums nevar būt pirms sākuma/,
  );
  await open(page, `${financial}?report=projects_total&customer_id=999999`);
  await expect(page.getByRole("alert")).toContainText("Atskaite nav atrasta");
  await open(page, `${financial}?report=customer_year`);
  await expect(page.getByText("Izvēlieties klientu, lai redzētu tā rēķinus pa mēnešiem.")).toBeVisible();
  await open(page, `${financial}?report=invoices_total&from=1999-01-01&to=1999-12-31`);
  await link(page, "Notīrīt filtrus").last().click();
  await expect(reportTable(page)).toBeVisible();
});

test("names lead to what they name", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, `${financial}?report=invoices_total&from=2026-01-01&to=2026-12-31`);
  await expect(reportTable(page).locator("tbody a").first()).toHaveAttribute("href", /^\/clients\/\d+$/);
  await link(reportTable(page).locator("tbody tr").first(), /^\d+$/).click();
  await expect(heading(page, "Rēķini").first()).toBeVisible();
  await expect(page).toHaveURL(/\/invoices\?client=\d+&date=2026-01-01$/);
});

test("a report that comes slowly is shown when its columns have their widths", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await letIn(page, "admin");
  // The style sheet and the font are there already, as they are for anyone who has been here before.
  await page.goto("/no-destionation");
  await watchShifts(page);
  const wire = await page.context().newCDPSession(page);
  const kB = 1000;
  const slow = { offline: false, latency: 0, downloadThroughput: 10 * kB, uploadThroughput: 100 * kB };
  await wire.send("Network.emulateNetworkConditions", slow);
  await page.goto(`${financial}?report=customers_year`, { waitUntil: "domcontentloaded" });
  await expect(reportTable(page)).toBeVisible();
  expect(await shiftsOf(page)).toBe(0);
});

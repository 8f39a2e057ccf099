import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, choice, heading, link, menu } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";
import { filtersOf, reportTable } from "../support/report-words.ts";

const financial = "/reports/financial-report";
const planning = "/reports/planning-report";
const tabs = (page: Page) => page.getByRole("navigation", { name: "Atskaites izvēle" });

async function switchOn(installation: TestInstallation, modules: string[]): Promise<void> {
  const admin = await callerAt(installation, signIns.admin);
  const { status, text } = await admin("PATCH", "/modules/", { body: { modules } });
  expect(status, text).toBe(200);
}

test("a module that is off hides its reports, and their address leads on", async ({ page, installation }) => {
  await switchOn(installation, ["position_estimate", "incomeReport", "stockOrderReport"]);
  await letIn(page, "admin");
  await page.goto(`${financial}?report=production_costs`);
  await expect(page).toHaveURL(new RegExp(`${financial}$`));
  await expect(tabs(page).getByRole("link")).toHaveText([
    ...["Projekti", "Rēķini", "Klienti pa mēnešiem", "Viens klients", "Noliktavas pozīcijas"],
  ]);
  await switchOn(installation, ["product_estimate"]);
  await page.goto(financial);
  await expect(page.getByText("Visas finanšu atskaites ir izslēgtas.")).toBeVisible();
  await expect(link(menu(page), "Plānošanas atskaite")).toHaveCount(0);
  await link(page, "Uz moduļiem").click();
  await expect(heading(page, "Moduļi")).toBeVisible();
});

test("a user has the planning report alone, and the menu leads there", async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/projects");
  await link(menu(page), "Atskaites").click();
  await expect(page).toHaveURL(new RegExp(`${planning}$`));
  await expect(heading(page, "Atskaites / Plānošanas atskaite")).toBeVisible();
  await expect(link(menu(page), "Finanšu atskaite")).toHaveCount(0);
  await expect(reportTable(page)).toBeVisible();
  await expect(page.locator("main")).not.toContainText("€");
  await page.goto(financial);
  await expect(page).toHaveURL(/\/calendar$/);
});

test("an employee has none", async ({ page }) => {
  await letIn(page, "employee");
  for (const path of ["/reports", financial, planning]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/calendar$/);
  }
  await expect(link(menu(page), "Atskaites")).toHaveCount(0);
});

test("too many planned hours are said in words", async ({ page }) => {
  await letIn(page, "user");
  await page.goto(`${planning}?sort=left_hours&dir=asc`);
  await expect(reportTable(page).locator("tbody tr").first()).toContainText("ieplānots par daudz");
  await expect(page.getByText(/^Redzamas pirmās 500 no \d+/)).toBeVisible();
  expect(await reportTable(page).locator("tbody tr:not([data-head])").count()).toBe(500);
});

test("the planning report speaks English", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto(`${financial}?report=customer_year&customer_id=1&year=2026`);
  await button(menu(page), "English").click();
  await expect(heading(page, "Reports / Financial report")).toBeVisible();
  await expect(reportTable(page)).toContainText("January");
  await expect(reportTable(page).locator("tfoot")).toContainText("Total");
});

test("a report is chosen, filtered by what is typed, and sorted", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto(financial);
  await link(tabs(page), "Rēķini").click();
  await choice(filtersOf(page), "Klients").fill("baltā ekrāna");
  await button(filtersOf(page), "Lietot").click();
  await expect(page).toHaveURL(/report=invoices_total.*customer_id=\d+/);
  await expect(page).not.toHaveURL(/_name/);
  await expect(reportTable(page).locator("tbody tr")).toHaveCount(1);
  await link(page, "Notīrīt filtrus").first().click();
  await choice(filtersOf(page), "Klients").fill("neviens tāds");
  await button(filtersOf(page), "Lietot").click();
  await expect(page.getByRole("alert")).toContainText("Atskaiti ar šiem filtriem nevar parādīt.");
  await expect(choice(filtersOf(page), "Klients")).toHaveValue("neviens tāds");
  await link(page, "Notīrīt filtrus").first().click();
  await link(page.getByRole("columnheader", { name: "Klients" }), "Klients").click();
  await expect(page).toHaveURL(/sort=customer&dir=asc/);
  await expect(page.getByRole("columnheader", { name: "Klients" })).toHaveAttribute("aria-sort", "ascending");
});

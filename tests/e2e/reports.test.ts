import { readFile } from "node:fs/promises";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { chooseClient } from "../support/browser-forms.ts";
import { shiftsOf, watchShifts } from "../support/browser-shifts.ts";
import { button, choice, link, menu, textbox } from "../support/page-words.ts";
import { filtersOf, reportTable, rowsOf } from "../support/report-words.ts";
import { opened } from "../support/sheet.ts";

const financial = "/reports/financial-report";
const tabs = (page: Page) => page.getByRole("navigation", { name: "Atskaites izvēle" });

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

test("the spreadsheet has what the screen has, under the company's name", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, `${financial}?report=projects_total&from=2026-02-01&to=2026-06-30`);
  const download = page.waitForEvent("download");
  await link(page, "Eksportēt").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Testa birojs Projektu kopsummas 01.02.2026–30.06.2026.xlsx");
  const { rows } = opened(await readFile(await file.path()));
  const shown = await reportTable(page).evaluate(rowsOf);
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

test("the filter that is wrong gets the focus", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, `${financial}?report=invoices_total&from=drīz`);
  await expect(textbox(filtersOf(page), "No")).toHaveAccessibleDescription(/Ievadiet datumu/);
  await expect(textbox(filtersOf(page), "No")).toBeFocused();
});

test("a report that comes slowly is shown when its columns have their widths", async ({
  page: before,
  context,
}) => {
  await letIn(before, "admin");
  // The style sheet and the font are there already, as they are for anyone who has been here before.
  await before.goto("/no-destionation");
  // In a tab of its own: nothing that the one before still fetches is slow as well.
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const wire = await context.newCDPSession(page);
  const kB = 1000;
  const slow = { offline: false, latency: 0, downloadThroughput: 10 * kB, uploadThroughput: 100 * kB };
  await wire.send("Network.emulateNetworkConditions", slow);
  await page.goto(`${financial}?report=customers_year`, { waitUntil: "domcontentloaded" });
  await expect(reportTable(page)).toBeVisible();
  expect(await shiftsOf(page)).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a row is a card that says what each figure is, and the page does not scroll sideways", async ({
    page,
  }) => {
    await letIn(page, "admin");
    await open(page, `${financial}?report=customers_year&year=2026`);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
    const box = await reportTable(page).locator("tbody tr").first().boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
  });
});

test("the margin stands clear of its card's edge, and its filters in one line beside it", async ({
  page,
}) => {
  await letIn(page, "admin");
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${financial}?report=margin`);
  const edges = await reportTable(page).evaluate((table) => {
    const card = table.parentElement?.getBoundingClientRect().right ?? 0;
    return [...table.querySelectorAll("tr > :last-child")].map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return card - text.getBoundingClientRect().right;
    });
  });
  expect(edges.length).toBeGreaterThan(1);
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(24);
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const [address, count] of [
    [`${financial}?report=margin`, 5],
    [`${financial}?report=margin&from=2026-02-01`, 5],
    [`${financial}?report=production_costs`, 6],
  ] as const) {
    await open(page, address);
    const fields = filtersOf(page).locator("input:not([type=hidden]), select, button:has-text('Lietot')");
    const topsOf = () => fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    await expect(fields).toHaveCount(count);
    // A page that is just there may still wait for its letters.
    await expect
      .poll(async () => Math.max(...(await topsOf())) - Math.min(...(await topsOf())))
      .toBeLessThan(8);
  }
});

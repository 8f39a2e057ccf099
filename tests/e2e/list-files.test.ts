import { expect, letIn, open, test } from "../support/browser.ts";
import { downloaded } from "../support/browser-download.ts";
import { test as beside, enterAs } from "../support/browser-spec-backend.ts";
import { button, dialog, heading, link, notice, rows } from "../support/page-words.ts";

const exporting = "Eksportēt";

test("a list is had as a spreadsheet, as it is filtered, beyond its page", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects?status=2&sorting=name");
  const total = Number(await page.locator("h1 + *").textContent());
  const file = await downloaded(page, link(page, exporting));
  expect(file.called).toMatch(/ Projekti \d{4}-\d\d-\d\d\.xlsx$/);
  expect(file.rows).toHaveLength(total + 1);
  expect(new Set(file.rows.slice(1).map((row) => row[10]?.v))).toEqual(new Set(["Procesā"]));
  await expect(heading(page, "Projekti")).toBeVisible();
});

for (const [place, called] of [
  ["clients", "Klienti"],
  ["estimates", "Tāmes"],
  ["stock", "Aģentūras pozīcijas"],
  ["stock/production", "Ražošanas pozīcijas"],
  ["stock/vacancies", "Darba veidi"],
  ["stock/products", "Produkti"],
  ["users", "Lietotāji"],
] as const)
  test(`the list at /${place} is had as a spreadsheet`, async ({ page }) => {
    await letIn(page, "admin");
    await open(page, `/${place}`);
    const first = await rows(page).first().locator(".row-link").textContent();
    const file = await downloaded(page, link(page, exporting));
    expect(file.called).toContain(called);
    const said = file.rows.slice(1).flatMap((row) => row.map((cell) => cell?.v));
    expect(said).toContain(first);
  });

for (const place of [
  "/clients",
  "/projects?sorting=-name",
  "/invoices?status=2",
  "/estimates",
  "/stock",
  "/users",
])
  test(`chosen rows of ${place} alone are had as one`, async ({ page }) => {
    await letIn(page, "admin");
    await open(page, place);
    const names = await rows(page).locator(".row-link").allTextContents();
    for (const index of [1, 3]) await rows(page).getByRole("checkbox").nth(index).click();
    await button(page, "Darbības").click();
    const file = await downloaded(page, link(dialog(page, "Atzīmētie: 2"), exporting));
    const said = file.rows.flatMap((row) => row.map((cell) => cell?.v));
    for (const index of [1, 3]) expect(said).toContain(names[index]);
    for (const index of [0, 2, 4]) expect(said).not.toContain(names[index]);
  });

test("chosen rows are had as one also when an act has taken them out of the list", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/estimates?status=open");
  const names = await rows(page).locator(".row-link").allTextContents();
  for (const index of [0, 1]) await rows(page).getByRole("checkbox").nth(index).click();
  await button(page, "Darbības").click();
  const asked = dialog(page, "Atzīmētie: 2");
  await button(asked, "Apstiprināt").click();
  await expect(asked.getByText(/^Izdarīts: \d no 2/)).toBeVisible();
  const { rows: lines, about } = await downloaded(page, link(asked, exporting));
  const said = lines.flatMap((line) => line.map((cell) => cell?.v));
  expect(said).toEqual(expect.arrayContaining(names.slice(0, 2)));
  expect(about).toContainEqual(["Filtri", "Atzīmētie: 2"]);
});

test("what an address says that the list passes over is passed over by its file", async ({ page }) => {
  await letIn(page, "admin");
  for (const [address, total] of [
    ["/clients?utm_source=mail&archived=yes&sorting=foo", 85],
    ["/stock?q=akrila&type_id=9", 50],
  ] as const) {
    await open(page, address);
    const { rows: lines } = await downloaded(page, link(page, exporting));
    expect(lines.length - 1).toBe(total);
  }
});

test("where there is none, the list says so", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/api/projects/export?date=soon&status=2");
  await expect(page).toHaveURL(/\/projects\?.*status=2$/);
  await expect(notice(page, "Izklājlapu neizdevās sagatavot. Mēģiniet vēlreiz.")).toBeVisible();
});

beside("a backend that makes none of a list has no link to one", async ({ page }) => {
  await enterAs(page, "ilze", "/clients");
  await expect(heading(page, "Klienti")).toBeVisible();
  await expect(link(page, exporting)).toHaveCount(0);
});

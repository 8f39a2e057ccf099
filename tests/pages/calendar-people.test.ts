import { freeWeek, planned, sheet, sheetRow } from "../support/calendar-words.ts";
import { button, choice, link } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const [first, second] = ["Andris Balodis", "Anete Eglīte"];
const oneself = "Jānis Krūmiņš";

test("people are sought by name and position, whatever the marks, in every week", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto(`/calendar?date=${freeWeek}`);
  const all = await people(page).count();
  await search(page).fill("krumins");
  await button(page, "Rādīt").click();
  await expect(people(page)).toHaveCount(1);
  await expect(sheetRow(page, oneself)).toHaveCount(1);
  await link(page, "Nākamā nedēļa").click();
  await expect(search(page)).toHaveValue("krumins");
  await expect(people(page)).toHaveCount(1);

  await search(page).fill("neviens tāds");
  await button(page, "Rādīt").click();
  await expect(people(page)).toHaveCount(0);
  await expect(page.getByText("Neviens darbinieks neatbilst meklētajam.")).toBeVisible();
  await link(page, "Rādīt visus darbiniekus").click();
  await expect(people(page)).toHaveCount(all);
});

test("people are ordered by free hours, and grouped by position", async ({ page, installation }) => {
  for (const hour of [9, 10]) await planned(installation, { what: "Sapulce", employee: first, hour });
  await planned(installation, { what: "Tapetes", employee: second });
  await letIn(page, "admin");
  await page.goto(`/calendar?date=${freeWeek}`);
  const all = await people(page).count();
  await expect(people(page).nth(0)).toContainText(first);
  await order(page, "Pēc brīvām stundām");
  await expect(people(page).nth(all - 2)).toContainText(second);
  await expect(people(page).nth(all - 1)).toContainText(first);

  await order(page, "Pēc amata");
  const groups = await page.locator("[role=rowheader] em").allTextContents();
  expect(groups.length).toBeGreaterThan(5);
  expect(groups).toEqual([...groups].sort(new Intl.Collator("lv").compare));
  expect(new Set(groups).size).toBe(groups.length);
  await expect(people(page)).toHaveCount(all);
  await order(page, "Pēc vārda");
  await expect(page.locator("[role=rowheader] em")).toHaveCount(0);
});

test("one's own row is the first, however they are ordered", async ({ page }) => {
  await letIn(page, "employee");
  await page.goto(`/calendar?date=${freeWeek}`);
  for (const name of ["Pēc vārda", "Pēc amata", "Pēc brīvām stundām"]) {
    await order(page, name);
    await expect(people(page).nth(0)).toContainText(oneself);
    await expect(sheetRow(page, oneself)).toHaveCount(1);
  }
});

const search = (page: Page) => page.getByRole("searchbox", { name: "Meklēt darbinieku" });
const people = (page: Page) => sheet(page).getByRole("rowheader");

async function order(page: Page, label: string): Promise<void> {
  await choice(page, "Darbinieku secība").selectOption({ label });
  await button(page, "Rādīt").click();
  await expect(choice(page, "Darbinieku secība").locator("option:checked")).toHaveText(label);
}

import { showDate } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import { dayOf, entry, freeWeek, planned, sheet, sheetRow } from "../support/calendar-words.ts";
import { button, choice, dialog, link, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const [first, second] = ["Andris Balodis", "Anete Eglīte"];
const oneself = "Jānis Krūmiņš";

test("a day is shown by itself, and the next one is no weekend", async ({ page, installation }) => {
  await planned(installation, { what: "Tapetes", employee: first, date: dayOf(3) });
  await planned(installation, { what: "Sapulce", employee: first, date: dayOf(4) });
  await letIn(page, "admin");
  await page.goto(`/calendar?date=${dayOf(3)}&order=free`);
  await view(page, "Diena").click();
  await expectDays(page, [dayOf(3)]);
  await expect(sheetRow(page, first).getByRole("link", { name: /^Tapetes/ })).toBeVisible();
  await expect(entry(page, /^Sapulce/)).toHaveCount(0);
  await link(page, "Nākamā diena").click();
  await expectDays(page, [dayOf(4)]);
  await expect(entry(page, /^Sapulce/)).toHaveCount(1);
  await link(page, "Nākamā diena").click();
  await expectDays(page, [addDays(freeWeek, 7)]);
  await link(page, "Iepriekšējā diena").click();
  await expectDays(page, [dayOf(4)]);
  await expect(choice(page, "Darbinieku secība").locator("option:checked")).toHaveText("Pēc brīvām stundām");
  await view(page, "Nedēļa").click();
  await expectDays(page, [0, 1, 2, 3, 4].map(dayOf));
});

test("two weeks are shown beside each other, with the entries of both", async ({ page, installation }) => {
  const next = (day: number) => addDays(freeWeek, 7 + day);
  await planned(installation, { what: "Tapetes", employee: first, date: dayOf(1) });
  await planned(installation, { what: "Sapulce", employee: second, date: next(4) });
  await letIn(page, "admin");
  await page.goto(`/calendar?date=${dayOf(1)}`);
  await view(page, "2 nedēļas").click();
  await expectDays(page, [...[0, 1, 2, 3, 4].map(dayOf), ...[0, 1, 2, 3, 4].map(next)]);
  await expect(sheetRow(page, first).getByRole("link", { name: /^Tapetes/ })).toBeVisible();
  const cell = sheetRow(page, second).getByRole("gridcell", { name: /^Sapulce/ });
  await expect(cell).toHaveAttribute("aria-colindex", String(9 * 11 + 3));
  // Fifty-five hours of each week, and one that is planned.
  await expect(sheetRow(page, first).getByRole("rowheader")).toContainText("109 h");
  await link(page, "Nākamās divas nedēļas").click();
  await expect(sheet(page).getByRole("columnheader").nth(1)).toContainText(short(addDays(freeWeek, 14)));
  await link(page, "Iepriekšējās divas nedēļas").click();
  await expect(entry(page, /^Tapetes/)).toHaveCount(1);
});

test("the last two weeks that can be planned are shown together", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/calendar?view=two-weeks&date=2100-12-31");
  await expectDays(
    page,
    [20, 21, 22, 23, 24, 27, 28, 29, 30, 31].map((day) => `2100-12-${day}`),
  );
});

test("two weeks stay in sight when something is planned or changed in the second", async ({
  page,
  installation,
}) => {
  const next = (day: number) => addDays(freeWeek, 7 + day);
  const both = [...[0, 1, 2, 3, 4].map(dayOf), ...[0, 1, 2, 3, 4].map(next)];
  await planned(installation, { what: "Tapetes", employee: first, date: next(1) });
  await letIn(page, "admin");
  await page.goto(`/calendar?date=${dayOf(1)}&view=two-weeks`);
  await entry(page, /^Tapetes/).click();
  await page
    .getByRole("dialog")
    .locator("input[name=date]")
    .fill(showDate(next(2)));
  await button(page.getByRole("dialog"), "Saglabāt").click();
  await expectDays(page, both);
  await link(page, "Pievienot ierakstu").click();
  const added = dialog(page, "Jauns ieraksts");
  await choice(added, "Ko plānot").selectOption({ label: "Sapulce" });
  await choice(added, "Darbinieks").selectOption({ label: second });
  await textbox(added, "Datums").fill(showDate(next(3)));
  await button(added, "Pievienot").click();
  await expectDays(page, both);
  await expect(entry(page, /^Sapulce/)).toHaveCount(1);
  // What is out of sight afterwards is led to.
  await entry(page, /^Sapulce/).click();
  await page
    .getByRole("dialog")
    .locator("input[name=date]")
    .fill(showDate(addDays(freeWeek, 15)));
  await button(page.getByRole("dialog"), "Saglabāt").click();
  await expect(sheet(page).getByRole("columnheader").nth(1)).toContainText(short(addDays(freeWeek, 14)));
});

test("an employee begins with one's own week as a list", async ({ page, installation }) => {
  await planned(installation, { what: "Tapetes", employee: oneself, date: dayOf(2), hour: 14 });
  await planned(installation, { what: "Sapulce", employee: oneself, date: dayOf(2), hour: 9 });
  await planned(installation, { what: "Ziepju komplekti", employee: first, date: dayOf(2) });
  await letIn(page, "employee");
  await page.goto(`/calendar?date=${freeWeek}`);
  const own = page.getByRole("region", { name: "Mana nedēļa" });
  const texts = await own.getByRole("link").allTextContents();
  expect(texts.map((text) => text.replace(/\s+/g, " "))).toEqual([
    "9:00–10:00Sapulce",
    "14:00–15:00TapetesPērlīšu interjers, SIA",
  ]);
  await expect(own.getByRole("heading", { name: /Trešdiena/ })).toContainText("2 h");
  await own.getByRole("link", { name: /Tapetes/ }).click();
  await expect(page.getByRole("dialog", { name: "Apdrukātas tapetes viesnīcai" })).toBeVisible();
  await page.goto(`/calendar?date=${freeWeek}&view=week`);
  await expect(own).toHaveCount(0);
  await expect(sheet(page).getByRole("rowheader").nth(0)).toContainText(oneself);
});

test("who has no row has no week of one's own", async ({ page }) => {
  await letIn(page, "user");
  await page.goto(`/calendar?date=${freeWeek}&view=agenda`);
  await expect(page.getByRole("region", { name: "Mana nedēļa" })).toHaveCount(0);
  await expect(view(page, "Mana nedēļa")).toHaveCount(0);
  await expect(view(page, "Nedēļa")).toHaveAttribute("aria-current", "true");
  await expect(sheet(page)).toBeVisible();
});

const view = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Skats" }).getByRole("link", { name, exact: true });

const short = (date: string) => showDate(date).slice(0, 6);

/** The days above the hours, by their dates. */
async function expectDays(page: Page, dates: string[]): Promise<void> {
  const days = sheet(page).getByRole("columnheader");
  await expect(days).toHaveCount(dates.length + 1);
  for (const [index, date] of dates.entries()) await expect(days.nth(index + 1)).toContainText(short(date));
}

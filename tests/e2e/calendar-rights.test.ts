import { today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";
import { expect, letIn, type Page, test } from "../support/browser.ts";
import { drag, dragPlan, middleOf, openWeek, slot } from "../support/browser-calendar.ts";
import { entry, planned, sheetRow } from "../support/calendar-words.ts";
import { button, dialog, link, notice, textbox } from "../support/page-words.ts";

const [first, second] = ["Andris Balodis", "Anete Eglīte"];
const forbidden = "Jums nav tiesību mainīt šo ierakstu";
/** As far back as nobody has planned: demonstrations begin three weeks ago. */
const pastWeek = mondayOf(addDays(today(), -70));

test.beforeEach(async ({ installation }) => {
  await planned(installation, { what: "Tapetes", employee: first });
  await planned(installation, { what: "Sapulce", employee: second });
});

test("an employee moves entries of projects, and takes no additional work", async ({ page }) => {
  await letIn(page, "employee");
  await openWeek(page);
  await move(page, /^Tapetes/, second, 13);
  await expect(sheetRow(page, second).getByRole("link", { name: /^Tapetes.*13:00–14:00/ })).toBeVisible();
  await expectUntouchable(page, /^Sapulce/, "Sapulce");
  await dragPlan(page, "Atvaļinājums", first, 2, 9);
  await expect(notice(page, forbidden)).toBeVisible();
  await expect(entry(page, /^Atvaļinājums/)).toHaveCount(0);
});

test("a user changes additional work, and no entries of projects", async ({ page }) => {
  await letIn(page, "user");
  await openWeek(page);
  await move(page, /^Sapulce/, first, 13);
  await expect(sheetRow(page, first).getByRole("link", { name: /^Sapulce.*13:00–14:00/ })).toBeVisible();
  await expectUntouchable(page, /^Tapetes/, "Apdrukātas tapetes viesnīcai");
  await dragPlan(page, "Ziepju komplekti", first, 2, 9);
  await expect(notice(page, forbidden)).toBeVisible();
  await expect(entry(page, /^Ziepju/)).toHaveCount(0);
  await dragPlan(page, "Atvaļinājums", first, 2, 9);
  await expect(entry(page, /^Atvaļinājums/)).toBeVisible();
});

test("a user who manages the calendar changes everything", async ({ page }) => {
  await letIn(page, "planner");
  await openWeek(page);
  await move(page, /^Sapulce/, first, 13);
  await expect(sheetRow(page, first).getByRole("link", { name: /^Sapulce.*13:00–14:00/ })).toBeVisible();
  await move(page, /^Tapetes/, second, 14);
  await expect(sheetRow(page, second).getByRole("link", { name: /^Tapetes.*14:00–15:00/ })).toBeVisible();
});

test("nothing of a past week changes until an administrator opens the past", async ({
  page,
  installation,
}) => {
  await planned(installation, { what: "Tapetes", employee: first, date: pastWeek });
  await letIn(page, "admin");
  await openWeek(page, pastWeek);
  await expect(page.getByText("Pagājusī nedēļa")).toBeVisible();
  await move(page, /^Tapetes/, second, 13);
  await expect(notice(page, "Pagājušo nedēļu plānu mainīt nevar")).toBeVisible();
  await expect(sheetRow(page, first).getByRole("link", { name: /^Tapetes.*9:00–10:00/ })).toBeVisible();
  await expectShownOnly(page, /^Tapetes/, "Apdrukātas tapetes viesnīcai");

  await button(page, "Labot pagājušo nedēļu").click();
  await expect(page.getByText("Pagājusī nedēļa")).toBeHidden();
  await move(page, /^Tapetes/, second, 13);
  await expect(sheetRow(page, second).getByRole("link", { name: /^Tapetes.*13:00–14:00/ })).toBeVisible();

  await test.step("which this tab remembers, its dialogs too", async () => {
    await page.reload();
    await expect(button(page, "Beigt labot pagājušo nedēļu")).toBeVisible();
    await entry(page, /^Tapetes/).click();
    const form = dialog(page, "Apdrukātas tapetes viesnīcai");
    await textbox(form, "Apraksts").fill("Labots vēlāk");
    await button(form, "Saglabāt").click();
    await expect(notice(page, "Ieraksts saglabāts")).toBeVisible();
    await button(page, "Beigt labot pagājušo nedēļu").click();
    await expectShownOnly(page, /^Tapetes/, "Apdrukātas tapetes viesnīcai");
  });
});

test("others cannot open the past", async ({ page, installation }) => {
  await planned(installation, { what: "Sapulce", employee: first, date: pastWeek });
  await letIn(page, "user");
  await openWeek(page, pastWeek);
  await expect(page.getByText("Pagājusī nedēļa")).toBeVisible();
  await expect(button(page, "Labot pagājušo nedēļu")).toHaveCount(0);
  await expectShownOnly(page, /^Sapulce/, "Sapulce");
});

/** Drags an entry to an hour of the same Monday. */
const move = async (page: Page, what: RegExp, employee: string, hour: number) =>
  drag(page, await middleOf(entry(page, what)), await slot(page, employee, 0, hour));

/** An entry neither follows the hand nor the keys, and its dialog offers nothing but to close it. */
async function expectUntouchable(page: Page, what: RegExp, title: string): Promise<void> {
  const name = await entry(page, what).getAttribute("aria-label");
  await move(page, what, first, 17);
  await expect(notice(page, forbidden)).toBeVisible();
  // It hides by itself, so that the next one is another.
  await expect(notice(page, forbidden)).toHaveCount(0);
  await entry(page, what).focus();
  await page.keyboard.press("Delete");
  await expect(entry(page, what)).toHaveAccessibleName(name ?? "");
  await expectShownOnly(page, what, title);
}

/** The dialog of an entry shows it, and has nothing with which to change it. */
async function expectShownOnly(page: Page, what: RegExp, title: string): Promise<void> {
  await entry(page, what).click();
  const shown = dialog(page, title);
  await expect(link(shown, "Aizvērt").first()).toBeVisible();
  await expect(button(shown, "Saglabāt")).toHaveCount(0);
  await expect(link(shown, "Dzēst")).toHaveCount(0);
  await expect(shown.getByText("Mainīt darbinieku, datumu vai laiku")).toHaveCount(0);
  await expect(shown.getByRole("textbox").first()).toBeDisabled();
  // It is on the page a moment before it takes the keys.
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shown).toBeHidden();
}

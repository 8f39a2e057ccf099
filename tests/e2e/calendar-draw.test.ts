import { showDate } from "#model/date/dates.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { hold, openWeek, slot } from "../support/browser-calendar.ts";
import { dayOf, planned, sheetRow } from "../support/calendar-words.ts";
import { button, choice, dialog, notice, textbox } from "../support/page-words.ts";

const [one, other] = ["Andris Balodis", "Anete Eglīte"];

test("a click in a free cell adds an entry there", async ({ page }) => {
  await letIn(page, "admin");
  await openWeek(page);
  const at = await slot(page, other, 2, 13);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
  const form = dialog(page, "Jauns ieraksts");
  await expectPlace(page, { employee: other, day: 2, from: 13, hours: 1 });
  await choice(form, "Ko plānot").selectOption({ label: "Atvaļinājums" });
  await button(form, "Pievienot").click();
  await expect(notice(page, "Ieraksts pievienots")).toBeVisible();
  await expect(sheetRow(page, other).getByRole("link", { name: /^Atvaļinājums.*13:00–14:00/ })).toBeVisible();
});

test("drawn over free cells it is as long as they are, up to an entry and the end of the day", async ({
  page,
  installation,
}) => {
  await planned(installation, { what: "Tapetes", employee: one, hour: 12 });
  await letIn(page, "user");
  await openWeek(page);
  await test.step("forth", async () => {
    await draw(page, { employee: one, day: 1, from: 9, to: 11 });
    await expectPlace(page, { employee: one, day: 1, from: 9, hours: 3 });
    await close(page);
  });
  await test.step("back", async () => {
    await draw(page, { employee: one, day: 1, from: 17, to: 14 });
    await expectPlace(page, { employee: one, day: 1, from: 14, hours: 4 });
    await close(page);
  });
  await test.step("up to an entry, from both sides", async () => {
    await draw(page, { employee: one, day: 0, from: 10, to: 15 });
    await expectPlace(page, { employee: one, day: 0, from: 10, hours: 2 });
    await close(page);
    await draw(page, { employee: one, day: 0, from: 14, to: 9 });
    await expectPlace(page, { employee: one, day: 0, from: 13, hours: 2 });
    await close(page);
  });
  await test.step("up to the end of its day, whatever row the pointer comes to", async () => {
    await hold(page, await slot(page, one, 2, 17), await slot(page, other, 3, 9));
    await page.mouse.up();
    await expectPlace(page, { employee: one, day: 2, from: 17, hours: 2 });
    await close(page);
  });
  await test.step("not at all once Escape is pressed", async () => {
    await hold(page, await slot(page, one, 2, 9), await slot(page, one, 2, 11));
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(page.locator(".draw[data-drawn]")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("what is in hand is put down where one clicks, and in a past week a click adds nothing", async ({
  page,
}) => {
  await letIn(page, "admin");
  await openWeek(page, "2026-09-07");
  const past = await slot(page, one, 2, 13);
  await page.mouse.move(past.x, past.y);
  await page.mouse.click(past.x, past.y);
  await open(page, "/calendar");
  const at = await slot(page, other, 4, 18);
  await page
    .getByRole("complementary")
    .getByRole("link", { name: /^Tapetes/ })
    .click();
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
  await expect(sheetRow(page, other).getByRole("link", { name: /^Tapetes.*18:00–19:00/ })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

interface Drawn {
  employee: string;
  day: number;
  from: number;
  to: number;
}

async function draw(page: Page, { employee, day, from, to }: Drawn): Promise<void> {
  await hold(page, await slot(page, employee, day, from), await slot(page, employee, day, to));
  await page.mouse.up();
}

interface Place {
  employee: string;
  day: number;
  from: number;
  hours: number;
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Where the form of a new entry begins. */
async function expectPlace(page: Page, { employee, day, from, hours }: Place): Promise<void> {
  const form = dialog(page, "Jauns ieraksts");
  await expect(choice(form, "Darbinieks").locator("option:checked")).toHaveText(employee);
  await expect(textbox(form, "Datums")).toHaveValue(showDate(dayOf(day)));
  await expect(choice(form, "Sākums").locator("option:checked")).toHaveText(`${from}:00`);
  await expect(form.getByRole("spinbutton", { name: "Ilgums" })).toHaveValue(String(hours));
}

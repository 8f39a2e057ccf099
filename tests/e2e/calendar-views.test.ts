import { today } from "#model/date/dates.ts";
import { addDays, mondayOf, weekday } from "#model/date/week.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { drag, middleOf, openWeek, slot } from "../support/browser-calendar.ts";
import { entry, planned, sheet, sheetRow } from "../support/calendar-words.ts";
import { button, choice, dialog, link, notice } from "../support/page-words.ts";

const [one, other] = ["Andris Balodis", "Anete Eglīte"];
const oneself = "Jānis Krūmiņš";
const thisWeek = mondayOf(today());

test("of two weeks, the second is planned while the first is past", async ({ page, installation }) => {
  // The demonstration plans nobody after six.
  await planned(installation, { what: "Tapetes", employee: one, date: thisWeek, hour: 18 });
  await letIn(page, "admin");
  await openWeek(page, `${addDays(thisWeek, -7)}&view=two-weeks`);
  const tapetes = sheetRow(page, one).getByRole("link", { name: /^Tapetes.*18:00–19:00/ });
  await drag(page, await middleOf(tapetes), await slot(page, one, 1, 18));
  await expect(notice(page, "Pagājušo nedēļu plānu mainīt nevar")).toBeVisible();
  await expect(tapetes).toBeVisible();
  await drag(page, await middleOf(tapetes), await slot(page, other, 6, 18));
  await expect(sheetRow(page, other).getByRole("link", { name: /^Tapetes.*18:00–19:00/ })).toBeVisible();
});

test("two weeks fit at 1440 px, and a day fills its width", async ({ page }) => {
  await letIn(page, "admin");
  for (const view of ["two-weeks", "day"]) {
    await open(page, `/calendar?view=${view}`);
    const [width, seen] = await page
      .locator("[data-scroller]")
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(width).toBe(seen);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an employee begins with today in one's own week, and comes to everybody's", async ({ page }) => {
    await letIn(page, "employee");
    await open(page, "/calendar");
    const own = page.getByRole("region", { name: "Mana nedēļa" });
    await expect(own).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    // On a weekend the week before it is shown from its beginning.
    const begins = weekday(today()) > 4 ? "[data-past]" : "[data-today]";
    await expect(own.locator(begins).first()).toBeInViewport();
    await page
      .getByRole("navigation", { name: "Skats" })
      .getByRole("link", { name: "Nedēļa", exact: true })
      .tap();
    await expect(sheet(page)).toBeVisible();
    await expect(own).toHaveCount(0);
    if (weekday(today()) < 5) await expect(page.locator(`#day-${today()}`)).toBeInViewport({ ratio: 0.9 });
    await expect(sheet(page).getByRole("rowheader").first()).toContainText(oneself);
    await expectNothingBeside(page);
  });

  test("what is asked for seldom is out of the way, and a tap in a free cell adds an entry", async ({
    page,
  }) => {
    await letIn(page, "planner");
    await open(page, "/calendar");
    await expect(choice(page, "Darbinieku secība")).toBeHidden();
    await page.getByText("Filtri").tap();
    await choice(page, "Darbinieku secība").selectOption({ label: "Pēc amata" });
    await expect(page).toHaveURL(/order=position/);
    await expectNothingBeside(page);
    await openWeek(page);
    const at = await slot(page, other, 0, 10);
    await page.touchscreen.tap(at.x, at.y);
    await expect(choice(dialog(page, "Jauns ieraksts"), "Darbinieks").locator("option:checked")).toHaveText(
      other,
    );
  });
});

test("at a desk an employee begins with the week of everybody", async ({ page }) => {
  await letIn(page, "employee");
  await open(page, "/calendar");
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Mana nedēļa" })).toBeHidden();
  await link(page, "Mana nedēļa").click();
  await expect(page.getByRole("region", { name: "Mana nedēļa" })).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await expect(entry(page, /./)).toHaveCount(0);
  await expect(button(page, "Atsaukt").first()).toBeVisible();
});

/** The page itself scrolls in no direction. */
const expectNothingBeside = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

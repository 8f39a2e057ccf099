import { expect, letIn, test } from "../support/browser.ts";
import { coveredStops, shareHeld } from "../support/browser-covered.ts";
import { freeWeek } from "../support/calendar-words.ts";

/** A window of 1280 by 1024 at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** A screen of each kind. */
const screens = [
  "/projects?status=2",
  "/projects/filter",
  "/invoices",
  "/clients/1/data",
  "/estimate/30",
  "/reports/financial-report?report=customers_year",
  "/settings/texts?q=count",
];

test("at 400 % nothing stays over the page, and what has the focus is seen", async ({ page }) => {
  await letIn(page, "admin");
  await page.setViewportSize(zoomed);
  for (const screen of screens) {
    await page.goto(screen);
    const middle = () => window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await page.evaluate(middle);
    const held = await shareHeld(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const covered = await coveredStops(page, { most: 40 });
    expect({ screen, held, covered }).toEqual({ screen, held: 0, covered: [] });
  }
  // The week scrolls in itself, below its days and beside its names.
  await page.goto(`/calendar?date=${freeWeek}`);
  await page.locator("[data-scroller]").evaluate((sheet) => sheet.scrollIntoView({ block: "start" }));
  expect(await shareHeld(page)).toBeLessThan(0.5);
  await expect(page.getByRole("row").nth(2)).toBeInViewport();
});

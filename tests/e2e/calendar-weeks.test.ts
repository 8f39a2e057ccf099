import { expect, letIn, reload, test } from "../support/browser.ts";
import { dragPlan, openWeek } from "../support/browser-calendar.ts";
import { entry, sheet, sheetRow } from "../support/calendar-words.ts";
import { heading, link } from "../support/page-words.ts";

const somebody = "Andris Balodis";

test("the year ends with week 53 and begins with week 1", async ({ page }) => {
  await letIn(page, "admin");
  await openWeek(page, "2026-12-31");
  await expect(heading(page, /53\. nedēļa, 2026/)).toBeVisible();
  const days = sheet(page).getByRole("columnheader");
  await expect(days.nth(1)).toContainText("28.12.");
  await expect(days.nth(5)).toContainText("01.01.Jaungada diena");
  await link(page, "Nākamā nedēļa").click();
  await expect(heading(page, /1\. nedēļa, 2027/)).toBeVisible();
  await expect(page).toHaveURL(/date=2027-01-04/);
  await expect(days.nth(1)).toContainText("04.01.");
  await page.goBack();
  await expect(heading(page, /53\. nedēļa, 2026/)).toBeVisible();
});

for (const timezoneId of ["Europe/Riga", "Pacific/Auckland", "America/Los_Angeles", "Asia/Kolkata"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("an entry stays at its hour in the weeks of both clock changes", async ({ page }) => {
      await letIn(page, "admin");
      // Clocks of the installation change on the Sundays after these weeks and before the next.
      for (const [week, monday, friday] of [
        ["2027-03-22", "22.03.", "26.03."],
        ["2027-03-29", "29.03.", "02.04."],
        ["2027-10-25", "25.10.", "29.10."],
        ["2027-11-01", "01.11.", "05.11."],
      ] as const) {
        await openWeek(page, week);
        const days = sheet(page).getByRole("columnheader");
        await expect(days.nth(1)).toContainText(monday);
        await expect(days.nth(5)).toContainText(friday);
        await dragPlan(page, "Tapetes", somebody, 4, 8);
        await expect(entry(page, /^Tapetes.*, 8:00–9:00/)).toBeVisible();
        await reload(page);
        const cell = sheetRow(page, somebody).getByRole("gridcell", { name: /^Tapetes/ });
        await expect(cell).toHaveAttribute("aria-colindex", String(4 * 11 + 2));
      }
    });
  });
}

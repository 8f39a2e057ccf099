import { addDays, isoWeek } from "#model/date/week.ts";
import { freeWeek, planned, sheet, sheetRow } from "../support/calendar-words.ts";
import { password, signIns } from "../support/installation.ts";
import { manyPeople, oneOf } from "../support/many-people.ts";
import { button, choice, fillLogin, heading, link } from "../support/page-words.ts";
import { test as base, expect, type Page } from "../support/plain/test.ts";

const test = base.extend("installation", () => manyPeople(60));

test("without scripts, a link below the first people leads to everybody", async ({ page, installation }) => {
  await planned(installation, { what: "Tapetes", employee: oneOf(60) });
  await page.goto(`/calendar?date=${freeWeek}`);
  await fillLogin(page, signIns.admin, password);
  await expect(people(page)).toHaveCount(30);
  await link(page, /^Rādīt visus darbiniekus/).click();
  await expect(sheetRow(page, oneOf(60)).getByRole("link", { name: /^Tapetes/ })).toBeVisible();
  await expect(link(page, /^Rādīt visus darbiniekus/)).toHaveCount(0);
  const all = await people(page).count();
  expect(all).toBeGreaterThan(60);

  await link(page, "Nākamā nedēļa").click();
  await expect(weekHeading(page, addDays(freeWeek, 7))).toBeVisible();
  await expect(people(page)).toHaveCount(all);
  await choice(page, "Projekta vadītājs").selectOption({ label: "Santa Zariņa" });
  await button(page, "Rādīt").click();
  await expect(choice(page, "Projekta vadītājs").locator("option:checked")).toHaveText("Santa Zariņa");
  await expect(people(page)).toHaveCount(all);
});

const people = (page: Page) => sheet(page).getByRole("rowheader");

function weekHeading(page: Page, monday: string) {
  const { week, year } = isoWeek(monday);
  return heading(page, `${week}. nedēļa, ${year}`);
}

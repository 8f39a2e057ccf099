import { expect, letIn, type Page, test as plain } from "../support/browser.ts";
import { drag, dragPlan, middleOf, openWeek, slot } from "../support/browser-calendar.ts";
import { entry, sheetRow } from "../support/calendar-words.ts";
import type { signIns } from "../support/installation.ts";
import { notice } from "../support/page-words.ts";
import { type SecondInstallation, secondInstallation } from "../support/second-installation.ts";

/** An agency whose own backend is another installation, on another server and over HTTP. */
const test = plain.extend<{ office: SecondInstallation }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern
  office: async ({}, use) => {
    const office = await secondInstallation("portal");
    await use(office);
    await office.stop();
  },
  installation: async ({ office }, use) => use(office.installation),
});

const [first, second] = ["Andris Balodis", "Anete Eglīte"];

async function atCalendar(page: Page, who: keyof typeof signIns): Promise<Page> {
  await letIn(page, who);
  await openWeek(page);
  return page;
}

test("two people plan together over a backend of the agency's own", async ({
  page,
  newBrowser,
  office,
  faults,
}) => {
  await atCalendar(page, "admin");
  const other = await atCalendar(await newBrowser(), "planner");
  await dragPlan(page, "Tapetes", first, 0, 9);
  await expect(sheetRow(other, first).getByRole("link", { name: /^Tapetes.*9:00–10:00/ })).toBeVisible();
  await drag(other, await middleOf(entry(other, /^Tapetes/)), await slot(other, second, 2, 11));
  await expect(sheetRow(page, second).getByRole("link", { name: /^Tapetes.*11:00–12:00/ })).toBeVisible();

  await test.step("what the backend does not take is taken back, in words", async () => {
    faults.allow(/^answer: 503 POST .*\/api\/calendar$/);
    office.breakOff((line) => line.startsWith("POST /api/calendar"));
    await dragPlan(page, "Tapetes", first, 4, 8);
    await expect(notice(page, /Kļūda ievietojot projektu!/)).toBeVisible();
    await expect(entry(page, /^Tapetes/)).toHaveCount(1);
    office.breakOff(() => false);
  });

  await entry(page, /^Tapetes/).focus();
  await page.keyboard.press("Delete");
  await expect(entry(other, /^Tapetes/)).toHaveCount(0);
});

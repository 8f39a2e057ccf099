import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, dialog, link, notice, rows, unsaved } from "../support/page-words.ts";

const asked = (page: Page) => dialog(page, "Kolonnas");
const box = (page: Page, name: string) =>
  asked(page).getByRole("checkbox", { name: new RegExp(`^${name}( ?vienmēr redzama)?$`) });
const up = (page: Page, name: string) => button(asked(page), `Pārvietot augstāk: ${name}`);

/** The heads that are seen, without those of boxes and buttons. */
const heads = (page: Page) =>
  page
    .locator("main th:visible")
    .filter({ hasText: /./ })
    .filter({ hasNotText: /^Darbības$/ });
const first = (page: Page) => rows(page).first();

test("columns are chosen by pointer, hold on other devices, and a narrow window leaves out the last", async ({
  page,
  newBrowser,
}) => {
  await letIn(page, "user");
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/projects");
  await link(page, "Kolonnas").click();
  await box(page, "Klients").uncheck();
  await up(page, "Plānotais sākums").click();
  await up(page, "Plānotais sākums").click();
  await up(page, "Plānotais sākums").click();
  await button(asked(page), "Saglabāt").click();
  await expect(notice(page, "Kolonnas saglabātas")).toBeVisible();
  const all = ["Nr.", "Plānotais sākums", "Nosaukums", "Projekta vadītājs", "Plānotās beigas", "Statuss"];
  await expect(heads(page)).toHaveText(all);
  await link(page, "Nosaukums").click();
  await expect(page).toHaveURL(/sorting=name/);

  const other = await newBrowser({ viewport: { width: 1024, height: 800 } });
  await letIn(other, "user");
  await open(other, "/projects");
  await expect(heads(other)).toHaveText(all.slice(0, -1));
  const name = await other.getByRole("columnheader", { name: "Nosaukums" }).boundingBox();
  expect(name?.width).toBeGreaterThanOrEqual(140);
  const over = await other.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  // Paper has all that were chosen.
  await other.emulateMedia({ media: "print" });
  await expect(heads(other)).toHaveText(all);
});

test("columns are chosen by keys alone, and an order that is not saved is asked about", async ({ page }) => {
  await letIn(page, "user");
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/projects");
  await link(page, "Kolonnas").press("Enter");
  await up(page, "Statuss").press("Enter");
  // The row has moved, and the next key moves it on.
  await expect(up(page, "Statuss")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(asked(page).getByRole("status")).toHaveText("Statuss: 5. no 7");
  const down = button(asked(page), "Pārvietot zemāk: Nr.");
  await down.press("Enter");
  await expect(asked(page).getByRole("status")).toHaveText("Nr.: 2. no 7");
  await expect(down).toBeFocused();
  await page.keyboard.press("Escape");
  await button(unsaved(page), "Nē").press("Enter");
  await box(page, "Nr.").press("Space");
  await expect(box(page, "Nr.")).not.toBeChecked();
  await page.keyboard.press("Enter");
  await expect(asked(page)).toBeHidden();
  await expect(heads(page)).toHaveText([
    ...["Nosaukums", "Klients", "Projekta vadītājs", "Statuss", "Plānotais sākums", "Plānotās beigas"],
  ]);
  await link(page, "Kolonnas").press("Enter");
  await button(asked(page), "Atiestatīt").press("Enter");
  await expect(asked(page)).toBeHidden();
  await expect(heads(page).first()).toHaveText("Nr.");
});

test("a card has the name first, and the chosen columns with what they are", async ({ page }) => {
  await letIn(page, "user");
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/projects");
  await link(page, "Kolonnas").click();
  for (const name of ["Klients", "Plānotās beigas"]) await box(page, name).uncheck();
  await button(asked(page), "Saglabāt").click();
  await expect(notice(page, "Kolonnas saglabātas")).toBeVisible();
  const name = await first(page).locator("td:has(.row-link)").boundingBox();
  for (const said of ["Nr.", "Projekta vadītājs", "Plānotais sākums"]) {
    const fact = first(page).locator(`td[data-name="${said}"]`);
    await expect(fact).toBeVisible();
    expect((await fact.boundingBox())?.y).toBeGreaterThan(name?.y ?? Number.POSITIVE_INFINITY);
    const before = await fact.evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(before).toContain(said);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});

import type { Locator } from "@playwright/test";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, dialog, heading, link, menu, row, rows, textbox } from "../support/page-words.ts";

const clientSearch = (page: Page) => page.getByRole("searchbox", { name: "Meklēt klientu" });

test.beforeEach(async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects");
});

test("the list is searched a second after the last key, and what was searched for stands in the address", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00") });
  await open(page, "/clients");
  // From here on time passes only when it is told to, however slow the machine.
  await page.clock.pauseAt(new Date("2026-11-20T11:00:00"));
  await clientSearch(page).pressSequentially("rasas");
  await page.clock.runFor(900);
  await clientSearch(page).press("Space");
  await page.clock.runFor(900);
  expect(new URL(page.url()).search).toBe("");
  await clientSearch(page).pressSequentially("dz");
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/clients\?q=rasas(\+|%20)dz$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, "Rasas dzirnas, SIA")).toBeVisible();
  await expect(clientSearch(page)).toBeFocused();
  await page.reload();
  await expect(clientSearch(page)).toHaveValue("rasas dz");
});

test("Enter searches at once, without marks over letters, and Back returns to where one was", async ({
  page,
}) => {
  await link(menu(page), "Klienti").click();
  await expect(rows(page)).toHaveCount(20);
  await clientSearch(page).fill("abolspiede");
  await clientSearch(page).press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await link(page, "Ābolspiede, SIA").click();
  await expect(heading(page, "Ābolspiede, SIA")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/q=abolspiede/);
  await expect(rows(page)).toHaveCount(1);
  await expect(clientSearch(page)).toHaveValue("abolspiede");
  await clientSearch(page).fill("");
  await clientSearch(page).press("Enter");
  await expect(page).toHaveURL(/\/clients$/);
  await expect(rows(page)).toHaveCount(20);
});

test("planning is toggled without losing filters or page, row by row", async ({ page }) => {
  await open(page, "/projects?status=3&page=2");
  const toggles = page.getByRole("button", { name: /^Plānošanā: / });
  await expect(toggles.nth(0)).toHaveAttribute("aria-pressed", "false");
  const saved = Promise.all([0, 1].map((row) => savedBy(page, toggles.nth(row))));
  await toggles.nth(0).click();
  await toggles.nth(1).click();
  await expect(toggles.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(toggles.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/projects\?status=3&page=2$/);
  await saved;
  await page.reload();
  await expect(toggles.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(toggles.nth(1)).toHaveAttribute("aria-pressed", "true");
});

/** The answer to what a button sends: until then it is shown, but not saved. */
async function savedBy(page: Page, pressed: Locator) {
  const address = await pressed.getAttribute("formaction");
  return page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(address ?? "-"));
}

test("a dialog over a filtered list closes back to it", async ({ page }) => {
  await open(page, "/projects?status=9&sorting=-name");
  await link(page, "Pievienot projektu").click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/projects\?status=9&sorting=-name$/);
});

test("the field of a wrong date in the filters has the focus", async ({ page }) => {
  await open(page, "/invoices/filter");
  const date = textbox(dialog(page, "Filtri"), "Apmaksāt līdz");
  await date.fill("nekad");
  await button(dialog(page, "Filtri"), "Lietot").click();
  await expect(date).toHaveAccessibleDescription(/Ievadiet datumu/);
  await expect(date).toBeFocused();
});

import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, dialog, notice, row, rows } from "../support/page-words.ts";

const names = (page: Page) => rows(page).locator(".row-link").allTextContents();
const box = (page: Page, name = "") => page.getByRole("checkbox", { name: `Atzīmēt: ${name}`, exact: true });
const switchOf = (page: Page, name = "") => row(page, name).getByRole("switch");

test.beforeEach(({ page }) => letIn(page, "admin"));

test("items are deactivated together, and only those that were active are brought back", async ({ page }) => {
  await open(page, "/stock?sorting=name");
  const [one, other] = await names(page);
  for (const name of [one, other]) await box(page, name).click();
  // The switches have a form of their own around the list: neither disturbs the other.
  await switchOf(page, one).click();
  await expect(notice(page, "Pozīcija vairs nav aktīva")).toBeVisible();
  await expect(switchOf(page, one)).not.toBeChecked();
  await expect(switchOf(page, other)).toBeChecked();
  await expect(page.getByText("Atzīmēti: 2")).toBeVisible();
  await button(page, "Darbības").click();
  const asked = dialog(page, "Atzīmētie: 2");
  await button(asked, "Deaktivizēt").click();
  await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
  await expect(switchOf(page, other)).not.toBeChecked();
  await button(asked, "Atsaukt").click();
  await expect(asked.getByText("Atsaukts: 1 no 1")).toBeVisible();
  await expect(switchOf(page, other)).toBeChecked();
  await expect(switchOf(page, one)).not.toBeChecked();
  await button(asked, "Aktivizēt").click();
  await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
  await expect(switchOf(page, one)).toBeChecked();
});

test("production items are activated by keys alone, and that is undone", async ({ page }) => {
  await open(page, "/stock/production?sorting=name");
  const [one, other] = await names(page);
  for (const name of [one, other]) {
    await switchOf(page, name).click();
    await expect(switchOf(page, name)).not.toBeChecked();
  }
  await page.locator("html[data-keys]").waitFor();
  await box(page, one).focus();
  for (const key of ["x", "j", "x", "a"]) await page.keyboard.press(key);
  const asked = dialog(page, "Atzīmētie: 2");
  await button(asked, "Aktivizēt").press("Enter");
  await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
  for (const name of [one, other]) await expect(switchOf(page, name)).toBeChecked();
  await button(asked, "Atsaukt").press("Enter");
  await expect(asked.getByText("Atsaukts: 2 no 2")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/stock\/production\?sorting=name$/);
  for (const name of [one, other]) await expect(switchOf(page, name)).not.toBeChecked();
});

test("people lose their access together, but never who takes it away", async ({ page }) => {
  await open(page, "/users?sorting=name");
  const own = (await row(page, "Jūs").locator(".row-link").textContent()) ?? "";
  const [one, other] = (await names(page)).filter((name) => name !== own);
  for (const name of [one, own, other]) await box(page, name).click();
  await button(page, "Darbības").click();
  const asked = dialog(page, "Atzīmētie: 3");
  await button(asked, "Deaktivizēt").click();
  await expect(asked.getByText("Izdarīts: 2 no 3")).toBeVisible();
  const refused = asked.getByRole("listitem").filter({ hasText: own });
  await expect(refused).toContainText("Sev piekļuvi šeit nevar atņemt");
  await expect(switchOf(page, own)).toBeChecked();
  for (const name of [one, other]) await expect(switchOf(page, name)).not.toBeChecked();
  await button(asked, "Atsaukt").click();
  await expect(asked.getByText("Atsaukts: 2 no 2")).toBeVisible();
  for (const name of [one, own, other]) await expect(switchOf(page, name)).toBeChecked();
});

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("items are deactivated together, and that is undone", async ({ page }) => {
    await page.goto("/stock?sorting=name");
    const [one, other] = await names(page);
    await expect(button(page, "Darbības")).toBeHidden();
    for (const name of [one, other]) await box(page, name).check();
    await button(page, "Darbības").click();
    const asked = dialog(page, "Atzīmētie: 2");
    await button(asked, "Deaktivizēt").click();
    await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
    for (const name of [one, other]) await expect(switchOf(page, name)).not.toBeChecked();
    await button(asked, "Atsaukt").click();
    await expect(asked.getByText("Atsaukts: 2 no 2")).toBeVisible();
    for (const name of [one, other]) await expect(switchOf(page, name)).toBeChecked();
  });
});

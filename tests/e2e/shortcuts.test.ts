import { expect, letIn, open as opened, type Page, test } from "../support/browser.ts";
import { choice, dialog, heading, link, rows } from "../support/page-words.ts";

/** Opens a page, and waits until it listens for keys. */
async function open(page: Page, path: string): Promise<void> {
  await opened(page, path);
  await page.locator("html[data-keys]").waitFor();
}

test("single keys lead to screens, search a list, go through its rows and open them", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/clients");
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await expect(heading(page, "Iesūtne")).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(heading(page, "Projekti")).toBeVisible();
  await page.keyboard.press("j");
  await expect(link(rows(page).first(), /.*/).first()).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(link(rows(page).nth(1), /.*/).first()).toBeFocused();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/projects\/\d+\/data$/);
  await open(page, "/projects");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  // There they are letters.
  await page.keyboard.type("ng");
  await expect(page.getByRole("searchbox")).toHaveValue("ng");
  await open(page, "/projects");
  await page.keyboard.press("n");
  await expect(dialog(page, "Jauns projekts")).toBeVisible();
  // Nothing is done below a dialog.
  await choice(dialog(page, "Jauns projekts"), "Projekta vadītājs").press("Escape");
  await expect(dialog(page, "Jauns projekts")).toBeHidden();
  await page.keyboard.press("?");
  await expect(page).toHaveURL(/\/update-user-information#shortcuts$/);
  await expect(page.getByText("Iepriekšējā rinda")).toBeInViewport();
  await expect(page.getByText("Noliktava", { exact: true })).toHaveCount(0);
});

test("single keys go on where a row was ticked, and Space stays the tick box's own", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects?sorting=name");
  const box = (index: number) => rows(page).nth(index).getByRole("checkbox");
  await box(0).click();
  await expect(box(0)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("Atzīmēti: 2")).toBeVisible();
  await box(2).press("Space");
  await expect(page.getByText("Atzīmēti: 3")).toBeVisible();
  await box(2).press("Space");
  await expect(page.getByText("Atzīmēti: 2")).toBeVisible();
  await expect(box(2)).toBeFocused();
  await page.keyboard.press("a");
  await expect(dialog(page, "Atzīmētie: 2")).toBeVisible();
});

test("somebody who may not see a screen is not led to it, and whoever switches the keys off has none", async ({
  page,
}) => {
  await letIn(page, "employee");
  await open(page, "/update-user-information");
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/calendar/);
  await open(page, "/update-user-information");
  const saved = page.waitForResponse((answer) => answer.url().includes("/frame/shortcuts"));
  await page.getByText("Izslēgtas").click();
  await saved;
  await opened(page, "/update-user-information");
  await expect(page.getByRole("radio", { name: "Izslēgtas" })).toBeChecked();
  await page.keyboard.press("?");
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await link(page, "Kalendārs").focus();
  await expect(page).toHaveURL(/\/update-user-information$/);
});

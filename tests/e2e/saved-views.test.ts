import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, link, notice, rows, textbox } from "../support/page-words.ts";

const views = (page: Page) => page.getByRole("navigation", { name: "Skati" });

test("a view is saved by keyboard, and opened where the list stands", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects?status=3");
  await link(page, "Saglabāt skatu").press("Enter");
  await expect(textbox(page, "Nosaukums")).toBeVisible();
  await textbox(page, "Nosaukums").fill("Nodotie");
  await textbox(page, "Nosaukums").press("Enter");
  await expect(notice(page, "Skats „Nodotie” saglabāts")).toBeVisible();
  await expect(views(page).locator("[aria-current=page]")).toHaveText("Nodotie");
  await link(views(page), "Visi").click();
  await expect(page).toHaveURL(/\/projects$/);
  await link(views(page), "Nodotie").click();
  await expect(page).toHaveURL(/\/projects\?status=3$/);
  await expect(rows(page).first()).toContainText("Pabeigts");
  await link(page, "Labot skatu").click();
  await textbox(page, "Nosaukums").fill("");
  await button(page, "Saglabāt").click();
  await expect(page.getByText("Šis lauks ir obligāts").first()).toBeVisible();
});

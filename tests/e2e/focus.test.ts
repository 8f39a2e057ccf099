import { alive, expect, letIn, open, test } from "../support/browser.ts";
import { tabTo } from "../support/browser-keyboard.ts";
import { heading, link, menu } from "../support/page-words.ts";

test("the focus goes to the heading of a page that has come, and stays where the page does", async ({
  page,
}) => {
  await letIn(page, "admin");
  await open(page, "/projects");
  await link(menu(page), "Klienti").click();
  await expect(heading(page, "Klienti")).toBeFocused();
  await tabTo(page, page.locator("main tbody a").first());
  await page.keyboard.press("Enter");
  await expect(page.locator("main h1")).toBeFocused();
  const history = link(page, "Vēsture");
  await history.click();
  await expect(page).toHaveURL(/\/history$/);
  await expect(history).toBeFocused();
  // A form that begins at its first field keeps the focus there.
  await open(page, "/clients");
  await link(page, "Pievienot klientu").click();
  await expect(page.getByRole("textbox", { name: "Nosaukums", exact: true })).toBeFocused();
});

test("the first stop of Tab leads past the menu", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/clients");
  await page.keyboard.press("Tab");
  const skip = link(page, "Pāriet uz saturu");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox", { name: "Meklēt klientu" })).toBeFocused();
  await alive(page);
});

import { expect, test } from "../support/browser.ts";
import { fillLogin, heading, link, menu } from "../support/browser-words.ts";
import { password, signIns } from "../support/installation.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("on a phone without scripts the menu opens and the site is worked the same", async ({ page }) => {
  await page.goto("/projects");
  await fillLogin(page, signIns.admin, password);
  await expect(heading(page, "Projekti")).toBeVisible();
  await menu(page).getByText("Inga Bērziņa").click();
  await link(menu(page), "Klienti").click();
  await expect(heading(page, "Klienti")).toBeVisible();
});

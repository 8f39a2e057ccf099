import { expect, open, signIn, test } from "../support/browser.ts";
import { link, menu } from "../support/page-words.ts";

test("who signs out in one tab is signed out in the other", async ({ page, context }) => {
  await signIn(page, "user");
  const other = await context.newPage();
  await open(other, "/projects");
  await page.getByRole("button", { name: "Iziet" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await link(menu(other), "Klienti").click();
  await expect(other).toHaveURL(/\/login\?to=%2Fclients$/);
  await other.goBack();
  await expect(other).toHaveURL(/\/login/);
});

import { button, menu } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("the theme that was chosen is the server's from the first byte, also on the login page", async ({
  page,
}) => {
  await letIn(page, "employee");
  await page.goto("/update-user-information");
  await expect(page.locator("html[data-theme]")).toHaveCount(0);
  await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "light dark");
  const looks = page.getByRole("group", { name: "Izskats" });
  await looks.getByRole("radio", { name: "Tumšs" }).check();
  await button(looks, "Saglabāt").click();
  await expect(page).toHaveURL("/update-user-information");
  await expect(looks.getByRole("radio", { name: "Tumšs" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "dark");
  await button(menu(page), "Iziet").first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

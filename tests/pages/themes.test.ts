import { button, menu } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("the theme that was chosen is the server's from the first byte, also on the login page", async ({
  page,
}) => {
  await letIn(page, "employee");
  await page.goto("/update-user-information");
  const theme = () => page.document.documentElement.getAttribute("data-theme");
  expect(theme()).toBe(null);
  await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "light dark");
  const looks = page.getByRole("group", { name: "Izskats" });
  await looks.getByRole("radio", { name: "Tumšs" }).check();
  await button(looks, "Lietot motīvu").click();
  await expect(page).toHaveURL("/update-user-information");
  await expect(looks.getByRole("radio", { name: "Tumšs" })).toBeChecked();
  expect(theme()).toBe("dark");
  await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "dark");
  await button(menu(page), "Iziet").first().click();
  await expect(page).toHaveURL(/\/login/);
  expect(theme()).toBe("dark");
});

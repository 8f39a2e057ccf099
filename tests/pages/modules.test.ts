import { button, link, menu, notice } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const moduleSwitch = (page: Page, name: string) => page.getByRole("switch", { name, exact: true });

test("a module is switched by its button", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/modules");
  await moduleSwitch(page, "Kalendārs").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(moduleSwitch(page, "Kalendārs")).not.toBeChecked();
  await expect(link(menu(page), "Kalendārs")).toHaveCount(0);
  await expect(button(page, "Saglabāt")).toHaveCount(0);
});

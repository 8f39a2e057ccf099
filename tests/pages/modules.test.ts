import { button, link, menu, notice } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const moduleSwitch = (page: Page, name: string) => page.getByRole("switch", { name, exact: true });

test("the margin is off without costs, and its switch says so", async ({ page }) => {
  const report = "/reports/financial-report?report=margin";
  const lacks = page.getByText("Nedarbojas, jo ir izslēgts modulis „Iekšējās izmaksas”.");
  await letIn(page, "admin");
  await page.goto(report);
  await expect(page).toHaveURL(report);
  await page.goto("/settings/modules");
  await expect(lacks).toHaveCount(0);
  await moduleSwitch(page, "Iekšējās izmaksas").click();
  await expect(lacks).toBeVisible();
  await expect(moduleSwitch(page, "Rentabilitāte")).toBeChecked();
  await page.goto(report);
  await expect(page).toHaveURL("/reports/financial-report");
  await page.goto("/settings/internal-rates");
  await expect(page).not.toHaveURL(/internal-rates/);
  await page.goto("/settings/modules");
  await moduleSwitch(page, "Iekšējās izmaksas").click();
  await page.goto(report);
  await expect(page).toHaveURL(report);
});

test("a module is switched by its button", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/modules");
  await moduleSwitch(page, "Kalendārs").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(moduleSwitch(page, "Kalendārs")).not.toBeChecked();
  await expect(link(menu(page), "Kalendārs")).toHaveCount(0);
  await expect(button(page, "Saglabāt")).toHaveCount(0);
});

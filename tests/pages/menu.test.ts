import { heading } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("the entry of what one looks at is marked, details as their list", async ({ page }) => {
  await letIn(page, "user");
  for (const [path, marked] of [
    ["/projects", "Projekti"],
    ["/projects/1", "Projekti"],
    ["/projects/filter?status=2", "Projekti"],
    ["/invoices", "Rēķini"],
    ["/invoices/filter?status=2", "Rēķini"],
    ["/estimate/1", "Projekti"],
    ["/invoices/1/create", "Projekti"],
    ["/clients", "Klienti"],
    ["/clients/add", "Klienti"],
    ["/clients/1/data", "Klienti"],
    ["/clients/1/data/banks", "Klienti"],
    ["/reports/planning-report", "Atskaites"],
  ] as const) {
    await page.goto(path);
    // An open dialog hides the page below from everybody, so the mark is looked for by its attribute. There are two menus.
    await expect(page.locator("nav:not([data-tabs]) [aria-current=page]"), path).toHaveText([marked, marked]);
  }
  await page.goto("/nowhere");
  await expect(heading(page, "Lapa nav atrasta")).toBeVisible();
  await expect(page.locator("nav:not([data-tabs]) [aria-current=page]")).toHaveCount(0);
});

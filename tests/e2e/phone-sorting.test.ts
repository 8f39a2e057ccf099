import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, choice, rows } from "../support/page-words.ts";

test.use({ viewport: { width: 390, height: 844 } });

const names = (page: Page) => rows(page).locator(".row-link").allTextContents();

for (const [list, order, param] of [
  ["/clients?per_page=100", "Nosaukums, dilstošā secībā", "-name"],
  ["/users?role_id=3", "E-pasts, augošā secībā", "email"],
  ["/stock", "Cena, dilstošā secībā", "-price"],
  ["/stock/production", "Nosaukums, dilstošā secībā", "-name"],
  ["/stock/vacancies", "Nosaukums, dilstošā secībā", "-name"],
  ["/stock/products", "Kods, dilstošā secībā", "-code"],
  ["/estimates", "Summa bez PVN, dilstošā secībā", "-net"],
] as const)
  test(`cards of ${list} are put in another order, and back`, async ({ page }) => {
    await letIn(page, "admin");
    await open(page, list);
    const before = await names(page);
    await choice(page, "Kārtošana").selectOption(order);
    await expect(page).toHaveURL(new RegExp(`sorting=${param}$|sorting=${param}&`));
    await expect.poll(() => names(page)).not.toEqual(before);
    if (list.includes("role_id")) expect(page.url()).toContain("role_id=3");
    await choice(page, "Kārtošana").selectOption("Parastā secība");
    await expect.poll(() => names(page)).toEqual(before);
  });

test("a wide window sorts by its heads alone", async ({ page }) => {
  await letIn(page, "admin");
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, "/clients");
  await expect(choice(page, "Kārtošana")).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it is chosen and applied", async ({ page }) => {
    await letIn(page, "admin");
    await page.goto("/clients");
    await choice(page, "Kārtošana").selectOption("Nosaukums, dilstošā secībā");
    await button(page, "Lietot").click();
    await expect(page).toHaveURL(/sorting=-name/);
    const sorted = await names(page);
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator("lv").compare).reverse());
  });
});

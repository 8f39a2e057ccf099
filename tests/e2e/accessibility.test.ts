import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, signIn, test } from "../support/browser";
import { freeWeek } from "../support/browser-calendar";

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const screens = [
  "/projects",
  "/projects/add",
  "/projects/1",
  "/projects/1/delete",
  "/projects/filter?status=2&sorting=name",
  "/clients",
  "/clients/add",
  "/clients/1",
  "/clients/1/delete",
  "/clients/banks",
  "/clients/1/prices/add",
  "/update-user-information",
  "/users",
  "/users/add",
  "/users/4",
  "/users/4/delete",
  "/stock",
  "/stock/add",
  "/stock/1",
  "/stock/units",
  "/stock/production",
  "/stock/production/add",
  "/stock/vacancies",
  "/stock/vacancies/1",
  "/stock/products",
  "/stock/products/add",
  "/stock/products/1",
  "/stock/products/1/delete",
];

/** On the plan of today, and on that of a week that nobody has planned yet. */
const planning = [
  "/calendar",
  `/calendar?date=${freeWeek}`,
  "/calendar/add",
  "/calendar/entries/1",
  "/calendar/entries/1/delete",
];

/** What axe finds wrong, and whether the page can be scrolled sideways. */
async function look(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return { path, found, isWide };
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("every screen and dialog is accessible and fits its width", async ({ page }) => {
      await signIn(page, "admin");
      for (const path of screens) {
        expect(await look(page, path)).toEqual({ path, found: [], isWide: false });
      }
    });

    test("so is the calendar with its dialogs", async ({ page }) => {
      await signIn(page, "admin");
      for (const path of planning) {
        expect(await look(page, path)).toEqual({ path, found: [], isWide: false });
      }
    });

    test("so are the pages of a stranger", async ({ page }) => {
      for (const path of ["/login", "/renew-password", "/renew-password-form/used-up"]) {
        expect(await look(page, path)).toEqual({ path, found: [], isWide: false });
      }
    });
  });
}

import AxeBuilder from "@axe-core/playwright";
import { expect, letIn, type Page, test } from "../support/browser";
import { freeWeek } from "../support/browser-calendar";

/** A desk in Latvian, a phone in English. */
const readers = [
  { viewport: { width: 1440, height: 900 }, language: "lv" },
  { viewport: { width: 390, height: 844 }, language: "en" },
];

const screens = {
  projects: [
    "/projects",
    "/projects/add",
    "/projects/1",
    "/projects/1/delete",
    "/projects/filter?status=2&sorting=name",
  ],
  clients: [
    "/clients",
    "/clients/add",
    "/clients/1",
    "/clients/1/delete",
    "/clients/banks",
    "/clients/1/prices/add",
  ],
  people: ["/users", "/users/add", "/users/4", "/users/4/delete", "/update-user-information"],
  stock: [
    "/stock",
    "/stock/add",
    "/stock/1",
    "/stock/units",
    "/stock/production",
    "/stock/production/add",
    "/stock/vacancies",
    "/stock/vacancies/1",
  ],
  products: ["/stock/products", "/stock/products/add", "/stock/products/1", "/stock/products/1/delete"],
  estimates: [
    "/projects/1/estimates",
    "/estimate/30",
    "/estimate/30/delete/estimate-30",
    "/estimate/30/duplicate",
  ],
  "approved estimates and offers": [
    "/estimate/12",
    "/estimate/12/preview",
    "/estimate/5",
    "/estimate/5/offer",
  ],
  settings: ["/settings"],
  calendar: [
    "/calendar",
    `/calendar?date=${freeWeek}`,
    `/calendar/add?date=${freeWeek}`,
    `/calendar/entries/1?date=${freeWeek}`,
    `/calendar/entries/1/delete?date=${freeWeek}`,
  ],
};

/** What axe finds wrong, and whether the page can be scrolled sideways. */
async function look(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  const axe = new AxeBuilder({ page });
  // What is below an open dialog is looked at where it is by itself.
  const hasDialog = (await page.locator("dialog[open]").count()) > 0;
  const { violations } = await (hasDialog ? axe.include("dialog[open]") : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return { path, found, isWide, language: await page.evaluate(() => document.documentElement.lang) };
}

for (const { viewport, language } of readers) {
  test.describe(`at ${viewport.width} pixels in ${language}`, () => {
    test.use({ viewport });

    for (const [name, paths] of Object.entries(screens)) {
      test(`the screens and dialogs of ${name} are accessible and fit their width`, async ({ page }) => {
        await letIn(page, "admin");
        await speak(page, language);
        for (const path of paths) {
          expect(await look(page, path)).toEqual({ path, found: [], isWide: false, language });
        }
      });
    }

    test("so are the pages of a stranger", async ({ page }) => {
      await page.goto("/favicon.svg");
      await speak(page, language);
      for (const path of ["/login", "/renew-password", "/renew-password-form/used-up"]) {
        expect(await look(page, path)).toEqual({ path, found: [], isWide: false, language });
      }
    });
  });
}

/** As the menu's button does it. */
const speak = (page: Page, language: string) =>
  page.evaluate(async (code) => {
    const body = new URLSearchParams({ language: code, to: "/" });
    await fetch("/language", { method: "POST", body, redirect: "manual" });
  }, language);

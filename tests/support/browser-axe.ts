import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./browser";

/** A desk in Latvian, a phone in English. */
export const readers = [
  { viewport: { width: 1440, height: 900 }, language: "lv" },
  { viewport: { width: 390, height: 844 }, language: "en" },
];

/** What axe finds wrong, and whether the page can be scrolled sideways. */
export async function look(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  // Pages hold no frames of others, for whose results another page would be opened each time; and what is right is not listed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  // What is below an open dialog is looked at where it is by itself.
  const hasDialog = (await page.locator("dialog[open]").count()) > 0;
  const { violations } = await (hasDialog ? axe.include("dialog[open]") : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return { path, found, isWide, language: await page.evaluate(() => document.documentElement.lang) };
}

/** As the menu's button does it. */
export const speak = (page: Page, language: string) =>
  page.evaluate(async (code) => {
    const body = new URLSearchParams({ language: code, to: "/" });
    await fetch("/language", { method: "POST", body, redirect: "manual" });
  }, language);

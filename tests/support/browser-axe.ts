import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./browser";
import { isSoaking } from "./sized";

/** A desk in Latvian, a phone in English. */
export const readers = [
  { viewport: { width: 1440, height: 900 }, language: "lv", turn: 0 },
  { viewport: { width: 390, height: 844 }, language: "en", turn: 1 },
];

/**
 * Every address fits the reader's width and speaks the reader's language. Axe looks at each with one of the readers, and
 * with both in a soak: it takes as long as all the rest of a page.
 */
export async function lookAtAll(
  page: Page,
  paths: readonly string[],
  { language, turn }: (typeof readers)[number],
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const isSearched = isSoaking || index % readers.length === turn;
    expect(await look(page, path, isSearched)).toEqual({ path, found: [], isWide: false, language });
  }
}

/** What axe finds wrong, and whether the page can be scrolled sideways. */
async function look(page: Page, path: string, isSearched: boolean) {
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  const found = isSearched ? await faultsOf(page) : [];
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return { path, found, isWide, language: await page.evaluate(() => document.documentElement.lang) };
}

async function faultsOf(page: Page): Promise<string[]> {
  // Pages hold no frames of others, for whose results another page would be opened each time; and what is right is not listed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  // What is below an open dialog is looked at where it is by itself.
  const hasDialog = (await page.locator("dialog[open]").count()) > 0;
  const { violations } = await (hasDialog ? axe.include("dialog[open]") : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
}

/** As the menu's button does it. */
export const speak = (page: Page, language: string) =>
  page.evaluate(async (code) => {
    const body = new URLSearchParams({ language: code, to: "/" });
    await fetch("/language", { method: "POST", body, redirect: "manual" });
  }, language);

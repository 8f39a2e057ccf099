import type { Page } from "./browser.ts";
import { button } from "./page-words.ts";

/** Presses a button of two steps, and again once what it asks can have been read. The page's clock goes a minute ahead. */
export async function deleteSurely(page: Page, name: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  await button(page, `Dzēst: ${name}`).click();
  await page.clock.runFor(400);
  await button(page, `Tiešām dzēst: ${name}?`).click();
  await page.clock.resume();
}

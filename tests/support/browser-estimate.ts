import type { Locator, Page } from "@playwright/test";
import type { Begun } from "./begun-estimate.ts";
import { open } from "./browser.ts";

export const openEstimate = (page: Page, { estimate }: Begun): Promise<void> =>
  open(page, `/estimate/${estimate.id}`);

/** Drags a line by its handle to where another is. */
export async function dragLine(page: Page, from: Locator, to: Locator): Promise<void> {
  const [handle, target] = [await from.locator(".grip").boundingBox(), await to.boundingBox()];
  if (!handle || !target) throw new Error("It is not on the page");
  await page.mouse.move(handle.x + 8, handle.y + 12);
  await page.mouse.down();
  await page.mouse.move(handle.x + 12, handle.y + 20, { steps: 3 });
  await page.mouse.move(handle.x + 12, target.y + target.height / 2, { steps: 8 });
  // The new order is shown at once: that it is kept is known with the answer.
  const kept = page.waitForResponse((response) => response.url().endsWith("_position_order"));
  await page.mouse.up();
  await kept;
}

import type { Page } from "@playwright/test";

/** Takes the first project into planning and out again: a page that does it is alive. */
export async function tryPlanning(page: Page): Promise<void> {
  const button = page.locator("tbody tr").first().locator("button[aria-pressed]");
  const before = await button.getAttribute("aria-pressed");
  for (const expected of [before === "true" ? "false" : "true", before]) {
    await button.click();
    await page.locator(`tbody tr:first-child button[aria-pressed="${expected}"]`).waitFor({ timeout: 5000 });
    await page.waitForLoadState("networkidle");
  }
}

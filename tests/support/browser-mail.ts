import { expect, type Page } from "@playwright/test";
import { open } from "./browser.ts";
import { button, secretBox } from "./page-words.ts";

/** Opens the link of the newest mail that sets a password, and returns its address. */
export async function openMailedLink(page: Page): Promise<string> {
  const mailed = page.getByRole("link", { name: /renew-password-form/ }).first();
  await expect(async () => {
    await page.goto("/mailbox");
    await expect(mailed).toBeVisible({ timeout: 500 });
  }).toPass();
  const address = (await mailed.textContent()) ?? "";
  await open(page, address);
  return address;
}

/** Fills the page behind such a link. */
export async function fillRenewal(page: Page, typed: string, again: string): Promise<void> {
  await secretBox(page, "Parole").fill(typed);
  await secretBox(page, "Parole vēlreiz").fill(again);
  await button(page, "Iestatīt paroli").click();
}

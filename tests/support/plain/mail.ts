import { button, secretBox } from "../page-words.ts";
import type { Page } from "./test.ts";

/** Opens the link of the newest mail that sets a password, and returns its address. */
export async function openMailedLink(page: Page): Promise<string> {
  await page.goto("/mailbox");
  const address = page
    .getByRole("link", { name: /renew-password-form/ })
    .first()
    .textContent();
  await page.goto(address);
  return address;
}

/** Fills the page behind such a link. */
export async function fillRenewal(page: Page, typed: string, again: string): Promise<void> {
  secretBox(page, "Parole").fill(typed);
  secretBox(page, "Parole vēlreiz").fill(again);
  await button(page, "Iestatīt paroli").click();
}

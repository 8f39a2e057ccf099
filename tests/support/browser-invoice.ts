import { expect, type Page } from "@playwright/test";
import type { Begun } from "./begun-estimate.ts";
import { open } from "./browser.ts";
import { button, dialog, heading, link } from "./page-words.ts";

export const openCreate = (page: Page, { estimate }: Begun): Promise<void> =>
  open(page, `/invoices/${estimate.id}/create`);

/** Issues the draft that is open. */
export async function issue(page: Page, state?: string): Promise<void> {
  await link(page, "Izrakstīt").first().click();
  const form = dialog(page, "Izrakstīt dokumentu");
  if (state) await form.getByRole("radio", { name: state }).check();
  await button(form, "Izrakstīt").click();
  await expect(heading(page, /^(RE|PZ)-/)).toBeVisible();
}

import { founder } from "../../api/arrange.ts";
import { type Assortment, assortment } from "../../api/invoices/assortment.ts";
import { founderOf } from "../founder.ts";
import { type Caller, password, type TestInstallation } from "../installation.ts";
import { button, dialog, fillLogin, heading, link } from "../page-words.ts";
import { expect, type Page } from "./test.ts";

/** Documents of every kind in an empty installation, whose first administrator looks at their list. */
export async function openInvoices(
  page: Page,
  installation: TestInstallation,
): Promise<Assortment & { admin: Caller }> {
  const admin = await founderOf(installation);
  const there = await assortment(admin);
  await page.goto("/login?to=/invoices");
  await fillLogin(page, founder, password);
  await expect(page).toHaveURL(/\/invoices$/);
  return { ...there, admin };
}

/** Issues the draft that is open. */
export async function issue(page: Page): Promise<void> {
  await link(page, "Izrakstīt").first().click();
  await button(dialog(page, "Izrakstīt dokumentu"), "Izrakstīt").click();
  expect(heading(page, /^(RE|PZ)-/)).toBeVisible();
}

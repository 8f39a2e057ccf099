import { founder } from "../api/arrange.ts";
import { type Assortment, assortment } from "../api/invoices/assortment.ts";
import { expect, fillLogin, type Page } from "./browser.ts";
import { founderOf } from "./founder.ts";
import { type Caller, password, type TestInstallation } from "./installation.ts";
import { heading } from "./page-words.ts";

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
  await expect(heading(page, "Rēķini").first()).toBeVisible();
  await page.waitForLoadState();
  return { ...there, admin };
}

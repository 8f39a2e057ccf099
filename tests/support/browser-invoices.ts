import { founder, tokenIn } from "../api/arrange.ts";
import { type Assortment, assortment } from "../api/invoices/assortment.ts";
import { expect, fillLogin, type Page } from "./browser.ts";
import { type Caller, callerAt, password, strangerAt, type TestInstallation } from "./installation.ts";
import { heading } from "./page-words.ts";

/** The first administrator of an empty installation, with a password. */
export async function founderOf(installation: TestInstallation): Promise<Caller> {
  const address = `/update_password_reset/${tokenIn(installation.link)}`;
  const answer = await strangerAt(installation)("PATCH", address, { body: { password } });
  if (answer.status !== 200) throw new Error(answer.text);
  return callerAt(installation, founder);
}

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

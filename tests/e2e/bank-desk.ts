import type { Page } from "@playwright/test";
import { invoiceList } from "#model/invoice/invoice.ts";
import { type Caller, callerAt, signIns, type TestInstallation } from "#tests/support/installation.ts";
import { invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { open } from "../support/browser.ts";
import { dialog } from "../support/page-words.ts";

/** The invoices of an installation that are not paid in full. */
export async function openOf(admin: Caller) {
  const pages = [1, 2, 3, 4, 5].map((page) => admin("GET", `/invoices?per_page=100&page=${page}`));
  const lists = (await Promise.all(pages)).map((answer) => invoiceList.parse(answer.json()));
  return lists.flatMap(({ invoices }) => invoices.data).filter(({ open_cents }) => (open_cents ?? 0) > 0);
}

/** As many open invoices as are asked for. */
export async function openInvoices(installation: TestInstallation, count: number) {
  const admin = await callerAt(installation, signIns.admin);
  const there = await openOf(admin);
  for (let made = there.length; made < count; made += 1) await issued(await invoiceDesk(admin));
  return { admin, invoices: (await openOf(admin)).slice(0, count) };
}

/** Cents as a statement has them. */
export const euro = (cents: number) => (cents / 100).toFixed(2);

/** Adds a statement by its dialog. */
export const addStatement = async (page: Page, xml: string) => {
  await open(page, "/bank/add");
  const adding = dialog(page, "Pievienot izrakstu");
  await adding
    .locator("input[type=file]")
    .setInputFiles({ name: "novembris.xml", mimeType: "text/xml", buffer: Buffer.from(xml) });
  await adding.getByRole("button", { name: "Pievienot" }).press("Enter");
};

/** Single keys are listened for once the page is alive. */
export const openWithKeys = async (page: Page, path: string) => {
  await open(page, path);
  await page.locator("html[data-keys]").waitFor();
};

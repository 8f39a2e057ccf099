import { listed } from "../api/invoices/assortment.ts";
import { expect, open, test } from "../support/browser.ts";
import { openInvoices } from "../support/browser-invoices.ts";
import { dialog, link, row, rows } from "../support/page-words.ts";

test.use({ demonstration: null });

test("the way back from a document leads to the list as it was", async ({ page, installation }) => {
  await openInvoices(page, installation);
  await open(page, "/invoices?per_page=2&page=2&sorting=-total");
  await rows(page).first().getByRole("link").click();
  await link(page, "Lejupielādēt").first().click();
  await dialog(page, "Lejupielādēt PDF").getByRole("link", { name: "Aizvērt" }).click();
  await link(page, "Atpakaļ").last().click();
  await expect(page).toHaveURL(/\/invoices\?per_page=2&page=2&sorting=-total$/);
});

test("a long number is cut in its middle, if at all", async ({ page, installation }) => {
  const { admin } = await openInvoices(page, installation);
  const own = (prefix: string) => ({ prefix, with_year: true, width: 8 });
  const series = {
    invoice: own("AGENTURA/R/"),
    waybill: own("PZ-"),
    credit_note: own("KR-"),
  };
  const { entries } = await listed(admin);
  const draft = entries.find(({ invoice_nr }) => invoice_nr === "");
  expect((await admin("PATCH", "/companies/1/details", { body: { series } })).status).toBe(200);
  const { status, text } = await admin("POST", `/invoices/${draft?.id}/final_document`, { body: {} });
  expect(status, text).toBe(200);
  await open(page, "/invoices");
  const number = row(page, "AGENTURA/R/").getByRole("link");
  await expect(number).toHaveAccessibleName(/^AGENTURA\/R\/\d{4}-\d{8}$/);
  const cell = row(page, "AGENTURA/R/").getByRole("cell").nth(1);
  expect(await cell.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});

test("an amount is never cut", async ({ page, installation }) => {
  const { admin } = await openInvoices(page, installation);
  const made = async (path: string, body: object) => {
    const { status, json, text } = await admin("POST", path, { body });
    expect(status, text).toBeLessThan(300);
    return json().data;
  };
  const estimate = await made("/estimates", { name: "Halles izbūve", project_id: 1 });
  await made("/positions", {
    estimate_id: estimate.id,
    name: "Halle",
    type_id: 1,
    position_items: [{ name: "Halle", quantity: 1, price: 9_999_999.99, measure_unit_id: 1 }],
  });
  const { id } = await made(`/${estimate.id}/invoices`, {});
  await made(`/invoices/${id}/final_document`, {});
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/invoices");
    const amounts = row(page, "12 099 999,99 €").getByRole("cell").filter({ hasText: "€" });
    await expect(amounts).toHaveCount(2);
    for (const amount of await amounts.all())
      expect(await amount.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  }
});

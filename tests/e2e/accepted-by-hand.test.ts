import { billable } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { container } from "../support/container.ts";
import { button, dialog, link, notice, textbox } from "../support/page-words.ts";

const signed = { name: "pasūtījums.edoc", mimeType: "", buffer: Buffer.from(container) };

test("a client's own order is noted with its document, and its number comes to the invoice", async ({
  page,
  installation,
}) => {
  const { estimate } = await billable(installation);
  await letIn(page, "admin");
  await open(page, `/estimate/${estimate.id}`);
  await link(page, "Klients apstiprināja citādi").click();
  const asked = dialog(page, "Klients apstiprināja citādi");
  await textbox(asked, "Kurš apstiprināja").fill("Jānis Bērziņš");
  await textbox(asked, "Amats").fill("Direktors");
  await asked.locator("input[type=file]").setInputFiles(signed);
  await expect(asked.getByText("pasūtījums.edoc")).toBeVisible();
  await button(asked, "Apstiprināt tāmi").click();
  await expect(asked.getByText("Šis lauks ir obligāts")).toBeVisible();
  await textbox(asked, "Klienta pasūtījuma numurs").fill("PO-2026/7");
  await button(asked, "Apstiprināt tāmi").click();
  await expect(notice(page, "Tāme apstiprināta")).toBeVisible();
  await expect(page.getByText(/apstiprināja Jānis Bērziņš, Direktors · Pasūtījums PO-2026\/7/)).toBeVisible();
  const download = page.waitForEvent("download");
  await link(page, "pasūtījums.edoc").click();
  expect((await download).suggestedFilename()).toBe("pasūtījums.edoc");
  const certificate = page.waitForEvent("download");
  await link(page, "Apliecinājums (PDF)").click();
  expect((await certificate).suggestedFilename()).toMatch(/\(apstiprināts\)\.pdf$/);
  await open(page, `/invoices/${estimate.id}/create`);
  await expect(textbox(page, "Pasūtījuma nr.")).toHaveValue("PO-2026/7");
});

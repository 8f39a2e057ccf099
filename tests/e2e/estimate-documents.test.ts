import { readFile } from "node:fs/promises";
import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { sumOf } from "../support/estimate-words.ts";
import { button, choice, dialog, heading, link, textbox } from "../support/page-words.ts";
import { pagesIn } from "../support/pdf-text.ts";

const lines = [
  { name: "Vāka zīmējums", price: "0.1667", quantity: 1500 },
  { name: "Šķēršņu griešana", price: 12, quantity: 2, vat_category: "S", vat_rate: 5 },
];

/** What the PDF behind the print button says, and how it is called. */
async function printed(page: Page) {
  const download = page.waitForEvent("download");
  await link(page, /^(Drukāt PDF|Print PDF)$/).click();
  const file = await download;
  const words = pagesIn(await readFile(await file.path())).join("\n");
  return { name: file.suggestedFilename(), words };
}

test("an estimate is previewed and printed in both languages, to the cent as on the screen", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await begun.admin("PATCH", `/estimates/${begun.estimate.id}`, { body: { discount: 7 } });
  await letIn(page, "user");
  await openEstimate(page, begun);
  await page.locator("summary", { hasText: "EN" }).first().click();
  await textbox(page, "Dizains: nosaukums angļu valodā").fill("Design work");
  const saved = page.waitForResponse((answer) => answer.request().method() !== "GET" && answer.ok());
  await textbox(page, "Dizains: nosaukums angļu valodā").blur();
  await saved;
  const total = (await sumOf(page, "Kopā apmaksai").textContent()) ?? "";
  await link(page, "Priekšskatījums").click();
  const preview = dialog(page, "Priekšskatījums");
  await expect(preview.getByText("Kopā apmaksai")).toBeVisible();
  await expect(preview.getByText(total, { exact: true })).toBeVisible();
  await expect(preview.getByText("PVN 5 %")).toBeVisible();

  const latvian = await printed(page);
  expect(latvian.name).toBe(
    `${begun.estimate.project.name} ${begun.estimate.estimate_nr.replace("/", " ")}.pdf`,
  );
  expect(latvian.words.replaceAll("\u00a0", " ")).toContain(total.replaceAll("\u00a0", " "));
  expect(latvian.words).toContain("Šķēršņu griešana");

  await expect(preview.getByText("Izpildītājs").first()).toBeVisible();
  await expect(preview.getByText("Vārds, uzvārds, paraksts, datums")).toHaveCount(2);

  await choice(preview, "Dokumenta valoda").selectOption({ label: "English" });
  await expect(preview.getByText("Total", { exact: false }).last()).toBeVisible();
  await expect(page).toHaveURL(/lang=en/);
  const english = await printed(page);
  expect(english.words).toMatch(/Estimate/);
  expect(english.words).toContain("Design work");
  await expect(heading(page, "Rudens kampaņa").first()).toBeVisible();
});

test("an offer is looked through page by page, and its last page has the sums", async ({
  page,
  installation,
}) => {
  const admin = await begunEstimate(installation);
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `Krūze ${index + 1}`, price: 4 }));
  const { id } = (
    await admin.admin("POST", "/estimates", { body: { name: "Dāvanas", project_id: 1, estimate_type_id: 2 } })
  ).json().data;
  await admin.admin("POST", "/positions", {
    body: { estimate_id: id, name: "Krūzes", position_items: many },
  });
  await letIn(page, "user");
  await open(page, `/estimate/${id}`);
  await link(page, "Piedāvājums").click();
  await expect(page).toHaveURL(/offer/);
  // Asked for as an estimate, it is shown as what it is (specification 2.7).
  await open(page, `/estimate/${id}/preview`);
  const offer = dialog(page, "Piedāvājums");
  // Eight without an image weigh as much as a page can hold (specification §9).
  await expect(offer.getByText("1. lapa no 3")).toBeVisible();
  await expect(offer.getByText("Krūze 8", { exact: true })).toBeVisible();
  await expect(offer.getByText("Krūze 9", { exact: true })).toHaveCount(0);
  await expect(offer.getByText("Kopā apmaksai")).toHaveCount(0);
  await link(offer, "Nākamā lapa").click();
  await expect(offer.getByText("2. lapa no 3")).toBeVisible();
  await link(offer, "Nākamā lapa").click();
  await expect(offer.getByText("3. lapa no 3")).toBeVisible();
  await expect(offer.getByText("Kopā apmaksai")).toBeVisible();
  await expect(offer.getByText("96,80 €")).toBeVisible();
  const { words } = await printed(page);
  expect(words.replaceAll("\u00a0", " ")).toContain("96,80 €");
});

test("a copy is a project of its own, and opens by itself", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "user");
  await openEstimate(page, begun);
  await link(page, "Dublēt tāmi").click();
  const form = dialog(page, "Dublēt tāmi");
  await expect(form.getByText("Tiks izveidots jauns projekts", { exact: false })).toBeVisible();
  await expect(textbox(form, "Nosaukums")).toHaveValue("Rudens kampaņa (kopija)");
  await textbox(form, "Nosaukums").fill("Ziemas kampaņa");
  await textbox(form, "Plānotās beigas").fill("01.01.2020");
  await button(form, "Dublēt tāmi").click();
  await expect(form.getByRole("alert")).toContainText("Beigu datums nevar būt pirms sākuma");
  await textbox(form, "Plānotais sākums").fill("04.01.2027");
  await textbox(form, "Plānotās beigas").fill("29.01.2027");
  await button(form, "Dublēt tāmi").click();
  await expect(form.getByText("Tāme nodublēta. Jaunā tāme atvērsies pēc brīža.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/estimate/(?!${begun.estimate.id}$)\\d+$`));
  await expect(heading(page, "Ziemas kampaņa")).toBeVisible();
});

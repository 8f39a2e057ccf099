import { readFile } from "node:fs/promises";
import { callerAt, signIns } from "#tests/support/installation.ts";
import { decided, eInvoice, taken } from "../api/purchases/arrange.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, choice, heading, link, textbox } from "../support/page-words.ts";
import { unzipped } from "../support/unzipped.ts";

/** Presses the button of a file and reads what is saved. */
async function savedFrom(page: Page, name: string) {
  const download = page.waitForEvent("download");
  await link(page, `Lejupielādēt: ${name}`).click();
  const file = await download;
  return { called: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("a month is looked at, exported and closed", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/reports/financial-report?report=sales_journal&from=2026-03-01&to=2026-03-31");
  const total = page.getByRole("row", { name: /^Kopā/ }).getByRole("cell").last();
  const sold = (await total.textContent()) ?? "";
  await link(page, "Eksports grāmatvedībai").click();
  await expect(heading(page, "Atskaites / Eksports grāmatvedībai")).toBeVisible();
  await expect(page).toHaveURL(/\/reports\/books\?from=2026-03-01&to=2026-03-31$/);
  const sales = page.getByRole("row", { name: /^Pārdošana/ });
  await expect(sales).toContainText(sold);

  const journal = await savedFrom(page, "Grāmatojumu žurnāls");
  expect(journal.called).toBe("Grāmatojumu žurnāls 2026-03-01–2026-03-31.csv");
  expect(journal.bytes.toString()).toMatch(/^\ufeffVeids;Datums;Numurs;/);
  const jumis = await savedFrom(page, "Fails Jumim");
  expect(jumis.bytes.toString()).toContain("<tjDocument ");
  const archive = await savedFrom(page, "Perioda arhīvs");
  const files = unzipped(archive.bytes);
  expect(files.get("Grāmatojumu žurnāls.csv")?.equals(journal.bytes)).toBe(true);

  await link(page, "Slēgt periodu").click();
  await textbox(page, "Slēgts līdz (ieskaitot)").fill("31.03.2026");
  await button(page, "Saglabāt").click();
  await expect(page.getByText("Informācija atjaunināta!")).toBeVisible();
  await open(page, "/reports/books?from=2026-03-01&to=2026-03-31");
  await expect(page.getByRole("main")).toContainText("Grāmatas slēgtas līdz 31.03.2026");
  await expect(link(page, "Slēgt periodu")).toHaveCount(0);
});

test("accounts and codes of VAT are set, and stand in the journal", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings/accounting");
  await textbox(page, "Ieņēmumi").fill("6 110");
  await button(page, "Saglabāt").click();
  await expect(page.getByText("Kontā var būt burti, cipari, punkti, svītras")).toBeVisible();
  await textbox(page, "Ieņēmumi").fill("6111");
  await textbox(page.getByRole("group", { name: "1. PVN kods" }), "Pārdošanā").fill("PVN-21");
  await button(page, "Pievienot kodu").click();
  const reverse = page.getByRole("group", { name: "4. PVN kods" });
  await choice(reverse, "Kategorija").selectOption({ label: "0 % (apgrieztā maksāšana)" });
  await textbox(reverse, "Iepirkumos").fill("R4");
  await button(page, "Saglabāt").click();
  await expect(page.getByText("Informācija atjaunināta!")).toBeVisible();
  await open(page, "/reports/books?from=2026-03-01&to=2026-03-31");
  const { bytes } = await savedFrom(page, "Grāmatojumu žurnāls");
  expect(bytes.toString()).toMatch(/;PVN-21;21,00;.*;6111;5721;2310;/);
});

test("what cannot be written for Jumis is named on the screen", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const number = `NR-${"7".repeat(60)}`;
  const purchase = await taken(admin, eInvoice({ number }));
  expect((await decided(admin, purchase, { state: "approved" })).status).toBe(200);
  const month = String(purchase.issued_on).slice(0, 7);
  await letIn(page, "admin");
  await open(page, `/reports/books?from=${month}-01&to=${month}-28`);
  await link(page, "Lejupielādēt: Fails Jumim").click();
  await expect(page.getByRole("alert")).toContainText(`Jumis šos dokumentus nepieņemtu: ${number}`);
});

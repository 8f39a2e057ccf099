import { showDate } from "#model/date/dates.ts";
import { made } from "../api/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, dialog, link, notice, row, textbox } from "../support/page-words.ts";

/** A client who was asked for 213.83 a month and a half ago and has paid 13.83 of it since. */
async function owing(installation: TestInstallation) {
  const admin = await callerAt(installation, signIns.admin);
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  await admin("PATCH", `/customers/${at.clientId}`, { body: { name: "Aka, SIA", email: "aka@klients.lv" } });
  const late = await issued(at, {}, { date: daysAway(-45), due_date: daysAway(-35) });
  await made(admin, `/invoices/${late.id}/payments`, { date: daysAway(-20), amount: "13.83" });
  return { admin, late, at: `/clients/${at.clientId}/statement` };
}

const sending = /^Nosūtīt savstarpējo norēķinu izrakstu/;

test("a statement of a period is sent, lies in the mailbox and in its history, as it was seen", async ({
  page,
  installation,
}) => {
  const { admin, late, at } = await owing(installation);
  await letIn(page, "admin");
  await open(page, at);
  await textbox(page, "No").fill(showDate(daysAway(-30)));
  await button(page, "Parādīt").click();
  await expect(row(page, "Sākuma atlikums")).toContainText("213,83 €");
  await expect(row(page, `Maksājums par ${late.invoice_nr}`)).toContainText("200,00 €");
  await link(page, "Nosūtīt").click();
  const mail = dialog(page, sending);
  await expect(mail.getByRole("checkbox", { name: "aka@klients.lv" })).toBeChecked();
  await expect(textbox(mail, "Vēstules teksts")).toHaveValue(/200,00\s€/);
  await textbox(mail, "Temats").fill("Jūsu norēķini");

  await test.step("what moved meanwhile is said once, and what was typed stays", async () => {
    await made(admin, `/invoices/${late.id}/payments`, { date: daysAway(-1), amount: "50" });
    await button(mail, "Nosūtīt").click();
    await expect(mail.getByText("Dokuments ir mainīts, kopš sākāt rakstīt vēstuli.")).toBeVisible();
    await expect(textbox(mail, "Temats")).toHaveValue("Jūsu norēķini");
    await button(mail, "Nosūtīt").click();
  });

  await expect(notice(page, "aka@klients.lv")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/statement\\?from=${daysAway(-30)}&to=${daysAway(0)}$`));
  await expect(row(page, "Beigu atlikums")).toContainText("150,00 €");
  const sent = page.getByRole("listitem").filter({ hasText: "aka@klients.lv" });
  await expect(sent).toContainText("Nosūtīta");
  await sent.getByText("aka@klients.lv").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    link(sent, /^Savstarpējo norēķinu izraksts/).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Savstarpējo norēķinu izraksts .* Aka, SIA\.pdf$/);

  await page.goto("/mailbox");
  await expect(page.getByRole("article").filter({ hasText: "Jūsu norēķini" })).toHaveCount(1);
});

test("interest for delay is a column and two lines beside the balance", async ({ page, installation }) => {
  const { admin, at } = await owing(installation);
  const interest = { rule: "day", rate: "0.1" };
  await admin("PATCH", "/companies/1/details", { body: { interest } });
  await letIn(page, "admin");
  await open(page, at);
  // Fifteen days of 213.83, the last of them the one on which 13.83 came, and twenty of 200.00: 3.20745 and 4.00.
  const main = page.getByRole("main");
  await expect(main.getByRole("columnheader", { name: "Procenti" })).toBeVisible();
  await expect(main).toContainText("Kopā apmaksai200,00 €");
  await expect(main).toContainText(`Nokavējuma procenti līdz ${showDate(daysAway(0))}7,21 €`);
  await expect(main).toContainText("Kopā ar procentiem207,21 €");
  await expect(main).toContainText("Nokavējuma procenti: 0,10 % dienā.");
  await lookAtAll(page, [at, at]);
});

test("its PDF is downloaded from the page", async ({ page, installation }) => {
  const { at } = await owing(installation);
  await letIn(page, "user");
  await open(page, at);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    link(page, "Lejupielādēt PDF").click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Savstarpējo norēķinu izraksts .*\.pdf$/);
});

test("a statement and its dialog are accessible and fit their width", async ({ page, installation }) => {
  const { at } = await owing(installation);
  await letIn(page, "admin");
  await lookAtAll(page, [at, at, `${at}/send`, `${at}/send`]);
});

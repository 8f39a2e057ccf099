import type { BrowserContext, Locator } from "@playwright/test";
import { billable, drafted, issued } from "../support/begun-documents.ts";
import { expect, fillLogin, letIn, open, type Page, test } from "../support/browser.ts";
import { chooseClient } from "../support/browser-forms.ts";
import { callerAt, password, signIns } from "../support/installation.ts";
import { sheet, standing } from "../support/invoice-words.ts";
import { button, dialog, notice, row, textbox } from "../support/page-words.ts";

/** What a colleague does to the record of a form whose sender's session has ended, until they have signed in again. */

const conflictIn = (form: Locator) => form.getByRole("alert").filter({ hasText: "kolēģis" });

/** Sends a form whose session has ended; it comes back after signing in again. */
async function sendSignedOut(page: Page, context: BrowserContext, send: () => Promise<void>): Promise<void> {
  await context.clearCookies();
  await send();
  await expect(notice(page, "veidlapa būs aizpildīta tāpat kā pirms tam")).toBeVisible();
}

test("a draft that was changed meanwhile is not issued with what it was before", async ({
  page,
  context,
  installation,
}) => {
  const begun = await billable(installation);
  const draft = await drafted(begun);
  await letIn(page, "user");
  await open(page, `${draft.at}/issue`);
  const form = dialog(page, "Izrakstīt dokumentu");
  const issue = () => button(form, "Izrakstīt").click();
  await form.getByRole("radio", { name: "Nosūtīts" }).check();
  await sendSignedOut(page, context, issue);
  const body = { comment: "Steidzami", date: "2026-11-18" };
  expect((await begun.admin("PATCH", `/invoices/${draft.id}`, { body })).status).toBe(200);
  await fillLogin(page, signIns.user, password);
  await expect(textbox(form, "Piezīmes zem summām")).toHaveValue("");
  await issue();
  await expect(conflictIn(form)).toContainText("Steidzami");
  await expect(textbox(form, "Piezīmes zem summām")).toHaveValue("Steidzami");
  await expect(textbox(form, "Datums")).toHaveValue("18.11.2026");
  await expect(form.getByRole("radio", { name: "Nosūtīts" })).toBeChecked();
  await issue();
  // The sheet below the form has these words before it is issued.
  await expect(form).toBeHidden();
  await expect(sheet(page)).toContainText("Steidzami");
  const { data } = (await begun.admin("GET", `/invoices/${draft.id}`)).json();
  expect(data).toMatchObject({ ...body, invoice_nr: expect.stringMatching(/^RE-/) });
});

test("a payment that was noted meanwhile is seen before it is noted twice", async ({
  page,
  context,
  installation,
}) => {
  const begun = await billable(installation);
  const document = await issued(begun);
  await letIn(page, "user");
  await open(page, `${document.at}/payments/add`);
  const form = dialog(page, "Pievienot maksājumu");
  const add = () => button(form, "Pievienot").click();
  await textbox(form, "Summa").fill("10,00");
  await sendSignedOut(page, context, add);
  const paid = { date: "2026-11-20", amount: "10", note: "Swedbank" };
  await begun.admin("POST", `/invoices/${document.id}/payments`, { body: paid });
  await fillLogin(page, signIns.user, password);
  await expect(textbox(form, "Summa")).toHaveValue("10,00");
  await add();
  await expect(form.getByRole("alert")).toContainText("Šos datus pa to laiku mainīja kolēģis");
  await expect(form).toContainText(/10,00\s€ · Swedbank/);
  await textbox(form, "Summa").fill("nekas");
  await add();
  await expect(textbox(form, "Summa")).toHaveAttribute("aria-invalid", "true");
  await textbox(form, "Summa").fill("736,55");
  await add();
  await expect(form).toBeHidden();
  await expect(standing(page)).toContainText("Swedbank");
  const { data } = (await begun.admin("GET", `/invoices/${document.id}`)).json();
  expect(data.payments).toHaveLength(2);
});

test("a client's price that was made meanwhile is not replaced unseen", async ({
  page,
  context,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const item = { type_id: 1, name: "Plakāta salikums", measure_unit_id: 2, price: "100" };
  const { id } = (await admin("POST", "/stock_items", { body: item })).json().data;
  await letIn(page, "user");
  await open(page, "/clients/1/prices/add");
  const form = dialog(page, "Klienta cena");
  await chooseClient(form, "Pozīcija", "plakāta", "Plakāta salikums");
  await textbox(form, "Klienta cena").fill("70");
  const save = () => button(form, "Saglabāt").click();
  await sendSignedOut(page, context, save);
  const body = { stock_item_id: id, price: "72.25" };
  expect((await admin("POST", "/1/customer_stock_item_prices", { body })).status).toBeLessThan(300);
  await fillLogin(page, signIns.user, password);
  await expect(textbox(form, "Klienta cena")).toHaveValue("70");
  await save();
  await expect(conflictIn(form)).toContainText("72,25");
  await save();
  await expect(notice(page, "Klienta cena saglabāta")).toBeVisible();
  await expect(row(page, "Plakāta salikums")).toContainText("70,00 €");
});

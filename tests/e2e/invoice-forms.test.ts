import { billable, issued } from "../support/begun-documents.ts";
import { expect, fillLogin, letIn, test } from "../support/browser.ts";
import { openCreate } from "../support/browser-invoice.ts";
import { password, signIns } from "../support/installation.ts";
import { billSums, extent, sheet } from "../support/invoice-words.ts";
import { button, choice, heading, link, menu, notice, textbox, unsaved } from "../support/page-words.ts";

test("lines are chosen by stage, position and one by one; what another document has is not offered", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const [first] = begun.items;
  const { number } = await issued(begun, { position_items: [first?.id] });
  await letIn(page, "user");
  await openCreate(page, begun);
  const box = (name: RegExp) => page.getByRole("checkbox", { name });
  await expect(box(/^Dizains/)).toBeHidden();
  await extent(page, "Izvēlētas rindas").check();
  await expect(box(/^Vāka zīmējums/)).toBeDisabled();
  await expect(box(/^Vāka zīmējums/)).toHaveAccessibleName(new RegExp(number));
  await box(/^Dizains/).check();
  await expect(box(/^Ofseta druka/)).toBeChecked();
  await expect(box(/^Buklets/)).toBeChecked();
  await expect(billSums(page)).toContainText("262,55 €");
  await box(/^Ofseta druka/).uncheck();
  await expect(box(/^Dizains/)).not.toBeChecked();
  await button(page, "Izveidot").first().click();
  await expect(page.getByText("Izvēlieties vismaz vienu rindu").first()).toBeVisible();
  await box(/^Buklets/).check();
  await button(page, "Izveidot").first().click();
  await expect(sheet(page).getByRole("table")).toContainText("Ofseta druka");
  await expect(sheet(page).getByRole("table")).not.toContainText("Vāka zīmējums");
});

test("terms give the due date at once, and what is wrong is said at every field", async ({
  page,
  installation,
}) => {
  await letIn(page, "user");
  await openCreate(page, await billable(installation));
  await textbox(page, "Datums").fill("30.01.2027");
  await page.getByRole("radio", { name: "30 dienas" }).check();
  await expect(page.getByText("01.03.2027")).toBeVisible();
  await page.getByRole("radio", { name: "Cits" }).check();
  await textbox(page, "Apmaksas termiņš").fill("");
  await textbox(page, "Datums").fill("nekad");
  await page.getByRole("radio", { name: "Pavadzīme" }).check();
  await textbox(page, "Piegādes adrese").fill("");
  await button(page, "Izveidot").first().click();
  await expect(textbox(page, "Datums")).toHaveAccessibleDescription("Ievadiet datumu, piemēram, 31.12.2026");
  await expect(textbox(page, "Datums")).toBeFocused();
  await expect(textbox(page, "Apmaksas termiņš")).toHaveAccessibleDescription("Šis lauks ir obligāts");
  await expect(textbox(page, "Piegādes adrese")).toHaveAccessibleDescription("Šis lauks ir obligāts");
  await textbox(page, "Datums").fill("30.01.2027");
  await textbox(page, "Apmaksas termiņš").fill("29.01.2027");
  await textbox(page, "Piegādes adrese").fill("Ostas iela 1, Ventspils");
  await button(page, "Izveidot").first().click();
  await expect(textbox(page, "Apmaksas termiņš")).toHaveAccessibleDescription(/nevar būt pirms/);
  await expect(textbox(page, "Piegādes adrese")).toHaveValue("Ostas iela 1, Ventspils");
});

test("what a waybill asks for comes with its choice, and the prices go at once", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const { number } = await issued(begun);
  await letIn(page, "user");
  await openCreate(page, begun);
  await expect(textbox(page, "Pārvadātājs")).toBeHidden();
  await page.getByRole("radio", { name: "Pavadzīme" }).check();
  await choice(page, "Rēķins ar cenām").selectOption(number);
  await expect(billSums(page)).toContainText("ir tikai preces");
});

test("leaving with something typed asks first; what is sent is not asked about", async ({
  page,
  installation,
}) => {
  await letIn(page, "user");
  await openCreate(page, await billable(installation));
  await textbox(page, "Apraksts pirms rindām").fill("Par rudens kampaņu");
  await link(menu(page), "Rēķini").click();
  await expect(unsaved(page)).toHaveAccessibleDescription("Vai tiešām pamest lapu?");
  await button(unsaved(page), "Nē").click();
  await expect(textbox(page, "Apraksts pirms rindām")).toHaveValue("Par rudens kampaņu");
  await button(page, "Izveidot").first().click();
  await expect(heading(page, "Rēķins – melnraksts")).toBeFocused();
  await link(menu(page), "Rēķini").click();
  await expect(page).toHaveURL(/\/invoices$/);
  await expect(unsaved(page)).toBeHidden();
});

test("whose session ended while they typed signs in again and goes on", async ({
  page,
  context,
  installation,
}) => {
  const begun = await billable(installation);
  await letIn(page, "user");
  await openCreate(page, begun);
  await textbox(page, "Apraksts pirms rindām").fill("Par rudens kampaņu");
  await extent(page, "Izvēlētas rindas").check();
  await page.getByRole("checkbox", { name: /^Ofseta druka/ }).check();
  await context.clearCookies();
  await button(page, "Izveidot").first().click();
  await expect(notice(page, "Sesija ir beigusies")).toBeVisible();
  await fillLogin(page, signIns.user, password);
  await expect(textbox(page, "Apraksts pirms rindām")).toHaveValue("Par rudens kampaņu");
  await expect(page.getByRole("checkbox", { name: /^Ofseta druka/ })).toBeChecked();
  await button(page, "Izveidot").first().click();
  await expect(sheet(page)).toContainText("Par rudens kampaņu");
});

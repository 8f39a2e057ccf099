import { billable, drafted, issued, numbered } from "../support/begun-documents.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { billSums, extent, sheet } from "../support/invoice-words.ts";
import { button, choice, dialog, heading, link, notice, textbox } from "../support/page-words.ts";
import { issue } from "../support/plain/invoices.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("what is issued is not edited: its address leads to the document", async ({ page, installation }) => {
  const begun = await billable(installation);
  const { id, at } = await issued(begun);
  await letIn(page, "user");
  await page.goto(`/invoices/${begun.estimate.id}/edit/${id}`);
  await expect(page).toHaveURL(new RegExp(`${at}$`));
  await expect(link(page, "Labot")).toHaveCount(0);
});

test("without the company's details drafts are made, and it is said who can mend that", async ({
  page,
  newBrowser,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: 10 }]);
  await begun.admin("PATCH", "/companies/1/details", { body: { legal_name: "", reg_nr: "", address: "" } });
  await letIn(page, "user");
  await page.goto(`/invoices/${begun.estimate.id}/create`);
  await expect(page.getByText("Palūdziet to izdarīt administratoram.")).toBeVisible();
  await button(page, "Izveidot").first().click();
  await expect(heading(page, "Rēķins – melnraksts")).toBeVisible();
  await expect(link(page, "Izrakstīt")).toHaveCount(0);
  const other = await newBrowser();
  await letIn(other, "admin");
  await other.goto(page.url());
  await expect(link(other, "Atvērt iestatījumus")).toHaveAttribute("href", "/settings");
});

test("an advance says what its percentage comes to, with its sign too, and of none that it is none", async ({
  page,
  installation,
}) => {
  const { estimate } = await begunEstimate(installation, [{ name: "Druka", price: "80.00" }]);
  await letIn(page, "user");
  await page.goto(`/invoices/${estimate.id}/create`);
  const none = "Ievadiet procentus, lielākus par 0, bet ne vairāk kā 100";
  const part = () => textbox(page, "Avansa daļa no tāmes");
  extent(page, "Avanss procentos").check();
  for (const typed of ["abc", "0", "101"]) {
    part().fill(typed);
    await button(page, "Izveidot").first().click();
    await expect(part()).toHaveAttribute("aria-invalid", "true");
    await expect(part()).toHaveValue(typed);
    await expect(billSums(page)).toContainText(none);
  }
  part().fill("30 %");
  textbox(page, "Datums").fill("31.2.2026");
  await button(page, "Izveidot").first().click();
  await expect(part()).not.toHaveAttribute("aria-invalid");
  await expect(billSums(page)).toContainText(/24,00\s€/);
  // A thousandth of a percent of it is less than half a cent.
  part().fill("0,001");
  textbox(page, "Datums").fill("2.1.2026");
  await button(page, "Izveidot").first().click();
  await expect(part()).toHaveAccessibleDescription(/Rēķina summa būtu 0,00 €/);
  await expect(billSums(page)).toContainText("Rēķina summa būtu 0,00 €");
  await expect(page).toHaveURL(/create$/);
});

test("paid when it is issued, by terms of its own", async ({ page, installation }) => {
  const begun = await billable(installation);
  const { at } = await drafted(begun);
  const close = (until: string | null) =>
    begun.admin("PATCH", "/companies/1/details", { body: { closing: { until } } });
  await letIn(page, "user");
  await page.goto(`${at}/issue`);
  const form = dialog(page, "Izrakstīt dokumentu");
  await form.getByRole("radio", { name: "Cits" }).check();
  await textbox(form, "Apmaksas termiņš").fill("31.12.2027");
  await form.getByRole("radio", { name: "Apmaksāts" }).check();
  await textbox(form, "Apmaksas datums").fill("31.12.2099");
  await button(form, "Izrakstīt").click();
  await expect(textbox(form, "Apmaksas datums")).toHaveAccessibleDescription(/nevar būt nākotnē/);
  await textbox(form, "Apmaksas datums").fill("1.6.2026");
  await close("2026-06-01");
  await button(form, "Izrakstīt").click();
  await expect(textbox(form, "Apmaksas datums")).toHaveAccessibleDescription(
    /^Periods līdz 01.06.2026 ir slēgts/,
  );
  await expect(textbox(form, "Datums")).not.toHaveAttribute("aria-invalid", "true");
  await close(null);
  await button(form, "Izrakstīt").click();
  await expect(heading(page, numbered("RE", 1))).toBeVisible();
  await expect(sheet(page)).toContainText("31.12.2027");
  await expect(page.getByText("01.06.2026")).toBeVisible();
});

test("a waybill has its addresses and persons, and no prices where an invoice has them", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const { number } = await issued(begun);
  await letIn(page, "user");
  await page.goto(`/invoices/${begun.estimate.id}/create`);
  await page.getByRole("radio", { name: "Pavadzīme" }).check();
  await expect(textbox(page, "Izsniegšanas adrese")).toHaveValue("Brīvības iela 100, Rīga, LV-1001");
  await choice(page, "Rēķins ar cenām").selectOption(number);
  await textbox(page, "Piegādes adrese").fill("Ostas iela 1, Ventspils");
  await textbox(page, "Pārvadātājs").fill("Kurjers, SIA");
  await button(page, "Izveidot").first().click();
  await issue(page);
  await expect(heading(page, numbered("PZ", 1))).toBeVisible();
  await expect(sheet(page)).toContainText("Ostas iela 1, Ventspils");
  await expect(sheet(page)).toContainText("Kurjers, SIA");
  await expect(sheet(page)).not.toContainText("€");
  await expect(link(page, "Pievienot maksājumu")).toHaveCount(0);
});

test("a draft is edited, and what a colleague changed meanwhile is kept", async ({ page, installation }) => {
  const begun = await billable(installation);
  const draft = await drafted(begun, { position_items: [begun.items[0]?.id] });
  await letIn(page, "user");
  await page.goto(draft.at);
  await link(page, "Labot").first().click();
  await expect(extent(page, "Izvēlētas rindas")).toBeChecked();
  await expect(billSums(page)).toContainText("484,00 €");
  await extent(page, "Viss atlikušais").check();
  await textbox(page, "Apraksts pirms rindām").fill("Par rudens kampaņu");
  await begun.admin("PATCH", `/invoices/${draft.id}`, { body: { comment: "Steidzami" } });
  await button(page, "Saglabāt").first().click();
  await expect(notice(page, "Paturētas arī kolēģa izmaiņas: Piezīmes zem summām")).toBeVisible();
  await expect(sheet(page)).toContainText("746,55 €");
  await expect(sheet(page)).toContainText("Par rudens kampaņu");
  await expect(sheet(page)).toContainText("Steidzami");
});

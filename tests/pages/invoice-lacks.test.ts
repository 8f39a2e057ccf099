import { billable, drafted, issued, numbered } from "../support/begun-documents.ts";
import { button, dialog, link, textbox } from "../support/page-words.ts";
import { issue } from "../support/plain/invoices.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("a buyer without an address is named before issuing, and it is one click away", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const { id, at } = await drafted(begun);
  const { customer } = (await begun.admin("GET", `/invoices/${id}`)).json().data;
  await begun.admin("PATCH", `/customers/${customer.id}`, { body: { address: "" } });
  await letIn(page, "admin");
  await page.goto(`${at}/issue`);
  const form = dialog(page, "Izrakstīt dokumentu");
  await expect(form).toContainText(`${customer.name}: klienta datos trūkst rēķinam nepieciešamā.`);
  await expect(form.getByRole("listitem")).toHaveText(["Juridiskā adrese"]);
  await link(form, "Papildināt klienta datus").click();
  await textbox(page, "Juridiskā adrese").fill("Rīgas iela 1, Cēsis");
  await button(page, "Saglabāt").click();
  const mended = (await begun.admin("GET", `/customers/${customer.id}`)).json().data;
  expect(mended.address).toBe("Rīgas iela 1, Cēsis");
  await page.goto(at);
  await expect(page.getByText("klienta datos trūkst")).toHaveCount(0);
  await issue(page);
});

test("a seller without a VAT number is told before issuing, and where it is entered", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const { at } = await drafted(begun);
  const { data } = (await begun.admin("GET", "/companies/1/details")).json();
  const say = (vat_nr: string) => begun.admin("PATCH", "/companies/1/details", { body: { vat_nr } });
  await say("");
  await letIn(page, "admin");
  await page.goto(at);
  await expect(page.getByText("Uzņēmumam nav PVN numura, bet šajā dokumentā ir PVN.")).toBeVisible();
  await expect(link(page, "Izrakstīt")).toHaveCount(0);
  await link(page, "Atvērt iestatījumus").click();
  await expect(textbox(page, "PVN nr.")).toHaveValue("");
  await say(data.vat_nr);
  await page.goto(at);
  await expect(page.getByText("Uzņēmumam nav PVN numura")).toHaveCount(0);
  await issue(page);
});

test("voiding says what its waybills and its credit note become", async ({ page, installation }) => {
  const begun = await billable(installation);
  const { id: first } = await drafted(begun);
  const { customer } = (await begun.admin("GET", `/invoices/${first}`)).json().data;
  await begun.admin("DELETE", `/invoices/${first}`);
  await begun.admin("PATCH", `/customers/${customer.id}`, { body: { address: "" } });
  const { id, at } = await issued(begun);
  const waybill = {
    invoice_type_id: 2,
    waybill: { pricing_invoice_id: id, delivery_address: "Ostas iela 1" },
  };
  await issued(begun, waybill);
  await drafted(begun, waybill);
  await letIn(page, "admin");
  await page.goto(`${at}/void`);
  const form = page.getByRole("dialog");
  await expect(form).toContainText(`paliek spēkā, jo prece ir nodota: ${numbered("PZ", 1)}.`);
  await expect(form).toContainText("Pavadzīmes melnrakstā šis rēķins būs jāaizstāj ar citu");
  await expect(form).toContainText("kredītrēķinā to nebūs arī");
  await expect(form.getByRole("listitem")).toHaveText(["Juridiskā adrese"]);
});

test("an issued document says what it lacks to be an e-invoice", async ({ page, installation }) => {
  const begun = await billable(installation);
  const { at } = await issued(begun);
  await letIn(page, "user");
  await page.goto(at);
  await page.getByText("E-rēķinam šajā dokumentā trūkst datu").click();
  await expect(page.getByText("Pircēja atsauce vai pasūtījuma numurs")).toBeVisible();
});

import { showDate } from "#model/date/dates.ts";
import { eInvoiceOf, municipalDesk, ordered } from "../api/e-invoices/arrange.ts";
import { draft, issued } from "../api/invoices/arrange.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, choice, dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { enterAs, test as testSpecification } from "../support/plain/spec-backend.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

async function municipal(installation: TestInstallation) {
  const admin = await callerAt(installation, signIns.admin);
  return { admin, at: await municipalDesk(admin) };
}

test("what is sent to a public body is noted without scripts", async ({ page, installation }) => {
  const lines = [{ name: "Plakāts", price: "100", quantity: "1" }];
  const { admin, estimate } = await begunEstimate(installation, lines);
  const project = (await admin("GET", "/projects/1")).json().data;
  await admin("PATCH", `/customers/${project.customer.id}`, {
    body: { is_public_body: true, country: "LV" },
  });
  const draft = await admin("POST", `/${estimate.id}/invoices`, { body: { order_number: "PAS-9" } });
  const { id } = draft.json().data;
  const issued = await admin("POST", `/invoices/${id}/final_document`, { body: {} });
  const { invoice_nr } = issued.json().data;
  await letIn(page, "user");

  await page.goto("/invoices/e-invoices?state=unsent");
  await expect(link(page, "Lejupielādēt nosūtāmos")).toHaveAttribute("href", /^\/api\/e_invoices\/package/);
  await link(page, invoice_nr).click();
  const noting = dialog(page, `E-rēķins ${invoice_nr}`);
  await choice(noting, "Kā nosūtīts").selectOption("E-pasts");
  await textbox(noting, "Nosūtīts").fill("31.02.2032");
  await button(noting, "Saglabāt").click();
  await expect(textbox(page, "Nosūtīts")).toHaveValue("31.02.2032");
  await textbox(page, "Nosūtīts").fill("");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "E-rēķina ziņas saglabātas")).toBeVisible();
  await page.goto("/invoices/e-invoices");
  await expect(row(page, invoice_nr)).toContainText("Jānosūta");
  await expect(row(page, invoice_nr)).toContainText("E-pasts");
});

test("many are noted as sent and reported, each by itself, and taken back", async ({
  page,
  installation,
}) => {
  const { admin, at } = await municipal(installation);
  const before = await issued(at, { ...ordered, percentage: 10 });
  const [first, second] = [
    await issued(at, { ...ordered, percentage: 20 }),
    await issued(at, { ...ordered, percentage: 30 }),
  ];
  await admin("PATCH", `/e_invoices/${before.id}`, { body: { channel: "mail", sent_on: daysAway(0) } });
  await letIn(page, "user");
  await page.goto(`/invoices/e-invoices?client=${at.clientId}`);
  for (const { invoice_nr } of [before, first, second])
    await row(page, invoice_nr).getByRole("checkbox").check();
  await button(page, "Darbības").click();

  await choice(page, "Kā nosūtīts").selectOption("E-rēķinu operators");
  await textbox(page, "Nosūtīts").fill(showDate(daysAway(1)));
  await button(page, "Atzīmēt kā nosūtītus").click();
  await expect(textbox(page, "Nosūtīts")).toHaveAccessibleDescription("Šis datums vēl nav pienācis");
  expect(await eInvoiceOf(admin, first)).toMatchObject({ sent_on: null });
  await textbox(page, "Nosūtīts").fill(showDate(daysAway(0)));
  await choice(page, "Kā nosūtīts").selectOption("Citādi (portāls, EDI)");
  await button(page, "Atzīmēt kā nosūtītus").click();
  await expect(page.getByText("Izdarīts: 2 no 3")).toBeVisible();
  await expect(page.getByText(/Jau norādīts, kad un kā tas nosūtīts/)).toHaveCount(1);
  expect(await eInvoiceOf(admin, before)).toMatchObject({ channel: "mail" });
  for (const one of [first, second])
    expect(await eInvoiceOf(admin, one)).toMatchObject({ channel: "other", state: "unreported" });

  await button(page, "Atzīmēt kā paziņotus VID").click();
  await expect(page.getByText("Izdarīts: 3 no 3")).toBeVisible();
  expect(await eInvoiceOf(admin, before)).toMatchObject({ state: "done" });
  await button(page, "Atsaukt").click();
  await expect(page.getByText("Atsaukts: 3 no 3")).toBeVisible();
  expect(await eInvoiceOf(admin, before)).toMatchObject({ state: "unreported", channel: "mail" });
});

test("drafts and what a colleague has noted meanwhile stay as they are", async ({ page, installation }) => {
  const { admin, at } = await municipal(installation);
  const written = await draft(at, { ...ordered, percentage: 10, supply_date: daysAway(-1) });
  const noted = await issued(at, { ...ordered, percentage: 20 });
  await letIn(page, "user");
  await page.goto(`/invoices/e-invoices/selected?client=${at.clientId}&row=${written.id}&row=${noted.id}`);
  await admin("PATCH", `/e_invoices/${noted.id}`, { body: { note: "Portālā" } });
  await choice(page, "Kā nosūtīts").selectOption("E-pasts");
  await button(page, "Atzīmēt kā nosūtītus").click();
  await expect(page.getByText("Izdarīts: 0 no 2")).toBeVisible();
  await expect(page.getByText(/Melnraksts vēl nav nosūtāms/)).toBeVisible();
  await expect(page.getByText(/šis ieraksts ir mainīts/)).toBeVisible();
  expect(await eInvoiceOf(admin, noted)).toMatchObject({ sent_on: null, note: "Portālā" });
});

test("an invoice says how far it is as an e-invoice, where somebody asks for one", async ({
  page,
  installation,
}) => {
  const { admin, at } = await municipal(installation);
  const { id, invoice_nr } = await issued(at, ordered);
  const address = `/invoices/${at.estimate.id}/${id}`;
  await letIn(page, "user");
  await page.goto(address);
  const due = showDate((await eInvoiceOf(admin, { id })).due_on ?? "");
  await expect(page.getByText("Jānosūta līdz")).toBeVisible();
  await expect(page.getByText(due, { exact: true })).toBeVisible();
  await link(page, "Labot e-rēķina ziņas").click();
  const noting = dialog(page, `E-rēķins ${invoice_nr}`);
  await choice(noting, "Kā nosūtīts").selectOption("E-pasts");
  await textbox(noting, "Nosūtīts").fill(showDate(daysAway(0)));
  await button(noting, "Saglabāt").click();
  await expect(page).toHaveURL(address);
  const { name } = (await (await callerAt(installation, signIns.user))("GET", "/user")).json().data;
  await expect(page.getByText(`${showDate(daysAway(0))}, E-pasts, ${name}`)).toBeVisible();
  await expect(page.getByText("Jāpaziņo VID līdz")).toBeVisible();

  await admin("PATCH", `/e_invoices/${id}`, { body: { channel: null, sent_on: null } });
  await admin("PATCH", `/customers/${at.clientId}`, { body: { is_public_body: false } });
  await page.goto(address);
  await expect(page.getByText("Jānosūta līdz")).toHaveCount(0);
  await expect(link(page, "Labot e-rēķina ziņas")).toHaveCount(0);
});

test("a reference that is emptied while issuing is empty, and asked for", async ({ page, installation }) => {
  const lines = [{ name: "Plakāts", price: "100", quantity: "1" }];
  const { admin, estimate } = await begunEstimate(installation, lines);
  const project = (await admin("GET", "/projects/1")).json().data;
  await admin("PATCH", `/customers/${project.customer.id}`, {
    body: { is_public_body: true, country: "LV" },
  });
  const body = { order_number: "PAS-9", buyer_reference: "Nodaļa 1" };
  const { id } = (await admin("POST", `/${estimate.id}/invoices`, { body })).json().data;
  await letIn(page, "user");
  await page.goto(`/invoices/${estimate.id}/${id}/issue`);
  await textbox(page, "Pasūtījuma nr.").fill("");
  await textbox(page, "Pircēja atsauce").fill("");
  await button(page, "Izrakstīt").click();
  await expect(textbox(page, "Pasūtījuma nr.")).toHaveAccessibleDescription(/jābūt pasūtījuma numuram/);
  await textbox(page, "Pasūtījuma nr.").fill("PAS-10");
  await button(page, "Izrakstīt").click();
  const { order_number, buyer_reference } = (await admin("GET", `/invoices/${id}`)).json().data;
  expect({ order_number, buyer_reference }).toEqual({ order_number: "PAS-10", buyer_reference: "" });
});

testSpecification("a backend that knows no e-invoices leads to none", async ({ page }) => {
  await enterAs(page, "ilze", "/invoices");
  await expect(link(page, "E-rēķini")).toHaveCount(0);
  await page.goto("/invoices/e-invoices");
  await expect(page.getByText(/nepiedāvā/)).toBeVisible();
});

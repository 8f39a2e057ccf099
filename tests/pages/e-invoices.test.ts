import { begunEstimate } from "../support/begun-estimate.ts";
import { button, choice, dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { enterAs, test as testSpecification } from "../support/plain/spec-backend.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

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

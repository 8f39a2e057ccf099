import { roleIds } from "#model/user/role.ts";
import { aProject, made } from "../api/arrange.ts";
import { aside, listed, send as sendStatement, statementOf } from "../api/bank/arrange.ts";
import { day } from "../api/calendar/arrange.ts";
import { addedFile } from "../api/estimates/estimate-files.ts";
import { seller } from "../api/invoices/arrange.ts";
import type { Office } from "../api/people.ts";
import { send } from "../api/products/catalogue.ts";
import { taken } from "../api/purchases/arrange.ts";
import { attached } from "../api/terms/arrange.ts";
import { type Caller, password } from "../support/installation.ts";
import { pdfWith } from "../support/pdf.ts";
import { ascii, joined, pngChunk, pngData, pngEnd, pngOf } from "../support/pictures.ts";

/** What stands in a text field; no longer than it may be. */
type Text = (field: string, longest: number) => string;

interface Writer {
  admin: Caller;
  text: Text;
  /** Texts of several fields, by the most characters that each takes. */
  texts: (noun: string, fields: Record<string, number>) => Record<string, string>;
}

/**
 * Fills an empty office with rows of every noun, and every text field of them with what `text` says: the same rows with
 * the same ids in every office, from 1. Of people the founder is 1, an employee 2 and a user 3. The addresses of its files.
 */
export async function fillEveryText({ admin }: Office, text: Text): Promise<string[]> {
  const texts: Writer["texts"] = (noun, fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, most]) => [name, text(`${noun}.${name}`, most)]));
  const writer = { admin, text, texts };
  await settle(writer);
  await fillStock(writer);
  await hire(writer);
  await introduceClient(writer);
  const pictures = await hangPictures(writer);
  const file = await estimate(writer);
  await invoice(writer);
  await buy(writer);
  await bank(writer);
  await mail(writer);
  await plan(writer);
  return [...pictures, file, "/api/terms/2/file", ...[1, 2].map((id) => `/api/document_mails/${id}/file`)];
}

async function changed(admin: Caller, path: string, body: object): Promise<void> {
  const answer = await admin("PATCH", path, { body });
  if (answer.status !== 200) throw new Error(`PATCH ${path} answered ${answer.status}: ${answer.text}`);
}

async function settle({ admin, text, texts }: Writer) {
  const accounts = [{ ...seller.accounts[0], bank: text("company.bank", 120) }];
  const details = texts("company", { legal_name: 200, address: 300, phone: 40, footer: 500 });
  await changed(admin, "/companies/1/details", { ...seller, ...details, accounts });
  await changed(admin, "/languages/1", { translations: { "menu.clients": text("own text", 1000) } });
  const terms = await admin("POST", "/terms", { body: texts("terms", { text_lv: 1000, text_en: 1000 }) });
  if (terms.status !== 200) throw new Error(`POST /terms answered ${terms.status}: ${terms.text}`);
  await attached(
    admin,
    pdfWith(text("terms.file", 200)),
    `${text("terms.file_name", 100).replace(/[/\\"\r\n]/g, "")}.pdf`,
  );
  await made(admin, "/holidays", { date: day(4, 1), name: text("holiday.name", 80) });
  const rate = { category: "S", rate: "6", from: "2026-01-01" };
  await made(admin, "/vat_rates", { ...rate, ...texts("vat rate", { name: 60, name_en: 60 }) });
}

async function fillStock({ admin, text, texts }: Writer) {
  const names = { name: 200, name_en: 200 };
  await made(admin, "/measure_units", {
    ...texts("unit", { short_name: 20, short_name_en: 20 }),
    code: "XRO",
  });
  const priced = { measure_unit_id: 8, price: "25" };
  await made(admin, "/stock_items", { ...texts("agency item", names), ...priced, type_id: 1 });
  await made(admin, "/stock_items", { ...texts("production item", names), type_id: 2 });
  await made(admin, "/work-types", {
    name: text("work type.name", 120),
    color: "#336699",
    is_additional: true,
  });
  const both = (field: string, longest: number) => ({
    lv: text(`product.${field}`, longest),
    en: text(`product.${field} in English`, longest),
  });
  await made(admin, "/products", {
    ...texts("product", { code: 60, catalogue: 120 }),
    default_measure_unit_id: 8,
    name: both("name", 200),
    color: both("color", 120),
    size: both("size", 120),
    material: both("material", 120),
  });
}

async function hire({ admin, text }: Writer) {
  const person = (name: string) => ({
    name: text(`${name}.name`, 120),
    email: `${name}@test.lv`,
    password,
  });
  await made(admin, "/register", {
    ...person("employee"),
    role_id: roleIds.employee,
    stock_item_id: 1,
  });
  await made(admin, "/register", { ...person("user"), role_id: roleIds.user, manage_calendar: true });
  await changed(admin, "/user/update-info", { name: text("founder.name", 120) });
}

async function introduceClient({ admin, text, texts }: Writer) {
  await made(admin, "/banks", { name: text("bank.name", 120), swift: "BANKLV22" });
  const names = { name: 200, short_name: 60, address: 300, registered_address: 300 };
  await made(admin, "/customers", {
    ...texts("client", names),
    contact: texts("contact", { name: 120, phone: 40 }),
    reg_nr: "40003521600",
    bank_id: 1,
    iban: "LV80BANK0000435195001",
  });
  await made(admin, "/1/customer_stock_item_prices", { stock_item_id: 1, price: "20" });
  const managed = { client: 1, project_manager: 1, second_user_id: 3, in_planning: true };
  await made(
    admin,
    "/projects",
    aProject({ ...managed, ...texts("project", { name: 200, short_name: 60 }) }),
  );
}

/** Pictures that say something to anyone who looks into their bytes: of the product, and all that branding has. */
async function hangPictures({ admin, text }: Writer): Promise<string[]> {
  const picture = (name: string, field: string) => {
    const comment = pngChunk("tEXt", joined(ascii("Comment\x00"), Buffer.from(text(field, 200))));
    const content = pngOf(5, 3, comment, pngData, pngEnd);
    return [{ name, content, filename: "foto.png", type: "image/png" }];
  };
  const ofProduct = await send(admin, "/products/1/add-files", picture("images[]", "image of a product"));
  const logo = await send(admin, "/companies/1/images/logo_main", picture("image", "logo"));
  return [ofProduct.json().images[0].url, logo.json().data.images.logo_main];
}

/** An estimate and an offer of one project. The address of the estimate's file. */
async function estimate({ admin, text, texts }: Writer): Promise<string> {
  const item = texts("line", { name: 500, name_en: 500 });
  const add = (position: number, ...position_items: object[]) =>
    made(admin, `/${position}/position_items`, { position_items });
  await made(admin, "/estimates", { name: text("estimate.name", 200), project_id: 1 });
  await made(admin, "/1/stages", { name: text("stage.name", 200) });
  await made(admin, "/positions", {
    estimate_id: 1,
    name: text("position.name", 500),
    estimate_stage_id: 1,
  });
  const own = { ...item, price: 25, quantity: 4, measure_unit_id: 8 };
  await add(1, own, { ...item, stock_item_id: 1 }, { ...item, product_id: 1, price: "3" });
  await changed(admin, "/estimates/1", { commentary: `<p>${text("commentary", 1000)}</p>` });
  await made(admin, "/estimates/1/templates", { name: text("template.name", 200) });
  await made(admin, "/recurring_invoices", {
    name: text("recurring.name", 150),
    estimate_id: 1,
    every: "month",
    day_of_month: 1,
    starts_on: "2032-01-01",
    does: "draft",
  });
  for (const path of ["/1/additional_costs", "/position_items/1/additional_costs"])
    await made(admin, path, {
      ...texts("cost", { name: 200, description: 500 }),
      payment_type_id: 1,
      total: "12.50",
    });
  await made(admin, "/estimates", { name: text("offer.name", 200), project_id: 1, estimate_type_id: 2 });
  await add(2, { ...item, product_id: 1, price: "3" });
  const file = await addedFile(admin, 1, {
    content: pdfWith(text("file", 200)),
    filename: `${text("file.name", 100).replace(/[/\\"\r\n]/g, "")}.pdf`,
    description: text("file.description", 1000),
  });
  return file.url;
}

/** An issued invoice with a payment, and the draft of a waybill. */
async function invoice({ admin, text, texts }: Writer) {
  const words = texts("invoice", { description: 2000, comment: 2000 });
  await made(admin, "/1/invoices", { ...words, position_items: [1, 2] });
  const issued = await admin("POST", "/invoices/1/final_document", { body: {} });
  if (issued.status !== 200) throw new Error(issued.text);
  const payment = { date: "2026-11-02", amount: "1", note: text("payment.note", 200) };
  await made(admin, "/invoices/1/payments", payment);
  const people = texts("waybill", { issued_by: 200, received_by: 200, carrier: 200 });
  const places = texts("waybill", { dispatch_address: 300, delivery_address: 300 });
  await made(admin, "/1/invoices", {
    invoice_type_id: 2,
    position_items: [3],
    ...words,
    waybill: { purpose: "sale", ...people, ...places },
  });
}

/** The estimate and the invoice, as they go to the client. */
async function mail({ admin, text, texts }: Writer) {
  for (const document of ["/estimates/1", "/invoices/1"])
    await made(admin, `${document}/mails`, {
      ...texts("mail", { subject: 200 }),
      text: text("mail.text", 1000),
      to: ["klients@test.lv"],
      lang: "lv",
    });
}

/** A project's hours in this week, additional work in the next. */
async function plan({ admin, text }: Writer) {
  const link = `https://test.lv/#${encodeURIComponent(text("entry.link", 100)).slice(0, 400)}`;
  const hours = { user_id: 2, start_time_id: 9, duration: 2, link };
  const entry = { ...hours, description: text("entry.description", 2000) };
  await made(admin, "/calendar?override=1", { ...entry, date: day(0, 0), project_id: 1 });
  await made(admin, "/calendar", { ...entry, date: day(0, 1), work_type_id: 1 });
}

/** A supplier's invoice that is typed from a PDF, and rejected. */
async function buy({ admin, text }: Writer): Promise<void> {
  const { id } = await taken(admin, pdfWith("pirkums"));
  await changed(admin, `/purchase_invoices/${id}`, {
    supplier_id: 1,
    number: text("purchase.number", 100),
    lines: [{ name: text("purchase.line", 200), net: "12.50", vat_rate: "21" }],
  });
  await changed(admin, `/purchase_invoices/${id}/state`, {
    state: "rejected",
    reason: text("purchase.reason", 500),
  });
}

/** Entries of a bank statement: one that is to be booked, and one that is set aside. */
async function bank({ admin, text }: Writer): Promise<void> {
  const inXml = (name: string, most: number) =>
    text(name, most).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const entries = ["open", "aside"].map((ref) => ({
    ref,
    amount: "1.00",
    name: inXml(`bank_entry.${ref}.name`, 140),
    text: inXml(`bank_entry.${ref}.text`, 400),
  }));
  await sendStatement(admin, statementOf(entries));
  await aside(admin, (await listed(admin)).slice(1), text("bank_entry.note", 200));
}

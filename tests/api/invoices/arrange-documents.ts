import { vatNumberProblem } from "#model/identifier/identifiers.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { Answer, Caller } from "#tests/support/installation.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { made } from "../arrange.ts";
import { addItems, type Desk, desk } from "../estimates/arrange.ts";

/** What the law wants to know of a seller (domain §4). */
const seller = {
  legal_name: "SIA „Čaklā roka”",
  reg_nr: "40003521600",
  vat_nr: "LV40003521600",
  address: "Brīvības iela 100, Rīga",
  email: "rekini@test.lv",
  phone: "+371 67000000",
  accounts: [{ bank: "Swedbank", bic: "BANKLV22", iban: "LV80BANK0000435195001" }],
  footer: "Paldies par sadarbību",
};

let number = 40_003_000_000;

/** A client whom a company can invoice, of a number that no other has. */
function aBuyer() {
  do number += 1;
  while (vatNumberProblem(`LV${number}`) !== null);
  return {
    name: "SIA „Ķekavas šķūņi”",
    reg_nr: String(number),
    vat_nr: `LV${number}`,
    address: "Ķekavas iela 7, Ķekava",
    contact: { name: "Jānis Bērziņš", phone: "" },
  };
}

export const aLine = (fields: object = {}) => ({
  name: "Ķēžu un šķūņu āra vizuāļi",
  name_en: "Outdoor visuals",
  measure_unit_id: 1,
  quantity: "3",
  price: "33.3333",
  ...fields,
});

/** An estimate with these lines, approved, of a client whom a company can invoice. */
export async function billed(
  admin: Caller,
  { lines = [aLine()], fields = {} }: { lines?: object[]; fields?: object } = {},
): Promise<Desk> {
  await done(admin("PATCH", "/companies/1/details", { body: seller }));
  const at = await desk(admin);
  await done(admin("PATCH", `/customers/${at.clientId}`, { body: aBuyer() }));
  await addItems(at, lines);
  await done(admin("PATCH", `/estimates/${at.estimate.id}`, { body: { ...fields, is_approved: true } }));
  return at;
}

export const aDraft = ({ caller, estimate }: Desk, body: object = {}): Promise<Invoice> =>
  made(caller, `/${estimate.id}/invoices`, body);

/** A document as it was issued. */
export async function issued(at: Desk, body: object = {}): Promise<Invoice> {
  const { id } = await aDraft(at, body);
  return (await done(at.caller("POST", `/invoices/${id}/final_document`, { body: {} }))).data;
}

/** A document as it is now. */
export const again = async ({ caller }: Desk, { id }: Invoice): Promise<Invoice> =>
  (await done(caller("GET", `/invoices/${id}`))).data;

/** Voids a document and answers its credit note. */
export async function creditOf({ caller }: Desk, { id }: Invoice): Promise<Invoice> {
  const { credit_note } = (await done(caller("DELETE", `/invoices/${id}`))).data;
  return (await done(caller("GET", `/invoices/${credit_note.id}`))).data;
}

export const pdfOf = ({ caller }: Desk, { id }: Invoice, language = "lv"): Promise<Answer> =>
  caller("GET", `/invoices/pdf/${id}?lang=${language}`);

/** The words of a document, page by page. */
export async function pagesOf(at: Desk, document: Invoice, language = "lv"): Promise<string[]> {
  const answer = await pdfOf(at, document, language);
  if (answer.status !== 200) throw new Error(answer.text);
  return pagesIn(answer.bytes);
}

export async function done(answer: Promise<Answer>) {
  const { status, text, json } = await answer;
  if (status >= 300) throw new Error(`${status} ${text}`);
  return json();
}

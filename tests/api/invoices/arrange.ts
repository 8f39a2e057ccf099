import type { EstimateInvoices, Invoice } from "#model/invoice/invoice.ts";
import type { Caller } from "#tests/support/installation.ts";
import { made } from "../arrange.ts";
import { addItems, type Desk, desk } from "../estimates/arrange.ts";

/** What the company has to say of itself before it issues anything. */
export const seller = {
  legal_name: "SIA Aģentūra",
  reg_nr: "40003521600",
  vat_nr: "LV40003521600",
  address: "Rīga, Brīvības iela 1",
  accounts: [{ bank: "Banka", bic: "BANKLV22", iban: "LV80BANK0000435195001" }],
};

export async function introduceSeller(admin: Caller, details: object = {}): Promise<void> {
  const answer = await admin("PATCH", "/companies/1/details", { body: { ...seller, ...details } });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** An estimate of three lines: 100.00 and 33.33 at 21 %, 50.00 at 5 %. */
export async function invoiceDesk(
  caller: Caller,
  estimate: object = {},
): Promise<Desk & { items: number[] }> {
  const at = await desk(caller);
  if (Object.keys(estimate).length > 0)
    await caller("PATCH", `/estimates/${at.estimate.id}`, { body: estimate });
  const lines = await addItems(at, [
    { name: "Dizains", name_en: "Design", price: 25, quantity: 4 },
    { name: "Teksts", price: "11.11", quantity: 3 },
    { name: "Grāmata", price: 50, vat_category: "S", vat_rate: "5" },
  ]);
  return { ...at, items: lines.map(({ id }) => id) };
}

export const draft = ({ caller, estimate }: Desk, body: object = {}): Promise<Invoice> =>
  made(caller, `/${estimate.id}/invoices`, body);

export async function issued(at: Desk, body: object = {}, final: object = {}): Promise<Invoice> {
  return issue(at, (await draft(at, body)).id, final);
}

export async function issue({ caller }: Desk, id: number, final: object = {}): Promise<Invoice> {
  const answer = await caller("POST", `/invoices/${id}/final_document`, { body: final });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json().data;
}

/** What is invoiced of the desk's estimate, and what is left. */
export async function invoicing({ caller, estimate }: Desk): Promise<EstimateInvoices> {
  return (await caller("GET", `/${estimate.id}/invoices`)).json().data;
}

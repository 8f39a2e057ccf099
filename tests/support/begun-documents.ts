import { type Begun, begunEstimate } from "./begun-estimate.ts";
import type { Answer, TestInstallation } from "./installation.ts";

/** What prepares a test has to succeed. */
function done({ status, text }: Answer): void {
  if (status >= 300) throw new Error(text);
}

/** Numbers that begin at one: those with a year go on behind the demonstration's. */
const series = (prefix: string) => ({ prefix: `${prefix}-T-`, with_year: false, width: 4 });

/** Who sells: without these details nothing is issued. */
const seller = {
  series: { invoice: series("RE"), waybill: series("PZ"), credit_note: series("KR") },
  legal_name: "Testa birojs, SIA",
  reg_nr: "40003521600",
  vat_nr: "LV40003521600",
  address: "Brīvības iela 100, Rīga, LV-1001",
  accounts: [{ bank: "Luminor", bic: "BANKLV22", iban: "LV80BANK0000435195001" }],
};

/** 400.00 at 21 % and 250.05 at 5 %: 650.05 without VAT, 746.55 with it. */
const lines = [
  { name: "Vāka zīmējums", price: 40, quantity: 10 },
  { name: "Ofseta druka", price: "0.1667", quantity: 1500, vat_category: "S", vat_rate: 5 },
];

/** The details of the company, so that documents can be issued. */
export async function sells({ admin }: Pick<Begun, "admin">): Promise<void> {
  const answer = await admin("PATCH", "/companies/1/details", { body: seller });
  done(answer);
}

/** An estimate that documents can be made and issued of. */
export async function billable(installation: TestInstallation): Promise<Begun> {
  const begun = await begunEstimate(installation, lines);
  await sells(begun);
  return begun;
}

/** A draft, made over the API. */
export async function drafted({ admin, estimate }: Begun, body: object = {}) {
  const answer = await admin("POST", `/${estimate.id}/invoices`, { body });
  done(answer);
  const { id } = answer.json().data;
  return { id, at: `/invoices/${estimate.id}/${id}` };
}

/** A document with its number, made over the API. */
export async function issued(begun: Begun, body: object = {}) {
  const draft = await drafted(begun, body);
  const answer = await begun.admin("POST", `/invoices/${draft.id}/final_document`, { body: {} });
  done(answer);
  return { ...draft, number: answer.json().data.invoice_nr };
}

/** "RE-T-0001": a number of a series. */
export const numbered = (prefix: "RE" | "PZ" | "KR", place: number): string =>
  `${prefix}-T-${String(place).padStart(4, "0")}`;

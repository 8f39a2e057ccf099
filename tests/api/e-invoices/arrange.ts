import type { EInvoice } from "#model/einvoice/e-invoice.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";
import { introduceSeller, invoiceDesk } from "../invoices/arrange.ts";

/** An office with a seller in Latvia and an estimate for a public body, whose documents have an order number. */
export async function municipalOffice() {
  const { installation, admin } = await emptyOffice();
  return { installation, admin, at: await municipalDesk(admin) };
}

/** An estimate for a public body, in an office whose seller is in Latvia. */
export async function municipalDesk(admin: Caller) {
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  const body = { is_public_body: true, country: "LV", reg_nr: "90000064250" };
  await admin("PATCH", `/customers/${at.clientId}`, { body });
  return at;
}

/** What the body of a document needs that a public body is asked for. */
export const ordered = { order_number: "PAS-7" };

export const eInvoiceOf = async (caller: Caller, { id }: { id: number }): Promise<EInvoice> =>
  (await caller("GET", `/e_invoices/${id}`)).json().data;

/** Each listed document by its number and state, in the order of the list. */
export async function listed(caller: Caller, query = ""): Promise<string[]> {
  const rows: EInvoice[] = (await caller("GET", `/e_invoices${query}`)).json().data;
  return rows.map(({ invoice_nr, state }) => `${invoice_nr || "–"} ${state}`);
}

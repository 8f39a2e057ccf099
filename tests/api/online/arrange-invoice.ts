import { emptyOffice, made } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { readerOf, sentLink } from "./arrange.ts";

/** An agency with an invoice of 183.33 without VAT, 213.83 with it, due in twenty days, that its client was sent a link to. */
export async function invoicedOffice({ details = {}, final = {}, mail = {} }: Arranged = {}) {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin, details);
  const at = await invoiceDesk(admin);
  const dates = { date: daysAway(-10), due_date: daysAway(20) };
  const invoice = await issued(at, {}, { ...dates, ...final });
  const path = `/invoices/${invoice.id}`;
  const token = await sentLink({ installation, admin, path }, mail);
  const reader = readerOf(installation, token);
  const read = async () => (await reader("GET")).json().data;
  const pay = (amount: string) => made(admin, `${path}/payments`, { date: daysAway(0), amount });
  return { installation, admin, at, invoice, path, token, reader, read, pay };
}

interface Arranged {
  /** Of the company, of the document as it is issued, and of the mail. */
  details?: object;
  final?: object;
  mail?: object;
}

/** What a QR code of a payment says, by the places that EPC069-12 gives its elements. */
export function transferIn(qr: string) {
  const [tag, version, letters, kind, bic, name, iban, amount, purpose, reference = "", text = ""] =
    qr.split("\n");
  return { tag, version, letters, kind, bic, name, iban, amount, purpose, reference, text };
}

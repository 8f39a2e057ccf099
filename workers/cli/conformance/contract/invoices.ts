import { one as oneRow } from "#model/answer/answer.ts";
import { invoice, invoiceChoices, invoiceList } from "#model/invoice/invoice.ts";
import { inside } from "../fields.ts";
import { noun, one, pdf, sheet, under } from "../operation.ts";

/** Specification §3 Invoice, Final document payload, Paged lists; §7 Invoices. */
const entry = "id:id invoice_nr|invoiceNr:text? customer|customer_name:any status_id:id";
const whole = `${entry} payment_date:date? comment:text? description:text?`;
const cents = "net_cents:cents vat_cents:cents total_cents:cents";

const listed = [
  "invoices:object invoices.data:list invoices.total|total:whole statuses:list",
  inside("invoices.data[]", entry),
  inside("statuses[]", "id:id display_name:text"),
].join(" ");

export const invoices = noun("Invoices", [
  [
    "invoices.list",
    "GET /invoices",
    under("", listed, {
      reader: invoiceList,
      should: `invoices.last_page:whole ${inside("invoices.data[]", cents)}`,
    }),
  ],
  [
    "invoices.choices",
    "GET /{estimateId}/invoices/create",
    one("estimate:object", { reader: oneRow(invoiceChoices) }),
  ],
  ["invoices.create", "POST /{estimateId}/invoices", one(whole, { reader: oneRow(invoice) })],
  [
    "invoices.read",
    "GET /invoices/{id}",
    one(whole, { reader: oneRow(invoice), should: cents }),
    { isVersioned: true },
  ],
  ["invoices.update", "PATCH /invoices/{id}", "anything", { isVersioned: true }],
  ["invoices.close", "POST /invoices/{id}/close", "anything"],
  ["invoices.pdf", "GET /invoices/pdf/{id}", pdf],
  ["invoices.export", "GET /invoices/export", sheet],
  ["invoices.delete", "DELETE /invoices/{id}", "anything"],
]);

import { showDate } from "#model/date/dates.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { showRate } from "#model/purchase/show-rate.ts";

const date = (day: string | null) => showDate(day ?? "");

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const purchaseValues = (row: PurchaseInvoice, language: string) => ({
  supplier_id: row.supplier ? String(row.supplier.id) : "",
  // What the supplier's field shows of the id.
  supplier_id_name: row.supplier?.name ?? "",
  number: row.number,
  issued_on: date(row.issued_on),
  due_on: date(row.due_on),
  currency: row.currency,
  rate: showRate(row.rate ?? "", language),
  rate_on: date(row.rate_on),
});

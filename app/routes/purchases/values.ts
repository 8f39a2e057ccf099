import { showDate } from "#model/date/dates.ts";
import { typeDecimal } from "#model/money/decimal.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { showRate } from "#model/purchase/show-rate.ts";
import { sumsOf } from "#model/purchase/typed-sums.ts";

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
  ...paperSums(row, language),
});

/** What the paper says where its lines come to something else. */
function paperSums(row: PurchaseInvoice, language: string) {
  const counted = sumsOf(row.lines);
  return {
    vat: row.vat_cents === counted.vat_cents ? "" : typed(row.vat_cents, language),
    payable: row.payable_cents === row.total_cents ? "" : typed(row.payable_cents, language),
  };
}

const typed = (cents: number, language: string) =>
  `${cents < 0 ? "-" : ""}${typeDecimal(Math.abs(cents) * 100, language)}`;

import { showDate } from "#model/date/dates.ts";
import type { PurchaseOrder } from "#model/purchase-order/purchase-order.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const orderValues = (row: PurchaseOrder) => ({
  supplier_id: row.supplier ? String(row.supplier.id) : "",
  // What the fields with type-ahead show of the ids.
  supplier_id_name: row.supplier?.name ?? "",
  project_id: row.project ? String(row.project.id) : "",
  project_id_name: row.project?.name ?? "",
  wanted_on: showDate(row.wanted_on ?? ""),
  note: row.note,
});

import { z } from "zod";
import { id } from "../answer/fields.ts";
import { cents, count, quantity, type Report } from "./report.ts";

const row = z.object({
  stock_item_id: id,
  stock_item: z.string(),
  measure_unit_id: id,
  unit: z.string(),
  documents: count,
  quantity,
  /** After the discount, without VAT; advances that a document deducts are not taken off. */
  net_cents: cents,
});
export type InvoicedItemsRow = z.infer<typeof row>;

/** How much of each stock item was invoiced in a period, in documents that were not voided (specification §7). */
export const invoicedStockItems = {
  name: "invoiced_stock_items",
  module: "stockOrderReport",
  filters: ["from", "to", "project_manager", "customer_id", "stock_item_id"],
  row,
  columns: [
    { key: "stock_item", kind: "text" },
    { key: "unit", kind: "text" },
    // One document may stand in several rows: they do not add up to anything.
    { key: "documents", kind: "count" },
    { key: "quantity", kind: "quantity" },
    { key: "net_cents", kind: "money", isTotalled: true },
  ],
  chart: { of: "largest", id: "stock_item_id", label: "stock_item", series: ["net_cents"] },
} satisfies Report<keyof InvoicedItemsRow>;

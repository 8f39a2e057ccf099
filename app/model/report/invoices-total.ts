import { z } from "zod";
import { id } from "../answer/fields.ts";
import { cents, count, type Report } from "./report.ts";

const row = z.object({
  customer_id: id,
  customer: z.string(),
  /** Those that stand: neither voided ones nor credit notes. */
  documents: count,
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
  paid_cents: cents,
  open_cents: cents,
});
export type InvoicesTotalRow = z.infer<typeof row>;

/** What each client was invoiced in a period, what was paid of it, and what is open (specification §7). */
export const invoicesTotal = {
  name: "invoices_total",
  module: "incomeReport",
  filters: ["from", "to", "project_manager", "customer_id"],
  row,
  columns: [
    { key: "customer", kind: "text", leadsTo: "client" },
    { key: "documents", kind: "count", isTotalled: true, leadsTo: "client_invoices" },
    { key: "net_cents", kind: "money", isTotalled: true },
    { key: "vat_cents", kind: "money", isTotalled: true },
    { key: "total_cents", kind: "money", isTotalled: true },
    { key: "paid_cents", kind: "money", isTotalled: true },
    { key: "open_cents", kind: "money", isTotalled: true },
  ],
  chart: { of: "largest", id: "customer_id", label: "customer", series: ["net_cents"] },
} satisfies Report<keyof InvoicesTotalRow>;

import { z } from "zod";
import { cents, count, percent, type Report } from "./report.ts";

const row = z.object({
  vat_category: z.string().nullable(),
  vat_rate: percent.nullable(),
  /** Documents that have anything under the category and rate. */
  sales_documents: count,
  sales_net_cents: cents,
  output_vat_cents: cents,
  purchase_documents: count,
  purchase_net_cents: cents,
  input_vat_cents: cents,
  /** Output VAT less input VAT. */
  vat_difference_cents: cents,
});
export type VatOverviewRow = z.infer<typeof row>;

/** Sums of the journals of sales and purchases by VAT category and rate, to be laid beside the declaration (docs/decisions/094). */
export const vatOverview = {
  name: "vat_overview",
  module: "books",
  filters: ["from", "to"],
  row,
  columns: [
    { key: "vat_category", kind: "word" },
    { key: "vat_rate", kind: "percent" },
    { key: "sales_documents", kind: "count" },
    { key: "sales_net_cents", kind: "money", isTotalled: true },
    { key: "output_vat_cents", kind: "money", isTotalled: true },
    { key: "purchase_documents", kind: "count" },
    { key: "purchase_net_cents", kind: "money", isTotalled: true },
    { key: "input_vat_cents", kind: "money", isTotalled: true },
    { key: "vat_difference_cents", kind: "money", isTotalled: true },
  ],
} satisfies Report<keyof VatOverviewRow>;

import { z } from "zod";
import { id } from "../answer/fields.ts";
import { cents, percent, type Report } from "./report.ts";

const row = z.object({
  project_id: id,
  project_nr: z.string(),
  project: z.string(),
  customer_id: id,
  customer: z.string(),
  /** Costs of estimates as a whole, and of their lines. */
  whole_costs_cents: cents,
  line_costs_cents: cents,
  costs_cents: cents,
  /** What the client is asked for production: without VAT, after the discount. */
  charged_cents: cents,
  margin_cents: cents,
  /** Of what is charged; null where nothing is. */
  margin_percent: percent.nullable(),
});
export type ProductionCostsRow = z.infer<typeof row>;

/**
 * What production costs the agency itself against what it charges for it, by project, of the estimates of a period
 * (specification §7). With an item: its lines and their costs alone.
 */
export const productionCosts = {
  name: "production_costs",
  module: "productionCosts",
  filters: ["from", "to", "project_manager", "customer_id", "stock_item_id"],
  row,
  columns: [
    { key: "project_nr", kind: "text", isShort: true },
    { key: "project", kind: "text", leadsTo: "project" },
    { key: "customer", kind: "text", leadsTo: "client" },
    { key: "whole_costs_cents", kind: "money", isTotalled: true },
    { key: "line_costs_cents", kind: "money", isTotalled: true },
    { key: "costs_cents", kind: "money", isTotalled: true },
    { key: "charged_cents", kind: "money", isTotalled: true },
    { key: "margin_cents", kind: "money", isTotalled: true },
    { key: "margin_percent", kind: "percent", share: { part: "margin_cents", whole: "charged_cents" } },
  ],
  chart: { of: "largest", id: "project_id", label: "project", series: ["charged_cents", "costs_cents"] },
} satisfies Report<keyof ProductionCostsRow>;

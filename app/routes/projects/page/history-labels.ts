import { type Labels, text } from "../../hub/history-labels.ts";
import { projectLabels } from "../../hub/project-labels.ts";

/** How what is in an estimate is called, in both languages. */
const names = { name: text("estimates.fields.name"), name_en: text("estimates.fields.name_en") };

/** What the history of a project tells. */
export const labels: Labels = {
  ...projectLabels,
  estimate: {
    name: text("estimates.own_name"),
    is_approved: text("estimates.is_approved"),
    discount: { key: "estimates.fields.discount", as: "decimal" },
    vat_rate: { key: "estimates.usual_vat", as: "decimal" },
    valid_until: text("estimates.fields.valid_until"),
    total_cents: { key: "estimates.total", as: "cents" },
  },
  stage: names,
  position: names,
  position_item: {
    ...names,
    "measure_unit.short_name": text("estimates.fields.measure_unit_id"),
    quantity: { key: "estimates.fields.quantity", as: "decimal" },
    price: { key: "estimates.fields.price", as: "decimal" },
    vat_rate: { key: "estimates.fields.vat", as: "decimal" },
    total_cents: { key: "estimates.fields.total", as: "cents" },
  },
  additional_cost: {
    name: text("estimates.costs.name"),
    description: text("estimates.costs.description"),
    total_cents: { key: "estimates.costs.amount", as: "cents" },
  },
  purchase_order: {
    number: text("invoices.nr"),
    ordered_on: text("invoices.date"),
    is_received: text("history.purchase_order.received"),
    is_cancelled: text("history.purchase_order.cancelled"),
    net_cents: { key: "invoices.sums.net", as: "cents" },
  },
  estimate_file: { name: text("estimates.files.file"), description: text("estimates.files.description") },
};

import { one as oneRow } from "#model/answer/answer.ts";
import { estimate, estimateList, position, stage } from "#model/estimate/estimate.ts";
import { estimateFile } from "#model/estimate/file.ts";
import { changedItem, positionItemList } from "#model/estimate/position-item.ts";
import { inside } from "../fields.ts";
import { list, noun, one, pdf, under } from "../operation.ts";

/** Specification §3 Estimate to Estimate file, §7 Estimate structure, Estimates. */
const lineMust =
  "id:id name:text display_name:text? price:decimal? quantity:decimal total:decimal total_with_discount:decimal " +
  "vat_amount:decimal total_with_vat:decimal type_id:id measure_unit:object? measure_unit.id:id " +
  "measure_unit.short_name:text product:object? product.images:list stock_item:object?";
const lineCents =
  "total_cents:cents total_with_discount_cents:cents vat_amount_cents:cents total_with_vat_cents:cents";
const positionMust = [
  "id:id name:text estimate_id:id? estimate_stage_id:id? total:decimal type_id:id position_items:list",
  inside("position_items[]", lineMust),
].join(" ");
const stageMust = [
  "id:id name:text estimate_stage_type_id:id positions:list",
  inside("positions[]", positionMust),
].join(" ");
const costMust = "id:id name:text description:text? payment_type_id:id total:decimal invoice_id:id?";
const fileMust = "id:id description:text? mime_type:text?";

const stagesOf = ["agency_costs_stages", "production_costs_stages"];
const positionsOf = ["additional_agency_positions", "additional_production_positions"];
const whole = [
  "id:id estimate_nr:text? name:text discount:decimal? vat_rate:decimal? is_approved:flag",
  "commentary|comment:text? additional_costs:list files:list project:object",
  inside("project", "id:id name:text short_name:text? in_planning:flag project_nr:text?"),
  inside("project", "customer|customer_name:any? planned_start_date:date? project_manager:any?"),
  ...stagesOf.map((half) => `${half}:list ${inside(`${half}[]`, stageMust)}`),
  ...positionsOf.map((half) => `${half}:list ${inside(`${half}[]`, positionMust)}`),
  inside("additional_costs[]", costMust),
  inside("files[]", fileMust),
].join(" ");
const wholeCents = stagesOf
  .map((half) => inside(`${half}[].positions[].position_items[]`, lineCents))
  .join(" ");

export const estimates = noun("Estimates", [
  ["estimates.list", "GET /estimates", list("id:id name:text", { reader: estimateList }), { level: "may" }],
  ["estimates.create", "POST /estimates", one("id:id name:text"), { wants: "name project_id" }],
  [
    "estimates.read",
    "GET /estimates/{id}",
    one(whole, { reader: oneRow(estimate), should: wholeCents }),
    { isVersioned: true },
  ],
  ["estimates.update", "PATCH /estimates/{id}", "anything", { isVersioned: true }],
  ["estimates.duplicate", "POST /estimates/{id}/duplicate", one("id:id name:text"), { wants: "name" }],
  ["estimates.pdf", "GET /estimates/pdf/{id}/", pdf],
  ["estimates.offer_pdf", "GET /estimates/offer-pdf/{id}/", pdf],
  ["estimate_files.create", "POST /estimates/{id}/files", one(fileMust, { reader: oneRow(estimateFile) })],
  // Whether what is said of the file or the file itself, the specification does not say.
  ["estimate_files.read", "GET /estimates/{id}/files/{fileId}", "anything at all"],
  ["estimate_files.update", "PATCH /estimates/{id}/files/{fileId}", "anything"],
  ["estimate_files.delete", "DELETE /estimates/{id}/files/{fileId}", "anything"],
  // Not named; without it the kit's own estimates go with their project.
  ["estimates.delete", "DELETE /estimates/{id}", "anything", { level: "may" }],
]);

export const estimateParts = noun("Parts of estimates", [
  [
    "stages.create",
    "POST /{estimateId}/stages",
    one("id:id name:text estimate_stage_type_id:id", { reader: oneRow(stage) }),
  ],
  ["stages.update", "PATCH /stages/{id}", "anything"],
  ["stages.duplicate", "POST /stages/{id}/duplicate", one("id:id")],
  ["stages.order", "PATCH /estimate_stages_position_order", "anything"],
  ["stages.delete", "DELETE /stages/{id}", "anything"],
  [
    "positions.create",
    "POST /positions",
    one(positionMust, { reader: oneRow(position) }),
    { wants: "estimate_id" },
  ],
  ["positions.update", "PATCH /positions/{id}", "anything"],
  ["positions.order", "PATCH /estimate_additional_position_order", "anything"],
  ["positions.delete", "DELETE /positions/{id}", "anything"],
  [
    "position_items.list",
    "GET /{positionId}/position_items",
    list(lineMust, { reader: positionItemList, should: lineCents }),
  ],
  ["position_items.create", "POST /{positionId}/position_items", "anything"],
  [
    "position_items.update",
    "PATCH /position_items/{id}",
    under("position_item", lineMust, { reader: changedItem, should: lineCents }),
  ],
  ["position_items.images", "POST /position_items/{id}/images", "anything"],
  ["position_items.delete", "DELETE /position_items/{id}", under("position_item", "id:id")],
  ["additional_costs.create", "POST /{estimateId}/additional_costs", one(costMust), { wants: "name total" }],
  ["additional_costs.update", "PATCH /additional_costs/{id}", "anything"],
  ["additional_costs.delete", "DELETE /additional_costs/{id}", "anything"],
  ["item_costs.create", "POST /position_items/{id}/additional_costs", one(costMust), { wants: "name total" }],
  ["item_costs.update", "PATCH /position_items/{id}/additional_costs/{costId}", "anything"],
  ["item_costs.delete", "DELETE /position_items/{id}/additional_costs/{costId}", "anything"],
]);

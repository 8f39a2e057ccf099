import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate, Position, Stage } from "#model/estimate/estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type {
  Template,
  TemplateContent,
  TemplateLine,
  TemplatePosition,
  TemplateStage,
} from "#model/estimate/template.ts";

/** What is kept of an estimate or of a part of it, but its name. */
export type Kept = Pick<Template, "kind" | "estimate_type_id" | "content" | "lines" | "net_cents">;

/** A whole estimate: all that is in it, its commentary and discount. Its VAT, dates, costs and files are its own. */
export function keptEstimate(estimate: Estimate): Kept {
  const { estimate_type_id, commentary, discount, sums } = estimate;
  const stages = [...estimate.agency_costs_stages, ...estimate.production_costs_stages].map(keptStage);
  const additional = [...estimate.additional_agency_positions, ...estimate.additional_production_positions];
  return {
    kind: "estimate",
    estimate_type_id,
    content: { stages, positions: additional.map(keptPosition), commentary, discount },
    lines: itemsOf(estimate).length,
    net_cents: sums?.net_cents ?? 0,
  };
}

/** A stage of an estimate with all that is in it. */
export const keptStageOf = (
  { estimate_type_id }: Pick<Estimate, "estimate_type_id">,
  stage: Stage,
): Kept => ({
  kind: "block",
  estimate_type_id,
  content: block({ stages: [keptStage(stage)], positions: [] }),
  lines: stage.positions.flatMap(({ position_items }) => position_items).length,
  net_cents: stage.total_cents,
});

/** A position of an estimate with its lines. */
export const keptPositionOf = (
  { estimate_type_id }: Pick<Estimate, "estimate_type_id">,
  position: Position,
): Kept => ({
  kind: "block",
  estimate_type_id,
  content: block({ stages: [], positions: [keptPosition(position)] }),
  lines: position.position_items.length,
  net_cents: position.total_cents,
});

const block = ({ stages, positions }: Pick<TemplateContent, "stages" | "positions">): TemplateContent => ({
  stages,
  positions,
  commentary: "",
  discount: "0",
});

const keptStage = ({ estimate_stage_type_id, name, name_en, positions }: Stage): TemplateStage => ({
  type_id: estimate_stage_type_id,
  name,
  name_en,
  positions: positions.map(keptPosition),
});

const keptPosition = ({ type_id, name, name_en, position_items }: Position): TemplatePosition => ({
  type_id,
  name,
  name_en,
  position_items: position_items.map(keptLine),
});

const keptLine = (item: PositionItem): TemplateLine => ({
  name: item.name,
  name_en: item.name_en,
  stock_item_id: item.stock_item?.id ?? null,
  product_id: item.product?.id ?? null,
  measure_unit_id: item.measure_unit?.id ?? null,
  quantity: item.quantity,
  price: item.price,
  total_cents: item.price === null ? item.total_cents : 0,
  vat_category: item.vat_category,
  vat_rate: item.vat_rate,
  choice: item.choice ?? "always",
  choice_group: item.choice_group ?? null,
  is_chosen: item.is_chosen !== false,
});

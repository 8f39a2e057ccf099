import { eq } from "drizzle-orm";
import { type Counted, counted } from "#model/estimate/counted-estimate.ts";
import type { Estimate, EstimateEntry, Position, Stage } from "#model/estimate/estimate.ts";
import { sectionType } from "#model/estimate/estimate-type.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { vatCategory } from "#model/vat/vat-fields.ts";
import type { Database } from "../database.ts";
import { holdsEstimate } from "../invoices/invoices.ts";
import { saysOther } from "../online/compared-acceptances.ts";
import { findSentState } from "../online/sent-state.ts";
import { users } from "../users.ts";
import { type CostRow, listCosts, showCost } from "./costs.ts";
import { type EstimateRow, findEstimateRow, listEstimateIds } from "./estimates.ts";
import { listFiles, showFile } from "./files.ts";
import { type ItemFound, listImagesOf, listItems } from "./items.ts";
import { companyOf, projectOf } from "./parties.ts";
import { listPositions, type PositionRow } from "./positions.ts";
import { listStages, type StageRow } from "./stages.ts";

/** An estimate with everything in it, in order, and all its sums: the shape of specification §3. */
export function findEstimate(database: Database, id: number): Counted | undefined {
  const row = findEstimateRow(database, id);
  if (!row) return undefined;
  const costs = listCosts(database, id);
  const positions = listPositionsWithItems(database, row, costs);
  const stages = listStages(database, id).map((stage) => showStage(stage, positions));
  const additional = positions.filter(({ estimate_stage_id }) => estimate_stage_id === null);
  const whole = counted({
    ...showRow(database, row),
    agency_costs_stages: stages.filter((stage) => stage.estimate_stage_type_id === sectionType.agency),
    production_costs_stages: stages.filter(
      (stage) => stage.estimate_stage_type_id === sectionType.production,
    ),
    additional_agency_positions: additional.filter(({ type_id }) => type_id === sectionType.agency),
    additional_production_positions: additional.filter(({ type_id }) => type_id === sectionType.production),
    additional_costs: costs.filter(({ position_item_id }) => position_item_id === null).map(showCost),
    files: listFiles(database, id).map(showFile),
  });
  const isOther = whole.sent_state === "accepted" && !whole.is_approved && saysOther(database, whole);
  return { ...whole, is_other_than_accepted: isOther };
}

/** The estimates of a project with their sums. */
export const listEstimates = (database: Database, projectId: number): EstimateEntry[] =>
  listEstimateIds(database, projectId).flatMap((id) => {
    const found = findEstimate(database, id);
    if (!found) return [];
    const { estimate_nr, name, estimate_type_id, date, is_approved, sums } = found;
    const { sent_state, is_other_than_accepted } = found;
    const state = { is_approved, sent_state, is_other_than_accepted };
    return [{ id, estimate_nr, name, estimate_type_id, date, ...state, total_cents: sums.total_cents }];
  });

type Bare = Omit<
  Estimate,
  | "agency_costs_stages"
  | "production_costs_stages"
  | "additional_agency_positions"
  | "additional_production_positions"
  | "additional_costs"
  | "files"
>;

function showRow(database: Database, row: EstimateRow): Bare {
  const approver = row.approved_by === null ? undefined : nameOf(database, row.approved_by);
  return {
    id: row.id,
    estimate_nr: row.estimate_nr,
    name: row.name,
    estimate_type_id: row.estimate_type_id,
    date: row.date,
    project: projectOf(database, row.project_id),
    company: companyOf(database),
    discount: sendDecimal(row.discount),
    vat_category: vatCategory.parse(row.vat_category),
    vat_rate: sendDecimal(row.vat_rate),
    commentary: row.commentary,
    valid_until: row.valid_until,
    is_approved: row.approved_at !== null,
    approved_by: approver ?? null,
    approved_at: row.approved_at,
    sent_state: findSentState(database, row.id),
    is_invoiced: holdsEstimate(database, row.id),
    version: row.version,
    revision: row.revision,
  };
}

const nameOf = (database: Database, userId: number) =>
  database.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, userId)).get();

/** The positions of an estimate, each with its lines, in their order. */
function listPositionsWithItems(database: Database, row: EstimateRow, costs: CostRow[]): Position[] {
  const found = listItems(database, row.id);
  const images = listImagesOf(database, found);
  const costsOf = Map.groupBy(costs, ({ position_item_id }) => position_item_id);
  const itemsOf = Map.groupBy(found, ({ item }) => item.position_id);
  return listPositions(database, row.id).map((position) =>
    showPosition(
      position,
      (itemsOf.get(position.id) ?? []).map((line) =>
        showItem(
          line,
          position,
          images.get(line.item.product_id ?? 0) ?? [],
          costsOf.get(line.item.id) ?? [],
        ),
      ),
    ),
  );
}

const showStage = (stage: StageRow, positions: Position[]): Stage => ({
  id: stage.id,
  name: stage.name,
  name_en: stage.name_en,
  estimate_stage_type_id: stage.type_id,
  total_cents: 0,
  positions: positions.filter(({ estimate_stage_id }) => estimate_stage_id === stage.id),
  version: stage.version,
});

const showPosition = (position: PositionRow, position_items: PositionItem[]): Position => ({
  id: position.id,
  estimate_id: position.estimate_id,
  estimate_stage_id: position.stage_id,
  name: position.name,
  name_en: position.name_en,
  type_id: position.type_id,
  total_cents: 0,
  position_items,
  version: position.version,
});

/** A line as the API shows it; its sums are made with the whole estimate. */
function showItem(
  { item, unit, stockItem, product }: ItemFound,
  position: PositionRow,
  images: { id: number; url: string }[],
  costs: CostRow[],
): PositionItem {
  return {
    id: item.id,
    name: item.name,
    name_en: item.name_en,
    display_name: item.name,
    type_id: position.type_id,
    stock_item: stockItem,
    product: product && {
      ...product,
      images: images.map(({ id, url }) => ({ id, url, is_selected: item.images.includes(id) })),
    },
    price: item.price === null ? null : sendDecimal(item.price),
    quantity: sendDecimal(item.quantity),
    measure_unit: {
      id: unit.id,
      short_name: unit.short_name,
      short_name_en: unit.short_name_en,
      code: unit.code,
    },
    vat_category: item.vat_category === null ? null : vatCategory.parse(item.vat_category),
    vat_rate: item.vat_rate === null ? null : sendDecimal(item.vat_rate),
    total: null,
    total_cents: item.total_cents,
    total_with_discount_cents: 0,
    vat_amount_cents: 0,
    total_with_vat_cents: 0,
    additional_costs: costs.map(showCost),
    choice: item.choice,
    choice_group: item.choice_group,
    is_chosen: item.is_chosen,
    version: item.version,
  };
}

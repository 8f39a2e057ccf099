import type { Database } from "#backend/db/database.ts";
import { findTemplate } from "#backend/db/estimate-templates.ts";
import type { EstimateRow } from "#backend/db/estimates/estimates.ts";
import { insertItem, type NewItem } from "#backend/db/estimates/items.ts";
import { insertPosition } from "#backend/db/estimates/positions.ts";
import { insertStage } from "#backend/db/estimates/stages.ts";
import { findProduct } from "#backend/db/products.ts";
import { findStockItem } from "#backend/db/stock-items.ts";
import { findUnit } from "#backend/db/units.ts";
import { invalid } from "#backend/operations/errors.ts";
import type {
  Template,
  TemplateContent,
  TemplateKind,
  TemplateLine,
  TemplatePosition,
  TemplateStage,
} from "#model/estimate/template.ts";
import { decimal } from "#model/money/decimal.ts";
import { isLine } from "#model/money/money.ts";
import { defaultUnitId } from "#model/stock/unit-name.ts";
import { itemNamed, type Place } from "../estimates/item-source.ts";
import { holdsInEstimate } from "../vat-check.ts";

/** Where the content of a template goes. */
type Into = Pick<EstimateRow, "id" | "project_id" | "estimate_type_id">;

/** The template that is meant; refuses at its field one that is gone, or that is of another kind. */
export function templateMeant(database: Database, id: number, kind: TemplateKind): Template {
  const template = findTemplate(database, id);
  if (!template) throw invalid("template_id", "errors.template_gone");
  if (template.kind !== kind) throw invalid("template_id", `errors.template_no_${kind}`);
  return template;
}

/** Puts everything that a template has into an estimate, behind what is there. */
export function putContent(database: Database, into: Into, { stages, positions }: TemplateContent): void {
  for (const stage of stages) putStage(database, into, stage);
  for (const position of positions) putPosition(database, into, null, position);
}

/** Puts a stage with all that is in it behind the others; answers its id. */
export function putStage(database: Database, into: Into, stage: TemplateStage): number {
  const { type_id, name, name_en, positions } = stage;
  const made = insertStage(database, { estimate_id: into.id, type_id, name, name_en });
  for (const position of positions) putPosition(database, into, made, position);
  return made;
}

/** Puts a position and its lines behind the others of a stage, or of the additional ones; answers its id. */
export function putPosition(
  database: Database,
  into: Into,
  stage_id: number | null,
  position: TemplatePosition,
): number {
  const { type_id, name, name_en, position_items } = position;
  const made = insertPosition(database, { estimate_id: into.id, stage_id, type_id, name, name_en });
  const place = { position: { id: made, type_id }, estimate: into };
  for (const line of position_items) insertItem(database, lineOf(database, { ...place, into }, line));
  return made;
}

/**
 * A line as the template has it, at the price that a new line of its item has today. What it refers to may be gone: then it
 * is a line of its own, in the default unit, or taxed as the estimate is.
 */
function lineOf(database: Database, place: Place & { into: Into }, line: TemplateLine): NewItem {
  const { name, name_en, choice, choice_group, is_chosen } = line;
  const source = sourceOf(database, line);
  const named = source && itemNamed(database, place, source);
  const quantity = decimal(line.quantity);
  // Production items and products have no price in the stock.
  const price = line.price === null ? null : named?.price || decimal(line.price);
  if (price !== null && !isLine(price, quantity)) throw invalid("template_id", "errors.amount");
  return {
    position_id: place.position.id,
    stock_item_id: named?.stock_item_id ?? null,
    product_id: named?.product_id ?? null,
    images: named?.images ?? [],
    name,
    name_en,
    measure_unit_id: unitOf(database, line),
    quantity,
    price,
    total_cents: price === null ? line.total_cents : 0,
    ...vatOf(database, place.into, line),
    choice,
    choice_group,
    is_chosen,
  };
}

/** The item or product that a line is of, where it is still there to be chosen. */
function sourceOf(database: Database, { stock_item_id, product_id }: TemplateLine) {
  if (stock_item_id !== null && findStockItem(database, stock_item_id)?.is_active) return { stock_item_id };
  if (product_id !== null && findProduct(database, product_id)) return { product_id };
  return null;
}

const unitOf = (database: Database, { measure_unit_id }: TemplateLine): number =>
  measure_unit_id !== null && findUnit(database, measure_unit_id) ? measure_unit_id : defaultUnitId;

/** Its own VAT where that holds on a day of the estimate's work; else none, so that the estimate's counts (domain H21). */
function vatOf(database: Database, { id }: Into, { vat_category, vat_rate }: TemplateLine) {
  if (vat_category === null || vat_rate === null) return { vat_category: null, vat_rate: null };
  const rate = decimal(vat_rate);
  const holds = holdsInEstimate(database, id, { category: vat_category, rate });
  return holds ? { vat_category, vat_rate: rate } : { vat_category: null, vat_rate: null };
}

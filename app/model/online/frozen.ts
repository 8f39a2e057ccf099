import { z } from "zod";
import { language } from "../answer/fields.ts";
import { colours } from "../branding/config.ts";
import { termsFile } from "../company/terms-file.ts";
import { isChoice } from "../estimate/choice.ts";
import { type Estimate, estimate, type Position, type Stage } from "../estimate/estimate.ts";
import { estimateType } from "../estimate/estimate-type.ts";
import type { PositionItem } from "../estimate/position-item.ts";

/** The agency's terms as they stood when a document was sent. A language that is empty has the other's text. */
export const frozenTerms = z.object({
  version: z.number().int(),
  text_lv: z.string(),
  text_en: z.string(),
  /** Left out where there was none: the terms of older documents have the same text as ever. */
  file: termsFile.optional(),
});
export type FrozenTerms = z.infer<typeof frozenTerms>;

/** A file that was sent beside a document: what it is called where it is kept, and what it was called. */
export const frozenFile = z.object({
  file: z.string(),
  name: z.string(),
  mime_type: z.string(),
  /** Bytes. */
  size: z.number().int(),
});

/** `logo` is for documents, on white; `mark` stands on the primary colour. */
export const frozenBrand = z.object({
  colors: colours,
  logo: z.string().nullable(),
  mark: z.string().nullable(),
});

/** The installation's own words of documents, by flat key. */
export const frozenWords = z.object({
  lv: z.record(z.string(), z.string()),
  en: z.record(z.string(), z.string()),
});

/**
 * All that a client is shown of an estimate or an offer, as it was when it was sent: its page, its certificate and what is
 * counted of it are made of this alone. Its text is kept as it is, and known by its SHA-256.
 */
export const frozenEstimate = z.object({
  format: z.literal(1),
  document: z.literal("estimate"),
  /** The language that it was sent in. */
  language,
  /** The last local date on which it can be accepted, yyyy-MM-dd. */
  valid_until: z.string(),
  /** The agency as its address is titled. */
  title: z.string(),
  brand: frozenBrand,
  words: frozenWords,
  /** Percent that is invoiced in advance once it is accepted, a decimal such as "50.00". */
  advance_percentage: z.string(),
  terms: frozenTerms.nullable(),
  files: z.array(frozenFile),
  estimate,
});
export type FrozenEstimate = z.infer<typeof frozenEstimate>;

/**
 * An estimate without what is only the agency's: costs, files, plans, who approved it, where its prices come from, and the
 * versions that rows are at. What is left is what its documents show, so that the same document has the same text.
 */
export const clientsView = (whole: Estimate): Estimate => ({
  id: whole.id,
  estimate_nr: whole.estimate_nr,
  name: whole.name,
  estimate_type_id: whole.estimate_type_id,
  date: whole.date,
  valid_until: whole.valid_until,
  project: {
    id: 1,
    name: whole.project.name,
    short_name: "",
    project_nr: "",
    in_planning: false,
    customer: whole.project.customer && {
      id: null,
      name: whole.project.customer.name,
      reg_nr: whole.project.customer.reg_nr,
      vat_nr: whole.project.customer.vat_nr,
      address: whole.project.customer.address,
      country: whole.project.customer.country,
      contact: whole.project.customer.contact,
      document_language: whole.project.customer.document_language,
    },
    planned_start_date: null,
    planned_due_date: null,
    project_manager: whole.project.project_manager && {
      id: 1,
      name: whole.project.project_manager.name,
      email: whole.project.project_manager.email,
    },
  },
  company: whole.company,
  discount: whole.discount,
  vat_category: whole.vat_category,
  vat_rate: whole.vat_rate,
  commentary: whole.commentary,
  is_approved: false,
  approved_by: null,
  approved_at: null,
  is_invoiced: false,
  agency_costs_stages: whole.agency_costs_stages.map(stageIn(whole)),
  production_costs_stages: whole.production_costs_stages.map(stageIn(whole)),
  additional_agency_positions: whole.additional_agency_positions.map(positionIn(whole)),
  additional_production_positions: whole.additional_production_positions.map(positionIn(whole)),
  additional_costs: [],
  files: [],
  sums: whole.sums,
  version: 0,
  revision: 0,
});

/** Offers alone show what products look like, and what they are called in the catalogue. */
type Whole = Pick<Estimate, "estimate_type_id">;
const isOffer = ({ estimate_type_id }: Whole): boolean => estimate_type_id === estimateType.product;

const stageIn =
  (whole: Whole) =>
  ({ id, name, name_en, estimate_stage_type_id, total_cents, positions }: Stage): Stage => ({
    id,
    name,
    name_en,
    estimate_stage_type_id,
    total_cents,
    positions: positions.map(positionIn(whole)),
    version: 0,
  });

const positionIn =
  (whole: Whole) =>
  ({ id, name, name_en, type_id, total_cents, position_items }: Position): Position => ({
    id,
    estimate_id: null,
    estimate_stage_id: null,
    name,
    name_en,
    type_id,
    total_cents,
    position_items: position_items.map((item) => itemOf(item, isOffer(whole) ? item.product : null)),
    version: 0,
  });

const itemOf = (item: PositionItem, product: PositionItem["product"]): PositionItem => ({
  id: item.id,
  name: item.name,
  name_en: item.name_en,
  display_name: "",
  type_id: item.type_id,
  stock_item: null,
  product: product && {
    id: 0,
    code: product.code,
    color: product.color,
    size: product.size,
    material: product.material,
    images: product.images.filter(({ is_selected }) => is_selected),
  },
  price: item.price,
  quantity: item.quantity,
  measure_unit: item.measure_unit,
  vat_category: item.vat_category,
  vat_rate: item.vat_rate,
  total: item.total,
  total_cents: item.total_cents,
  total_with_discount_cents: item.total_with_discount_cents,
  vat_amount_cents: item.vat_amount_cents,
  total_with_vat_cents: item.total_with_vat_cents,
  additional_costs: [],
  // Left out of any other line, as it is of documents from before there were choices.
  ...(isChoice(item) && { choice: item.choice, choice_group: item.choice_group, is_chosen: item.is_chosen }),
  version: 0,
});

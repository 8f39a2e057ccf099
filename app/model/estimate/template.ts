import { z } from "zod";
import { lenient, paged, sentOr, sentOrNull, sentText } from "../answer/answer.ts";
import { choiceOf, id, oneOf, requiredText } from "../answer/fields.ts";
import { sentDecimal, sentDecimalOr } from "../money/sent-number.ts";
import { vatCategory } from "../vat/vat-fields.ts";
import { choiceKinds } from "./choice.ts";
import { estimateType, sectionType } from "./estimate-type.ts";

/** What is kept: a whole estimate, which new ones begin with, or a part of one, which others take in. */
export const templateKinds = ["estimate", "block"] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** A line as it is kept, with what a new one is made of: its sums follow from where it comes to stand. */
const templateLine = z.object({
  name: sentText,
  name_en: sentText,
  stock_item_id: sentOrNull(id),
  product_id: sentOrNull(id),
  measure_unit_id: sentOrNull(id),
  quantity: sentDecimalOr("1.00"),
  /** Null where a total was agreed instead. */
  price: sentDecimal,
  total_cents: z.number().int().default(0),
  vat_category: lenient(vatCategory.nullable(), null),
  vat_rate: sentDecimal,
  choice: lenient(z.enum(choiceKinds), "always"),
  choice_group: sentOrNull(z.number().int()),
  is_chosen: z.boolean().default(true),
});
export type TemplateLine = z.output<typeof templateLine>;

const templatePosition = z.object({
  /** The half that it is of. */
  type_id: z.number().int().default(sectionType.agency),
  name: sentText,
  name_en: sentText,
  position_items: z.array(templateLine).default([]),
});
export type TemplatePosition = z.output<typeof templatePosition>;

const templateStage = z.object({
  type_id: z.number().int().default(sectionType.agency),
  name: sentText,
  name_en: sentText,
  positions: z.array(templatePosition).default([]),
});
export type TemplateStage = z.output<typeof templateStage>;

/** All that is in a template. A block has one stage, or one position; commentary and discount are an estimate's own. */
export const templateContent = z.object({
  stages: z.array(templateStage).default([]),
  /** The additional positions of both halves. */
  positions: z.array(templatePosition).default([]),
  commentary: sentText,
  discount: sentDecimalOr("0"),
});
export type TemplateContent = z.output<typeof templateContent>;

/** A template in the list of all. */
export const listedTemplate = z.object({
  id,
  name: z.string(),
  kind: z.enum(templateKinds),
  estimate_type_id: z.number().int().default(estimateType.position),
  /** How many lines there are in it. */
  lines: sentOr(z.number().int(), 0),
  /** Their sum less the discount, without VAT, at the prices that are kept. */
  net_cents: sentOr(z.number().int(), 0),
  /** Counts its changes, for If-Match. */
  version: z.number().int().default(0),
});
export type ListedTemplate = z.output<typeof listedTemplate>;
export const templatePage = paged(listedTemplate);

export const template = listedTemplate.extend({ content: templateContent });
export type Template = z.output<typeof template>;

const name = requiredText(200);

/** How something is kept as a template: `replaces` puts it in the place of the one that is called so already. */
export const templateInput = z.object({
  name,
  replaces: z.boolean({ error: "errors.choice" }).default(false),
});
/** The same as the form of an estimate asks for it: `what` is the whole, or a row of it such as "stage-12". */
export const templateForm = templateInput.extend({
  what: z.string({ error: "errors.choice" }).regex(/^(estimate|(stage|position)-[1-9]\d*)$/, "errors.choice"),
});
export const templatePatch = z.object({ name });

/** A block to insert: a stage at the end of its half, a position at the end of a stage or of the additional ones. */
export const blockInput = z.object({
  template_id: choiceOf("errors.template_required"),
  stage_id: choiceOf("errors.choice").nullish(),
});

/** What the list of templates is filtered by. */
export const templateFilters = z.object({
  kind: z.enum(templateKinds, { error: "errors.choice" }).optional(),
  estimate_type_id: oneOf(Object.values(estimateType)).optional(),
});

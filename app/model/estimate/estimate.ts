import { z } from "zod";
import { lenient, listOf, sentDate, sentOrNull, sentText } from "../answer/answer.ts";
import {
  choiceOf,
  id,
  oneOf,
  optionalDate,
  optionalText,
  requiredText,
  typedDate,
} from "../answer/fields.ts";
import { alsoCalled } from "../answer/other-names.ts";
import { documentLanguageOf } from "../document/language.ts";
import { party } from "../document/party.ts";
import { sentDecimal, sentDecimalOr, withCents } from "../money/sent-number.ts";
import { percentage, vatCategory } from "../vat/vat-fields.ts";
import { additionalCost } from "./additional-cost.ts";
import { estimateType, sectionType } from "./estimate-type.ts";
import { estimateFile } from "./file.ts";
import { positionItem, sentItem } from "./position-item.ts";
import { isOtherThanAccepted, sentState } from "./sent-state.ts";

const sectionTypeId = z.union([z.literal(sectionType.agency), z.literal(sectionType.production)], {
  error: "errors.choice",
});

/** A position: a named group of lines with their sum, in a stage or by itself (specification §3). */
export const position = withCents(
  z.object({
    id,
    estimate_id: sentOrNull(z.number().int()),
    /** Null for an additional position. */
    estimate_stage_id: sentOrNull(z.number().int()),
    name: z.string(),
    /** In English documents; empty where there is none. */
    name_en: sentText,
    type_id: z.number().int().default(sectionType.agency),
    total: sentDecimal.optional(),
    total_cents: z.number().int().default(0),
    position_items: z.array(positionItem).default([]),
    version: z.number().int().default(0),
  }),
);
export type Position = z.infer<typeof position>;

export const stage = withCents(
  z.object({
    id,
    name: z.string(),
    /** In English documents; empty where there is none. */
    name_en: sentText,
    estimate_stage_type_id: z.number().int().default(sectionType.agency),
    total_cents: z.number().int().default(0),
    positions: z.array(position).default([]),
    version: z.number().int().default(0),
  }),
);
export type Stage = z.infer<typeof stage>;

/** Sums of an estimate in cents; every decimal twin that a backend sends is left aside. */
export const estimateSums = z.object({
  agency_cents: z.number().int(),
  production_cents: z.number().int(),
  discount_cents: z.number().int(),
  net_cents: z.number().int(),
  /** `rate` is a decimal in percent. */
  vat: z.array(
    z.object({
      category: z.string(),
      rate: z.string(),
      taxable_cents: z.number().int(),
      amount_cents: z.number().int(),
    }),
  ),
  vat_cents: z.number().int(),
  total_cents: z.number().int(),
});
export type EstimateSums = z.infer<typeof estimateSums>;

/** The project of an estimate, as much of it as documents show. */
const estimateProject = z.object({
  id,
  name: z.string(),
  short_name: sentText,
  project_nr: sentText,
  in_planning: z.coerce.boolean().default(false),
  customer: sentOrNull(
    party.extend({
      id: sentOrNull(id),
      name: z.string(),
      contact: sentText,
      document_language: documentLanguageOf,
    }),
  ),
  planned_start_date: sentDate,
  planned_due_date: sentDate,
  project_manager: sentOrNull(z.object({ id, name: z.string(), email: sentText })),
});

/** An estimate with all that is in it (specification §3). */
const shown = z.object({
  id,
  estimate_nr: sentText,
  name: z.string(),
  estimate_type_id: z.number().int().default(estimateType.position),
  /** The local date that it was made on. */
  date: sentDate,
  project: estimateProject,
  /** The agency as its documents name it; a backend that does not say is called as its installation. */
  company: sentOrNull(party),
  discount: sentDecimalOr("0"),
  /** What its lines are taxed with where they say nothing else. */
  vat_category: lenient(vatCategory, "S"),
  vat_rate: sentDecimalOr("21"),
  /** Sanitised HTML (model/rich-text.ts). */
  commentary: sentText,
  /** The last local date on which it holds; null where none is set. A backend that does not say keeps none. */
  valid_until: sentDate.optional(),
  is_approved: z.coerce.boolean().default(false),
  approved_by: sentOrNull(z.object({ id, name: z.string() })),
  approved_at: sentOrNull(z.string()),
  sent_state: sentState,
  is_other_than_accepted: isOtherThanAccepted,
  /** A draft or a line in a document holds it as it is. */
  is_invoiced: z.coerce.boolean().default(false),
  agency_costs_stages: z.array(stage).default([]),
  production_costs_stages: z.array(stage).default([]),
  additional_agency_positions: z.array(position).default([]),
  additional_production_positions: z.array(position).default([]),
  additional_costs: z.array(additionalCost).default([]),
  files: z.array(estimateFile).default([]),
  sums: estimateSums.optional(),
  /** Counts on with every change of its own fields. */
  version: z.number().int().default(0),
  /** Counts on with every change of anything in it: a document rendered from one revision stays right while it is. */
  revision: z.number().int().default(0),
});
/** Specification §3 has two names for each of these. */
export const estimate = alsoCalled({ vat_rate: ["vat"], commentary: ["comment"] }, shown);
export type Estimate = z.infer<typeof estimate>;

/** An estimate in the list of its project's. */
export const estimateEntry = withCents(
  z.object({
    id,
    estimate_nr: sentText,
    name: z.string(),
    estimate_type_id: z.number().int().default(estimateType.position),
    date: sentDate,
    is_approved: z.coerce.boolean().default(false),
    sent_state: sentState,
    is_other_than_accepted: isOtherThanAccepted,
    /** Null where a backend does not say. */
    total_cents: z.number().int().nullable().default(null),
  }),
);
export type EstimateEntry = z.infer<typeof estimateEntry>;
export const estimateList = listOf(estimateEntry);

const typeId = oneOf(Object.values(estimateType));
const templateId = choiceOf("errors.choice");
/** A new estimate as the form of its project asks for it. */
export const estimateForm = z.object({
  name: requiredText(200),
  estimate_type_id: typeId,
  template_id: templateId.nullish(),
});
export const estimateInput = z.object({
  name: requiredText(200),
  project_id: choiceOf("errors.project_required"),
  estimate_type_id: typeId.optional(),
  /** What it begins with. */
  template_id: templateId.nullish(),
});

/** A change of some of its own fields. `vat` is the default rate in percent. */
const estimateChange = z.object({
  project_id: choiceOf("errors.project_required").optional(),
  name: requiredText(200).optional(),
  discount: percentage.optional(),
  vat: percentage.optional(),
  vat_category: vatCategory.optional(),
  /** HTML; what is stored of it has limits of its own (rich-text.ts). */
  commentary: z.string({ error: "errors.text" }).max(200_000, "errors.too_long").nullish(),
  valid_until: optionalDate.optional(),
  is_approved: z.boolean({ error: "errors.choice" }).optional(),
  /** With an approval: the revision that was looked at. */
  seen_revision: z.number({ error: "errors.number" }).int("errors.number").optional(),
  /** With an approval: refused (409) where a client has accepted something else than it says, and nobody what it says. */
  unless_accepted_otherwise: z.boolean({ error: "errors.choice" }).optional(),
});

/**
 * The same as it is sent: specification §7 says `vat` and `commentary`, and §3 calls the same two `vat_rate` and `comment`.
 * Where both are sent, those of §7 count.
 */
export const estimatePatch = alsoCalled({ vat: ["vat_rate"], commentary: ["comment"] }, estimateChange);

/** What a copy is made with (specification §3): a project of its own, of the client or of the same one where none is named. */
export const estimateCopy = z.object({
  name: requiredText(200),
  planned_start_date: typedDate,
  planned_due_date: typedDate,
  customer_id: choiceOf("errors.client_required").nullish(),
  user_id: choiceOf("errors.required"),
});

export const stageInput = z.object({
  name: requiredText(200).optional(),
  name_en: optionalText(200),
  estimate_stage_type_id: sectionTypeId.default(sectionType.agency),
});
export const stagePatch = z.object({
  name: requiredText(200).optional(),
  name_en: optionalText(200).optional(),
});

/** A new position, in a stage or additional; `type_id` says of which half where it is in none. */
export const positionInput = z.object({
  estimate_id: choiceOf("errors.required"),
  name: requiredText(500).optional(),
  name_en: optionalText(500),
  estimate_stage_id: choiceOf("errors.choice").nullish(),
  type_id: sectionTypeId.default(sectionType.agency),
  position_items: z.array(sentItem).max(500, "errors.too_many").default([]),
});
export const positionPatch = z.object({
  name: requiredText(500).optional(),
  name_en: optionalText(500).optional(),
});

const orderedPosition = z.object({ id, position_items: z.array(id).max(2000).optional() });
/** The additional positions of an estimate in their new order, and the lines in them. */
export const positionOrder = z.object({ positions: z.array(orderedPosition).min(1).max(2000) });
/** The stages of an estimate in their new order, their positions and the lines in those: one write. */
export const stageOrder = z.object({
  stages: z
    .array(z.object({ id, positions: z.array(orderedPosition).max(2000).optional() }))
    .min(1)
    .max(500),
});
export type PositionOrder = z.output<typeof positionOrder>;
export type StageOrder = z.output<typeof stageOrder>;

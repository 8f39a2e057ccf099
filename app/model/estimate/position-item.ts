import { z } from "zod";
import { lenient, listOf, removal, sentOrNull, sentText } from "../answer/answer.ts";
import { choiceOf, id, optionalText, requiredText } from "../answer/fields.ts";
import { withReferences } from "../answer/references.ts";
import { sentWords } from "../answer/sent-words.ts";
import { readDecimal } from "../money/decimal.ts";
import { sentDecimal, sentDecimalOr, withCents } from "../money/sent-number.ts";
import { typedDecimal } from "../money/typed-decimal.ts";
import { isVat } from "../vat/vat.ts";
import { percentage, vatCategory } from "../vat/vat-fields.ts";
import { additionalCost } from "./additional-cost.ts";
import { choiceKinds, mostGroups } from "./choice.ts";

/** An image of the product behind an item; the chosen ones stand in the offer (specification 2.7). */
export const itemImage = z.object({
  id: z.number().int().default(0),
  url: z.string(),
  is_selected: z.coerce.boolean().default(false),
});
export type ItemImage = z.infer<typeof itemImage>;

/** One line of an estimate as the backend shows it (specification §3). Sums in cents, the twins are decimals. */
const shown = withCents(
  z.object({
    id,
    name: sentText,
    /** In documents of the other language; empty where there is none. */
    name_en: sentText,
    display_name: sentText,
    type_id: z.number().int().default(1),
    stock_item: sentOrNull(z.object({ id, name: sentText })),
    product: sentOrNull(
      z.object({
        id: z.number().int().default(0),
        code: sentText,
        color: sentWords,
        size: sentWords,
        material: sentWords,
        images: z.array(itemImage).default([]),
      }),
    ),
    /** The unit price as it was entered; null where a total was (domain H4). */
    price: sentDecimal,
    quantity: sentDecimalOr("1.00"),
    measure_unit: sentOrNull(z.object({ id, short_name: sentText, short_name_en: sentText, code: sentText })),
    /** Null where the estimate's own VAT holds (domain H3). */
    vat_category: lenient(vatCategory.nullable(), null),
    vat_rate: sentDecimal,
    total: sentDecimal,
    total_cents: z.number().int().default(0),
    total_with_discount: sentDecimal.optional(),
    total_with_discount_cents: z.number().int().default(0),
    vat_amount: sentDecimal.optional(),
    vat_amount_cents: z.number().int().default(0),
    total_with_vat: sentDecimal.optional(),
    total_with_vat_cents: z.number().int().default(0),
    additional_costs: z.array(additionalCost).default([]),
    /** What the client can decide about it; a backend that knows no choices does not say. */
    choice: lenient(z.enum(choiceKinds), "always").optional(),
    /** The group of alternatives in its position that it is one of, from 1; null of any other line. */
    choice_group: lenient(z.number().int().nullable(), null).optional(),
    /** Whether it counts: always, by the agency's preset, or as the client chose. */
    is_chosen: z.coerce.boolean().optional(),
    version: z.number().int().default(0),
  }),
);
/** Item and unit are rows or their ids (specification §3). */
const references = { stock_item_id: "stock_item", measure_unit_id: "measure_unit" };
export const positionItem = withReferences(references, shown);
export type PositionItem = z.infer<typeof positionItem>;

export const positionItemList = listOf(positionItem);
/** The answer to a change carries the line under its own name (specification §7). */
export const changedItem = z.object({ position_item: positionItem });

/** The same of a deletion: which line it was, beside what became of it. */
export const removedItem = z.object({ data: removal, position_item: z.object({ id }) });

const fields = {
  name: requiredText(500),
  name_en: optionalText(500),
  stock_item_id: choiceOf("errors.item_required").nullish(),
  product_id: choiceOf("errors.item_required").nullish(),
  measure_unit_id: choiceOf("errors.unit_required"),
  quantity: typedDecimal({ error: "errors.number", empty: "1.00" }),
  price: typedDecimal({ error: "errors.price", empty: null }).nullable(),
  /** Euro, where the whole was agreed and no unit price; counts only without a price. */
  total: typedDecimal({ error: "errors.price", places: 2, empty: null }).nullable(),
  vat_category: vatCategory.nullable(),
  vat_rate: percentage.nullable(),
  choice: z.enum(choiceKinds, { error: "errors.choice" }),
  /** Of an alternative: those of one group rule each other out. */
  choice_group: z
    .number({ error: "errors.choice" })
    .int("errors.choice")
    .min(1, "errors.choice")
    .max(mostGroups, "errors.choice")
    .nullable(),
  /** Whether the client finds it chosen. */
  is_chosen: z.boolean({ error: "errors.choice" }),
};

/**
 * A new line (specification §7). What is left out comes from the stock item or product that it names: name, unit, and
 * the price that the project's client pays.
 */
export const positionItemInput = z
  .object({ ...fields, name: fields.name.optional(), measure_unit_id: fields.measure_unit_id.optional() })
  .partial()
  .superRefine((input, context) => {
    if (!input.name && !input.stock_item_id && !input.product_id)
      context.addIssue({ code: "custom", path: ["name"], message: "errors.required" });
    checkVat(input, context);
  });
export type PositionItemInput = z.output<typeof positionItemInput>;

/** A change of some fields of a line. */
export const positionItemPatch = z.object(fields).partial().superRefine(checkVat);
export type PositionItemPatch = z.output<typeof positionItemPatch>;

type GivenVat = { vat_category?: string | null | undefined; vat_rate?: string | null | undefined };

function checkVat({ vat_category, vat_rate }: GivenVat, context: z.core.$RefinementCtx): void {
  if (!vat_category || !vat_rate || isVat({ category: vat_category, rate: readDecimal(vat_rate) ?? 0 }))
    return;
  context.addIssue({ code: "custom", path: ["vat_rate"], message: "errors.vat_rate" });
}

/** The same as the API takes them. */
export const sentItem = withReferences(references, positionItemInput);
export const sentItemPatch = withReferences(references, positionItemPatch);

/** New lines of a position, in their order (specification §7). `type_id` says its section once more, or nothing. */
export const positionItemsInput = z.object({
  position_items: z.array(sentItem).min(1, "errors.required").max(500, "errors.too_many"),
  type_id: z.number({ error: "errors.choice" }).nullish(),
});

/** The images of the product that stand in the offer, by their ids. */
export const imageChoice = z.object({ images: z.array(id).max(100) });

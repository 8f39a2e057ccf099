import { z } from "zod";
import { listOf, paged, sentOrNull, sentText } from "../answer/answer.ts";
import { choiceOf, id, optionalText, requiredText } from "../answer/fields.ts";
import { withReferences } from "../answer/references.ts";
import { sendDecimal } from "../money/decimal.ts";
import { sentDecimalOr } from "../money/sent-number.ts";
import { typedDecimal } from "../money/typed-decimal.ts";
import { mostItemsAtOnce } from "./most-at-once.ts";
import { type StockType, stockType } from "./stock-type.ts";
import { defaultUnitId } from "./unit-name.ts";

/** A unit price as it is sent or typed; read as a decimal such as "12.50" (domain H4). Refused with "errors.price". */
export const unitPrice = typedDecimal({ error: "errors.price", missing: "errors.required" });

/** A stock item as the backend shows it (specification §3); `price` is a decimal of two to four places. */
export const stockItem = withReferences(
  { measure_unit_id: "measure_unit" },
  z.object({
    id,
    name: z.string(),
    name_en: sentText,
    type_id: z.number().int(),
    measure_unit_id: sentOrNull(z.number().int()),
    measure_unit: sentOrNull(z.object({ id, short_name: sentText, short_name_en: sentText })),
    price: sentDecimalOr("0.00"),
    is_active: z.coerce.boolean().default(true),
    /** Counts its changes, for If-Match. */
    version: z.number().int().default(0),
  }),
);
export type StockItem = z.infer<typeof stockItem>;
export const stockItemPage = paged(stockItem);
/** Every active item, for choosing one; with a client its own prices stand in for the usual ones. */
export const stockItemChoices = listOf(stockItem);

const names = { name: requiredText(200), name_en: optionalText(200) };

/**
 * What an item of a type is created and edited with. An agency item needs a unit and a price; those of a production item
 * are fixed, whatever is sent (specification §5).
 */
export const stockItemInput = {
  agency: z.object({ ...names, measure_unit_id: choiceOf("errors.unit_required"), price: unitPrice }),
  production: z.object({
    ...names,
    measure_unit_id: z
      .unknown()
      .optional()
      .transform(() => defaultUnitId),
    price: z
      .unknown()
      .optional()
      .transform(() => sendDecimal(0)),
  }),
} satisfies Record<StockType, z.ZodType>;
export type StockItemInput = z.output<(typeof stockItemInput)[StockType]>;

const severalOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row).min(1, "errors.no_rows").max(mostItemsAtOnce, "errors.too_many"),
  });
/** What several items of a type are created with at once. */
export const stockItemsInput = {
  agency: severalOf(stockItemInput.agency),
  production: severalOf(stockItemInput.production),
} satisfies Record<StockType, z.ZodType>;

const given = {
  name: z.string().optional(),
  name_en: z.string().nullish(),
  measure_unit_id: z.union([z.number(), z.string()]).nullish(),
  price: z.union([z.number(), z.string()]).nullish(),
};

const typeId = z.union([z.literal(stockType.agency), z.literal(stockType.production)], {
  error: "errors.choice",
});
/** A new item as it is sent; its type says which of {@link stockItemInput} it is checked with. */
export const stockItemBody = z.object({ ...given, type_id: typeId });
/** Several of them, checked with {@link stockItemsInput}. */
export const stockItemsBody = z.object({ type_id: typeId, rows: z.array(z.object(given)) });
/** A change of some fields, or of the active flag (specification 4.4). */
export const stockItemPatch = z.object({
  ...given,
  is_active: z.boolean({ error: "errors.choice" }).optional(),
});

import { z } from "zod";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { mostItemsAtOnce } from "#model/stock/most-at-once.ts";
import { type StockItemInput, stockItemInput } from "#model/stock/stock-item.ts";
import type { StockType } from "#model/stock/stock-type.ts";
import type { TypedRow } from "./pasted-rows.ts";

/**
 * A row in which nothing is typed asks for nothing: its unit stands there from the beginning. So does a place that a program
 * has left out; a row that is none of ours is refused by its schema.
 */
function withoutBlank(row: Partial<TypedRow>): Partial<TypedRow> | null {
  const { name, name_en, price } = row ?? {};
  return [name, name_en, price].some((text) => String(text ?? "").trim() !== "") ? row : null;
}

/** What the dialog's form holds. */
export type Entered = { rows: Partial<TypedRow>[] };
type TypedItems = z.ZodType<{ rows: (StockItemInput | null)[] }, Entered>;

const typedRows = (row: z.ZodType<StockItemInput>): TypedItems =>
  z.object({
    rows: z
      .array(z.preprocess(withoutBlank, row.nullable()))
      .max(mostItemsAtOnce, "errors.too_many")
      .refine((rows) => rows.some((one) => one !== null), "errors.no_rows"),
  });

/** What the rows of the dialog are checked with; null stands for one that is left blank. */
export const typedItems: Record<StockType, TypedItems> = {
  agency: typedRows(stockItemInput.agency),
  production: typedRows(stockItemInput.production),
};

/**
 * Sends the rows that are typed, and says of those that are refused where they stand in the form: the backend counts them
 * without the blank ones.
 *
 * @param rows null for a blank one
 */
export async function sendTyped<Row, Said>(
  rows: readonly (Row | null)[],
  send: (rows: Row[]) => Promise<Said>,
): Promise<Said> {
  const typed = [...rows.entries()].flatMap(([at, row]) => (row === null ? [] : [{ at, row }]));
  try {
    return await send(typed.map(({ row }) => row));
  } catch (error) {
    if (!isApiError(error)) throw error;
    const errors = Object.entries(error.errors).map(([field, keys]) => [
      field.replace(/^rows\.(\d+)/, (_, place) => `rows.${typed[Number(place)]?.at ?? place}`),
      keys,
    ]);
    throw new ApiError(error.status, error.message, { ...error, errors: Object.fromEntries(errors) });
  }
}

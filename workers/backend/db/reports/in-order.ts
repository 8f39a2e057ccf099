import type { Database } from "../database.ts";
import { stockItems } from "../stock-items.ts";

/** A row with the stored keys that it is sorted by (app/model/text/text-order.ts), ids behind names. */
export interface Keyed<Row> {
  row: Row;
  keys: readonly (string | number)[];
}

/** Rows in the order of their keys, which compare as SQLite compares them. */
export const inOrder = <Row>(keyed: Keyed<Row>[]): Row[] => keyed.sort(byKeys).map(({ row }) => row);

function byKeys({ keys: one }: Keyed<unknown>, { keys: other }: Keyed<unknown>): number {
  for (const [index, key] of one.entries()) {
    const against = other[index] ?? "";
    if (key !== against) return key < against ? -1 : 1;
  }
  return 0;
}

/** Every stock item by its id. */
export const stockItemsById = (database: Database) =>
  new Map(
    database
      .select({ id: stockItems.id, name: stockItems.name, sort_name: stockItems.sort_name })
      .from(stockItems)
      .all()
      .map((item) => [item.id, item]),
  );

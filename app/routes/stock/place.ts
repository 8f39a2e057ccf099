import type { ListName } from "#model/list/list-names.ts";
import type { StockType } from "#model/stock/stock-type.ts";

/** Where the list of items of a type is. */
export const listOf: Record<StockType, string> = { agency: "/stock", production: "/stock/production" };

/** What is kept of it for somebody is kept under its name. */
export const nameOfList = { agency: "stock", production: "stock/production" } as const satisfies Record<
  StockType,
  ListName
>;

/** Which of the two lists of items an address belongs to, and where that list is. */
export function placeOf(pathname: string): { type: StockType; list: string } {
  const type = pathname.startsWith(listOf.production) ? "production" : "agency";
  return { type, list: listOf[type] };
}

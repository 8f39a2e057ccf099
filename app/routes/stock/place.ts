import type { StockType } from "#model/stock/stock-type.ts";

const lists: Record<StockType, string> = { agency: "/stock", production: "/stock/production" };

/** Where the list of items of a type is. */
export const listOf = (type: StockType): string => lists[type];

/** Which of the two lists of items an address belongs to, and where that list is. */
export function placeOf(pathname: string): { type: StockType; list: string } {
  const type = pathname.startsWith(lists.production) ? "production" : "agency";
  return { type, list: lists[type] };
}

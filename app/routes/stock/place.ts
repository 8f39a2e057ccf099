import type { StockType } from "#model/stock/stock-type.ts";

/** Which of the two lists of items an address belongs to, and where that list is. */
export const placeOf = (pathname: string): { type: StockType; list: string } =>
  pathname.startsWith("/stock/production")
    ? { type: "production", list: "/stock/production" }
    : { type: "agency", list: "/stock" };

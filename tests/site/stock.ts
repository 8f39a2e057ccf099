import { type Addresses, screen, toAdmin } from "../support/landing.ts";

/** Items of production come first there: forty of them. */
export const site: Addresses = {
  "/stock": toAdmin("/stock"),
  "/stock/units": toAdmin("/stock/units"),
  "/stock/add": toAdmin("/stock/add"),
  "/stock/:itemId": toAdmin("/stock/41"),
  "/stock/:itemId/delete": toAdmin("/stock/41/delete"),
  // It only takes what is sent to it, and leads to the list.
  "/stock/:itemId/active": toAdmin("/stock/1/active", "/stock"),
  "/stock/production": toAdmin("/stock/production"),
  "/stock/production/units": toAdmin("/stock/production/units"),
  "/stock/production/add": toAdmin("/stock/production/add"),
  "/stock/production/:itemId": toAdmin("/stock/production/1"),
  "/stock/production/:itemId/delete": toAdmin("/stock/production/1/delete"),
  "/choices/stock-items": screen("/choices/stock-items?q=a"),
};

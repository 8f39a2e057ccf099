import { type Addresses, screen, toAdmin } from "../support/landing.ts";

export const site: Addresses = {
  "/stock": toAdmin("/stock"),
  "/stock/columns": toAdmin("/stock/columns"),
  "/stock/selected": toAdmin("/stock/selected"),
  "/stock/units": toAdmin("/stock/units"),
  "/stock/add": toAdmin("/stock/add"),
  "/stock/many": toAdmin("/stock/many"),
  "/stock/:itemId": toAdmin("/stock/1"),
  "/stock/:itemId/delete": toAdmin("/stock/1/delete"),
  // It only takes what is sent to it, and leads to the list.
  "/stock/:itemId/active": toAdmin("/stock/1/active", "/stock"),
  "/stock/production": toAdmin("/stock/production"),
  "/stock/production/columns": toAdmin("/stock/production/columns"),
  "/stock/production/selected": toAdmin("/stock/production/selected"),
  "/stock/production/units": toAdmin("/stock/production/units"),
  "/stock/production/add": toAdmin("/stock/production/add"),
  "/stock/production/many": toAdmin("/stock/production/many"),
  "/stock/production/:itemId": toAdmin("/stock/production/1"),
  "/stock/production/:itemId/delete": toAdmin("/stock/production/1/delete"),
  "/choices/stock-items": screen("/choices/stock-items?q=a"),
};

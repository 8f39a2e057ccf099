import { type Addresses, screen, toAdmin } from "../support/landing.ts";

export const site: Addresses = {
  "/stock/products": toAdmin("/stock/products"),
  "/stock/products/columns": toAdmin("/stock/products/columns"),
  "/stock/products/add": toAdmin("/stock/products/add"),
  "/stock/products/:productId": toAdmin("/stock/products/1"),
  "/stock/products/:productId/delete": toAdmin("/stock/products/1/delete"),
  // It only takes what is sent to it.
  "/stock/products/:productId/images": toAdmin("/stock/products/1/images", "/stock/products/1"),
  "/choices/products": screen("/choices/products?q=a"),
};

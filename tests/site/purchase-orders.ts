import { type Addresses, gone, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/purchase-orders": screen("/purchase-orders"),
  "/purchase-orders/add": screen("/purchase-orders/add"),
  "/purchase-orders/filter": screen("/purchase-orders/filter"),
  "/purchase-orders/:orderId": gone(screen("/purchase-orders/999999")),
  "/purchase-orders/:orderId/edit": gone(screen("/purchase-orders/999999/edit")),
  "/purchase-orders/:orderId/line/:lineId?": gone(screen("/purchase-orders/999999/line")),
  "/purchase-orders/:orderId/send/:lang?": gone(screen("/purchase-orders/999999/send")),
  "/purchase-orders/:orderId/delete": gone(screen("/purchase-orders/999999/delete")),
};

import { type Addresses, gone, screen, toAdmin } from "../support/landing.ts";

export const site: Addresses = {
  "/purchases": screen("/purchases"),
  "/purchases/add": screen("/purchases/add"),
  "/purchases/payment": toAdmin("/purchases/payment"),
  "/purchases/:purchaseId": gone(screen("/purchases/999999")),
  "/purchases/:purchaseId/edit": gone(screen("/purchases/999999/edit")),
  "/purchases/:purchaseId/line": gone(screen("/purchases/999999/line")),
  "/purchases/:purchaseId/project/:lineId?": gone(screen("/purchases/999999/project")),
  "/purchases/:purchaseId/reject": gone(screen("/purchases/999999/reject")),
  "/purchases/:purchaseId/pay": gone(screen("/purchases/999999/pay")),
  "/purchases/:purchaseId/delete": gone(screen("/purchases/999999/delete")),
};

import { type Addresses, but, gone, login, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/estimates": screen("/estimates"),
  "/estimates/selected": screen("/estimates/selected"),
  "/estimates/columns": screen("/estimates/columns"),
  "/projects/:projectId/estimates": screen("/projects/1/estimates"),
  "/projects/:projectId/estimate": but(screen("/projects/1/estimate", "/estimate/1"), {
    stranger: login("/projects/1/estimate"),
  }),
  "/estimate/:estimateId": screen("/estimate/1"),
  "/estimate/:estimateId/delete/:row": screen("/estimate/1/delete/item-1"),
  "/estimate/:estimateId/preview": screen("/estimate/1/preview"),
  "/estimate/:estimateId/offer": screen("/estimate/1/offer"),
  "/estimate/:estimateId/send/:lang?": screen("/estimate/1/send"),
  "/estimate/:estimateId/approve": screen("/estimate/1/approve"),
  "/estimate/:estimateId/accepted": screen("/estimate/1/accepted"),
  "/estimate/:estimateId/versions/compare": screen("/estimate/1/versions/compare"),
  "/estimate/:estimateId/versions/:number": gone(screen("/estimate/1/versions/999999")),
  "/estimate/:estimateId/reply": screen("/estimate/1/reply"),
  "/estimate/:estimateId/links/:linkId": screen("/estimate/1/links/999999", "/estimate/1"),
  "/estimate/:estimateId/duplicate": screen("/estimate/1/duplicate"),
  "/estimate/:estimateId/template": screen("/estimate/1/template"),
  "/estimate/:estimateId/block": screen("/estimate/1/block"),
  "/estimate/:estimateId/items/:itemId/images": gone(screen("/estimate/1/items/1/images")),
  "/estimate/:estimateId/files/add": screen("/estimate/1/files/add"),
  "/estimate/:estimateId/files/:fileId": gone(screen("/estimate/1/files/999999")),
  "/estimate/:estimateId/files/:fileId/delete": gone(screen("/estimate/1/files/999999/delete")),
  "/estimate/:estimateId/files": screen("/estimate/1/files", "/estimate/1"),
  "/estimate/:estimateId/costs": screen("/estimate/1/costs"),
  "/estimate/:estimateId/items/:itemId/costs": screen("/estimate/1/items/1/costs"),
};

export const oddities = [gone(screen("/estimate/999999")), gone(screen("/estimate/1/items/999999/costs"))];

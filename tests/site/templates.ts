import { type Addresses, gone, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/estimates/templates": screen("/estimates/templates"),
  "/estimates/templates/:templateId": gone(screen("/estimates/templates/999999")),
  "/estimates/templates/:templateId/delete": gone(screen("/estimates/templates/999999/delete")),
  "/choices/blocks": screen("/choices/blocks"),
};

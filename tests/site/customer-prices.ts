import { type Addresses, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/clients/:clientId/prices/add": screen("/clients/1/prices/add"),
  "/clients/:clientId/prices/:priceId/delete": screen("/clients/1/prices/1/delete", "/clients/1/prices"),
};

import { type Addresses, gone, nothing, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/clients": screen("/clients"),
  "/clients/banks": screen("/clients/banks"),
  "/clients/add": screen("/clients/add"),
  "/clients/add/banks": screen("/clients/add/banks"),
  "/clients/:clientId": screen("/clients/1"),
  "/clients/:clientId/banks": screen("/clients/1/banks"),
  "/clients/:clientId/delete": screen("/clients/1/delete"),
  "/choices/clients": screen("/choices/clients?q=a"),
};

export const oddities = [screen("/clients/"), gone(screen("/clients/999999")), nothing("/clients/1/nothing")];

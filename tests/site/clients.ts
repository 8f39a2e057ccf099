import { type Addresses, gone, nothing, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/clients": screen("/clients"),
  "/clients/columns": screen("/clients/columns"),
  "/clients/banks": screen("/clients/banks"),
  "/clients/selected": screen("/clients/selected"),
  "/clients/add": screen("/clients/add"),
  "/clients/add/banks": screen("/clients/add/banks"),
  "/clients/:clientId": screen("/clients/1"),
  "/clients/:clientId/projects": screen("/clients/1/projects"),
  "/clients/:clientId/estimates": screen("/clients/1/estimates"),
  "/clients/:clientId/invoices": screen("/clients/1/invoices"),
  "/clients/:clientId/statement": screen("/clients/1/statement"),
  "/clients/:clientId/statement/send/:lang?": screen("/clients/1/statement/send"),
  "/clients/:clientId/prices": screen("/clients/1/prices"),
  "/clients/:clientId/people": screen("/clients/1/people"),
  "/clients/:clientId/people/add": screen("/clients/1/people/add"),
  "/clients/:clientId/people/:contactId": screen("/clients/1/people/1"),
  "/clients/:clientId/people/:contactId/delete": screen("/clients/1/people/1/delete"),
  "/clients/:clientId/data": screen("/clients/1/data"),
  "/clients/:clientId/data/banks": screen("/clients/1/data/banks"),
  "/clients/:clientId/data/delete": screen("/clients/1/data/delete"),
  "/clients/:clientId/history": screen("/clients/1/history"),
  "/clients/:clientId/restore": screen("/clients/1/restore", "/clients/1/data"),
  "/choices/clients": screen("/choices/clients?q=a"),
};

export const oddities = [screen("/clients/"), gone(screen("/clients/999999")), nothing("/clients/1/nothing")];

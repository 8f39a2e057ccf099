import { type Addresses, gone, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/invoices/e-invoices": screen("/invoices/e-invoices"),
  "/invoices/e-invoices/filter": screen("/invoices/e-invoices/filter"),
  "/invoices/e-invoices/selected": screen("/invoices/e-invoices/selected"),
  "/invoices/e-invoices/:invoiceId": gone(screen("/invoices/e-invoices/999999")),
};

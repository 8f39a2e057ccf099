import { type Addresses, gone, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/invoices/e-invoices": screen("/invoices/e-invoices"),
  "/invoices/e-invoices/:invoiceId": gone(screen("/invoices/e-invoices/999999")),
};

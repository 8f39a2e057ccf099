import { type Addresses, gone, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/invoices/recurring": screen("/invoices/recurring"),
  "/invoices/recurring/add": screen("/invoices/recurring/add"),
  "/invoices/recurring/add-lines": screen("/invoices/recurring/add-lines"),
  "/invoices/recurring/:planId": gone(screen("/invoices/recurring/999999")),
  "/invoices/recurring/:planId/edit": gone(screen("/invoices/recurring/999999/edit")),
  "/invoices/recurring/:planId/make/:date": gone(screen("/invoices/recurring/999999/make/2032-01-15")),
  "/invoices/recurring/:planId/delete": gone(screen("/invoices/recurring/999999/delete")),
  "/choices/estimates": screen("/choices/estimates"),
};

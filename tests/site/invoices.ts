import { type Addresses, gone, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/invoices": screen("/invoices?status=2&page=1"),
  "/invoices/filter": screen("/invoices/filter"),
  "/invoices/columns": screen("/invoices/columns?status=2"),
  "/invoices/export": screen("/invoices/export"),
  "/invoices/selected": screen("/invoices/selected"),
  "/invoices/:estimateId/create": screen("/invoices/1/create"),
  "/invoices/:estimateId/edit/:invoiceId": gone(screen("/invoices/1/edit/999999")),
  "/invoices/:estimateId/:invoiceId": gone(screen("/invoices/1/999999")),
  "/invoices/:estimateId/:invoiceId/issue": gone(screen("/invoices/1/999999/issue")),
  "/invoices/:estimateId/:invoiceId/send/:lang?": gone(screen("/invoices/1/999999/send/en")),
  "/invoices/:estimateId/:invoiceId/reply": gone(screen("/invoices/1/999999/reply")),
  "/invoices/:estimateId/:invoiceId/links/:linkId": screen("/invoices/1/1/links/999999", "/invoices/1/1"),
  "/invoices/:estimateId/:invoiceId/remind/:lang?": gone(screen("/invoices/1/999999/remind/en")),
  "/invoices/:estimateId/:invoiceId/reminders/:act": gone(screen("/invoices/1/999999/reminders/stop")),
  "/invoices/:estimateId/:invoiceId/download": gone(screen("/invoices/1/999999/download")),
  "/invoices/:estimateId/:invoiceId/e-invoice": gone(screen("/invoices/1/999999/e-invoice")),
  "/invoices/:estimateId/:invoiceId/delete": gone(screen("/invoices/1/999999/delete")),
  "/invoices/:estimateId/:invoiceId/void": gone(screen("/invoices/1/999999/void")),
  "/invoices/:estimateId/:invoiceId/close": gone(screen("/invoices/1/999999/close")),
  "/invoices/:estimateId/:invoiceId/refund": gone(screen("/invoices/1/999999/refund")),
  "/invoices/:estimateId/:invoiceId/transfer": gone(screen("/invoices/1/999999/transfer")),
  "/invoices/:estimateId/:invoiceId/payments/add": gone(screen("/invoices/1/999999/payments/add")),
  "/invoices/:estimateId/:invoiceId/payments/:paymentId/delete": gone(
    screen("/invoices/1/999999/payments/1/delete"),
  ),
};

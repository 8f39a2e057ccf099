import { checkIssued, readInvoice, readInvoiceRow } from "#backend/api/invoices/open-invoice.ts";
import { inProject } from "#backend/db/projects.ts";
import { draftInvoiceMail } from "#backend/mail/document-mail.ts";
import { matches } from "#backend/operations/etag.ts";
import { wantsEInvoice } from "#model/invoice/e-invoice-lacks.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { isPriced } from "#model/invoice/waybill.ts";
import { freezeInvoice } from "../online/freeze.ts";
import { mailsOf } from "./operations.ts";

/** How invoices, waybills and credit notes leave the building. */
export const invoiceMails = mailsOf({
  document: "invoice",
  path: "/invoices/{id}",
  called: "an invoice",
  read: readInvoice,
  check: (c, shown) => {
    matches(c, shown);
    checkIssued(readInvoiceRow(c.env.database, shown.id));
  },
  draft: (c, ...of) => draftInvoiceMail(c.env.database, ...of),
  wholeOf: ({ project }) => inProject(project.id),
  frozen: {
    isForLink: true,
    canLink: ({ issued_at, voided_at }) => issued_at !== null && voided_at === null,
    clientOf: ({ customer }) => customer.id,
    freeze: freezeInvoice,
    purposeOf: ({ invoice_type_id, waybill }) =>
      invoice_type_id !== invoiceType.credit_note && isPriced(waybill) ? "online_invoice" : "online_document",
  },
  einvoiceOf: (shown) => {
    if (!shown.einvoice?.is_available) return "none";
    return wantsEInvoice(shown) ? "chosen" : "offered";
  },
  estimateOf: ({ estimate_id }) => estimate_id,
  sellerOf: ({ content }) => content.seller.name,
  numberOf: ({ invoice_nr }) => invoice_nr,
});

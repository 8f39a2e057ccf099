import { checkIssued, readInvoice, readInvoiceRow } from "#backend/api/invoices/open-invoice.ts";
import { inProject } from "#backend/db/projects.ts";
import { draftInvoiceMail } from "#backend/mail/document-mail.ts";
import { matches } from "#backend/operations/etag.ts";
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
  draft: draftInvoiceMail,
  wholeOf: ({ project }) => inProject(project.id),
  estimateOf: ({ estimate_id }) => estimate_id,
  sellerOf: ({ content }) => content.seller.name,
  numberOf: ({ invoice_nr }) => invoice_nr,
});

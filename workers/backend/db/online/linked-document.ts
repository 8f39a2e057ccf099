import type { Database } from "../database.ts";
import type { MailedDocument } from "../document-mails.ts";
import { findEstimateRow } from "../estimates/estimates.ts";
import { findInvoiceRow } from "../invoices/invoices.ts";
import { findProject, inProject } from "../projects.ts";

const rowOf = (database: Database, { document, document_id }: MailedDocument) =>
  (document === "invoice" ? findInvoiceRow : findEstimateRow)(database, document_id);

/** The project of a document that a client has a link to, for the audit log; none where the document is deleted. */
export const linkedProject = (database: Database, mailed: MailedDocument) =>
  inProject(rowOf(database, mailed)?.project_id ?? 0);

/** Who manages the project of a document; 0 where it is deleted. */
export function managerOf(database: Database, mailed: MailedDocument): number {
  const row = rowOf(database, mailed);
  const project = row && findProject(database, row.project_id);
  return project?.project_manager ?? 0;
}

/** Where a document is looked after inside. */
export const pathInside = (database: Database, { document, document_id }: MailedDocument): string =>
  document === "invoice"
    ? `/invoices/${findInvoiceRow(database, document_id)?.estimate_id ?? 0}/${document_id}`
    : `/estimate/${document_id}`;

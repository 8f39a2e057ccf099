import type { Database } from "#backend/db/database.ts";
import { frozenHash } from "#backend/db/invoices/frozen.ts";
import type { Invoice } from "#model/invoice/invoice.ts";

/** A document without what is in it, for the audit log: its frozen copy is kept with it. */
export function ownFields(document: Invoice) {
  const { content, payments, estimate, customer, project, ...own } = document;
  return own;
}

/** The same of a document that was just issued, with the hash of its frozen copy: the audit proves what it says since. */
export const issuedFields = (database: Database, document: Invoice) => ({
  ...ownFields(document),
  content_sha256: frozenHash(database, document.id),
});

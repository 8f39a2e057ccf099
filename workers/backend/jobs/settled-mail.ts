import { invoiceStatus } from "#model/invoice/status.ts";
import { record } from "../db/audit.ts";
import { type Database, transaction } from "../db/database.ts";
import { endMail, mailedDocument } from "../db/document-mails.ts";
import { findInvoiceRow, updateInvoice } from "../db/invoices/invoices.ts";
import { dropMail, type QueuedMail } from "../db/outbox.ts";
import { inProject } from "../db/projects.ts";

/** How it ended with a mail: the post has it, it was given up, or nobody knows. */
type Outcome = "sent" | "failed" | "unknown";

/** A mail waits no more. Its document says how it ended, and is marked as sent once the post has it. */
export function settle(database: Database, { id, document_mail_id }: QueuedMail, outcome: Outcome): void {
  transaction(database, () => {
    dropMail(database, id);
    if (document_mail_id === null || outcome === "unknown") return;
    endMail(database, document_mail_id, outcome);
    if (outcome === "sent") markSent(database, document_mail_id);
  });
}

/** In the name of the person who sent the mail. One that was marked by hand, or voided meanwhile, stays as it is. */
function markSent(database: Database, mailId: number): void {
  const mail = mailedDocument(database, mailId);
  const row = mail?.document === "invoice" ? findInvoiceRow(database, mail.document_id) : undefined;
  if (!mail || !row || row.state !== invoiceStatus.issued) return;
  const sent_at = new Date().toISOString();
  updateInvoice(database, row.id, { state: invoiceStatus.sent, sent_at });
  const { invoice_nr } = row;
  record(database, {
    actor_id: mail.sender_id,
    operation: "mail",
    entity: "invoice",
    entity_id: row.id,
    before: { invoice_nr, status_id: invoiceStatus.issued },
    after: { invoice_nr, status_id: invoiceStatus.sent, sent_at },
    partOf: inProject(row.project_id),
  });
}

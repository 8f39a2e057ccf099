import { today } from "#model/date/dates.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { record } from "../db/audit.ts";
import { ofClient } from "../db/clients.ts";
import { type Database, transaction } from "../db/database.ts";
import { findEInvoice, saveEInvoice } from "../db/e-invoices.ts";
import { endMail, mailedDocument } from "../db/ended-mails.ts";
import { findInvoiceRow, updateInvoice } from "../db/invoices/invoices.ts";
import { replaceOlder, revokeLinkOfMail } from "../db/online/links.ts";
import { dropMail, type QueuedMail } from "../db/outbox.ts";
import { inProject } from "../db/projects.ts";

/** How it ended with a mail: the post has it, it was given up, or nobody knows. */
type Outcome = "sent" | "failed" | "unknown";

/**
 * Takes a mail out of the queue and notes how it ended with its document. An invoice is marked as sent once the post has it; a
 * mail that did not leave is told to its sender and to the managers of the project.
 */
export function settle(database: Database, { id, document_mail_id }: QueuedMail, outcome: Outcome): void {
  transaction(database, () => {
    dropMail(database, id);
    if (document_mail_id === null) return;
    if (outcome !== "unknown") endMail(database, document_mail_id, outcome);
    if (outcome === "failed") revokeLinkOfMail(database, document_mail_id);
    // Also where nobody knows: of two wordings that a client may have, the older is not to be accepted.
    else replaceOlder(database, document_mail_id);
    const mail = mailedDocument(database, document_mail_id);
    if (!mail) return;
    if (outcome !== "sent") noteLost(database, document_mail_id, mail, outcome);
    // A reminder of what was never mailed brings no document.
    else if (mail.file_key !== "") markSent(database, mail);
    if (outcome === "sent" && mail.has_einvoice) noteSentEInvoice(database, mail);
  });
}

type Mailed = NonNullable<ReturnType<typeof mailedDocument>>;

/** In the name of the person who sent the mail. One that was marked by hand, or voided meanwhile, stays as it is. */
function markSent(database: Database, { document, document_id, sender_id }: Mailed): void {
  const row = document === "invoice" ? findInvoiceRow(database, document_id) : undefined;
  if (!row || row.state !== invoiceStatus.issued) return;
  const sent_at = new Date().toISOString();
  updateInvoice(database, row.id, { state: invoiceStatus.sent, sent_at });
  const { invoice_nr } = row;
  record(database, {
    actor_id: sender_id,
    operation: "mail",
    entity: "invoice",
    entity_id: row.id,
    before: { invoice_nr, status_id: invoiceStatus.issued },
    after: { invoice_nr, status_id: invoiceStatus.sent, sent_at },
    partOf: inProject(row.project_id),
  });
}

/** An e-invoice that was mailed is sent: to report it is left (decision 088). */
function noteSentEInvoice(database: Database, { document_id, sender_id, number, project_id }: Mailed): void {
  const before = findEInvoice(database, document_id);
  if (!before || before.sent_on !== null) return;
  const sent_on = today();
  saveEInvoice(database, document_id, { channel: "mail", sent_on, sent_by: sender_id });
  record(database, {
    actor_id: sender_id,
    operation: "mail",
    entity: "e_invoice",
    entity_id: document_id,
    before: { invoice_nr: number, channel: before.channel, sent_on: null },
    after: { invoice_nr: number, channel: "mail", sent_on },
    partOf: project_id === null ? undefined : inProject(project_id),
  });
}

function noteLost(database: Database, id: number, mail: Mailed, state: Exclude<Outcome, "sent">): void {
  record(database, {
    operation: "mail",
    entity: "document_mail",
    entity_id: id,
    before: { name: mail.number, state: "waiting" },
    after: { name: mail.number, state },
    partOf: wholeOf(mail),
  });
}

/** In whose history it is told; nobody's where the document is deleted. */
export function wholeOf({ project_id, document, document_id }: Mailed) {
  if (document === "statement") return ofClient(document_id);
  return project_id === null ? undefined : inProject(project_id);
}

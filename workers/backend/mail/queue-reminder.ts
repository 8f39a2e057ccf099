import type { Database } from "../db/database.ts";
import { insertDocumentMail, lastMailWithFile } from "../db/document-mails.ts";
import type { InvoiceRow } from "../db/invoices/invoices.ts";
import { queueMail } from "../db/outbox.ts";
import { insertReminder } from "../db/reminders/reminders.ts";
import type { UserRow } from "../db/users.ts";

interface Written {
  to: string[];
  cc?: string[];
  /** The sender's own address, where a copy is wanted. */
  copy?: string;
  subject: string;
  text: string;
  sender: UserRow;
  /** The agency as it is named beside the address. */
  title: string;
  /** The step that it counts as. */
  days: number | null;
  /** The local date that it is of. */
  day: string;
  /** What the installation is called where its files are kept. */
  installation: string;
}

/**
 * Queues a reminder and notes it, in the open transaction; answers the id of its mail. What went with the document's last mail
 * goes along: where there was none, nothing does.
 */
export function queueReminder(database: Database, { id }: InvoiceRow, written: Written): number {
  const { to, cc = [], copy = "", subject, text, sender, title, days, day, installation } = written;
  const mailed = { document: "invoice", document_id: id } as const;
  const file = lastMailWithFile(database, mailed);
  const mail_id = insertDocumentMail(database, {
    ...mailed,
    sender_id: sender.id,
    to,
    cc,
    copy_to: copy,
    subject,
    text,
    file_key: file?.file_key ?? "",
    file_name: file?.file_name ?? "",
    files: [],
    snapshot_id: null,
  });
  insertReminder(database, { invoice_id: id, days, day, mail_id });
  queueMail(database, {
    to,
    cc,
    bcc: copy ? [copy] : [],
    subject,
    text,
    document_mail_id: mail_id,
    sender_name: title,
    reply_to: sender.email,
    attachments: file ? [{ key: `${installation}/${file.file_key}`, name: file.file_name }] : [],
  });
  return mail_id;
}

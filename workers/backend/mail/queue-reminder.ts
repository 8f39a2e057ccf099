import { showDate } from "#model/date/dates.ts";
import type { Language } from "#model/text/language.ts";
import type { Database } from "../db/database.ts";
import { insertDocumentMail, lastMailWithFile, type MailedDocument } from "../db/document-mails.ts";
import { type InvoiceRow, updateInvoice } from "../db/invoices/invoices.ts";
import { stateOf } from "../db/online/link-state.ts";
import { newestLinkOf, openLink } from "../db/online/links.ts";
import { queueMail } from "../db/outbox.ts";
import { insertReminder } from "../db/reminders/reminders.ts";
import type { UserRow } from "../db/users.ts";
import { linkLines } from "./online-mail.ts";

interface Written {
  to: string[];
  cc?: string[];
  /** The sender's own address, where a copy is wanted. */
  copy?: string;
  subject: string;
  text: string;
  sender: UserRow;
  /** The agency as it is named beside the address, and the address at which its clients open documents. */
  title: string;
  origin: string;
  /** The language of the lines that bring the link to the document. */
  lang: Language;
  /** The step that it counts as. */
  days: number | null;
  /** The local date that it is of. */
  day: string;
  /** What the installation is called where its files are kept. */
  installation: string;
}

/**
 * Queues a reminder and notes it, in the open transaction; answers the id of its mail. What went with the document's last mail
 * goes along: where there was none, nothing does. A client who was sent a link to the document gets it again.
 */
export function queueReminder(database: Database, { id }: InvoiceRow, written: Written): number {
  const { to, cc = [], copy = "", subject, text, sender, days, day, installation } = written;
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
  // Of two who remind at one time, the second has seen another document: one that nobody was reminded of.
  updateInvoice(database, id, {});
  const below = linkTo(database, mailed, written);
  queueMail(database, {
    to,
    cc,
    bcc: copy ? [copy] : [],
    subject,
    text: below ? `${text}\n\n${below}` : text,
    document_mail_id: mail_id,
    sender_name: written.title,
    reply_to: sender.email,
    attachments: file ? [{ key: `${installation}/${file.file_key}`, name: file.file_name }] : [],
  });
  return mail_id;
}

/** The lines that bring a document's link with a token of its own, which is kept nowhere; "" where none is open. */
function linkTo(database: Database, mailed: MailedDocument, { origin, lang }: Written): string {
  const link = newestLinkOf(database, mailed);
  if (!link || stateOf(database, link, undefined) !== "open") return "";
  return linkLines(database, {
    purpose: "online_invoice",
    language: lang,
    link: `${origin}/d/${openLink(database, link.id)}`,
    until: showDate(link.valid_until),
  });
}

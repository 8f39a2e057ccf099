import { showDate } from "#model/date/dates.ts";
import type { Language } from "#model/text/language.ts";
import type { Database } from "../db/database.ts";
import { lastMailWithFile, type MailedDocument } from "../db/document-mails.ts";
import { type InvoiceRow, raiseInvoice } from "../db/invoices/invoices.ts";
import { stateOf } from "../db/online/link-state.ts";
import { newestLinkOf, openLink } from "../db/online/links.ts";
import { insertReminder } from "../db/reminders/reminders.ts";
import { type KeptMail, keepMail, queueKept } from "./kept-mail.ts";
import { linkLines } from "./online-mail.ts";

interface Written extends Pick<KeptMail, "to" | "cc" | "copy_to" | "subject" | "text" | "title" | "sender"> {
  /** The address at which the agency's clients open documents. */
  origin: string;
  /** The language of the lines that bring the link to the document. */
  lang: Language;
  /** The step that it counts as. */
  days: number | null;
  /** The local date that it is of. */
  day: string;
  /** What the installation is called where its files are kept. */
  installation: string;
  /** What goes along where the document was never mailed; null where nobody could make it. */
  issued: KeptMail["file"];
}

/**
 * Queues a reminder and notes it, in the open transaction; answers the id of its mail. What went with the document's last mail
 * goes along, or else the document as issued. A client who was sent a link to the document gets it again.
 */
export function queueReminder(database: Database, { id }: InvoiceRow, written: Written): number {
  const { to, cc, copy_to, subject, text, title, sender, days, day, installation, issued } = written;
  const mailed = { document: "invoice", document_id: id } as const;
  const last = lastMailWithFile(database, mailed);
  const file = last ? { key: `${installation}/${last.file_key}`, name: last.file_name } : issued;
  const own = { to, cc, copy_to, subject, text, title, sender };
  const mail = { mailed, file, attached: [], snapshot_id: null, ...own };
  const mail_id = keepMail(database, mail);
  insertReminder(database, { invoice_id: id, days, day, mail_id, why: null });
  // Of two who remind at one time, the second has seen another document: one that nobody was reminded of.
  raiseInvoice(database, id);
  queueKept(database, mail_id, mail, linkTo(database, mailed, written));
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

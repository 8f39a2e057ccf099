import type { Database } from "../db/database.ts";
import { insertDocumentMail, type MailedDocument } from "../db/document-mails.ts";
import { queueMail } from "../db/outbox.ts";
import { aboveSignature } from "./above-signature.ts";

/** A file of a mail: its key in R2, and what it is called there. */
interface Attached {
  key: string;
  name: string;
}

/** A mail with a document. */
export interface KeptMail {
  mailed: MailedDocument;
  to: string[];
  cc: string[];
  /** The sender's own address where a copy is wanted, else "". */
  copy_to: string;
  subject: string;
  text: string;
  /** The document itself; null where it does not go along. */
  file: Attached | null;
  /** Other files that go along. */
  attached: Attached[];
  /** Whether the e-invoice of the document is among them; no where nothing is said. */
  has_einvoice?: boolean;
  /** What the document says, as it is frozen; null of a kind that is frozen itself. */
  snapshot_id: number | null;
  /** In whose name. */
  title: string;
  sender: { id: number; name: string; email: string };
}

/** The sender's own address, where a copy is wanted that nothing else brings; else "". */
export const copyFor = (
  { email }: KeptMail["sender"],
  { to, cc, copy }: { to: readonly string[]; cc: readonly string[]; copy: boolean },
): string => (copy && ![...to, ...cc].includes(email) ? email : "");

/** Keeps a mail with its document, in the open transaction; answers the id that it is kept under. */
export const keepMail = (database: Database, mail: KeptMail): number =>
  insertDocumentMail(database, {
    ...mail.mailed,
    sender_id: mail.sender.id,
    to: mail.to,
    cc: mail.cc,
    copy_to: mail.copy_to,
    subject: mail.subject,
    text: mail.text,
    // Below the installation, which an archive may be restored under another name of.
    file_key: mail.file ? mail.file.key.slice(mail.file.key.indexOf("/") + 1) : "",
    file_name: mail.file?.name ?? "",
    files: mail.attached.map(({ name }) => name),
    has_einvoice: mail.has_einvoice ?? false,
    snapshot_id: mail.snapshot_id,
  });

/**
 * Queues a mail that is kept. `link` are lines that no copy of it is kept of, as they open the document; they stand above the
 * signature. Replies go to the sender.
 */
export function queueKept(database: Database, id: number, mail: KeptMail, link: string): void {
  queueMail(database, {
    to: mail.to,
    cc: mail.cc,
    bcc: mail.copy_to ? [mail.copy_to] : [],
    subject: mail.subject,
    text: link ? aboveSignature(mail.text, link, [mail.sender.name, mail.title]) : mail.text,
    document_mail_id: id,
    sender_name: mail.title,
    reply_to: mail.sender.email,
    attachments: mail.file ? [mail.file, ...mail.attached] : mail.attached,
  });
}

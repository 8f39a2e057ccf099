import type { Database } from "#backend/db/database.ts";
import { insertDocumentMail, type MailedDocument, recipientsLeft } from "#backend/db/document-mails.ts";
import type { FileRow } from "#backend/db/estimates/files.ts";
import { queueMail } from "#backend/db/outbox.ts";
import type { MailedFile } from "#backend/files/mailed-file.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import type { DocumentMailInput } from "./input.ts";

/** A mail with a document, as somebody wrote it. */
export interface Written {
  mailed: MailedDocument;
  input: DocumentMailInput;
  file: MailedFile;
  /** Other files that go along. */
  attached: { key: string; name: string }[];
  /** What the document says, as it is frozen; null of a kind that is frozen itself. */
  snapshot_id: number | null;
  /** In whose name. */
  title: string;
  sender: { id: number; email: string };
}

/** Keeps a mail with its document; answers the id that it is kept under. */
export function keepMail(database: Database, written: Written): number {
  const { mailed, input, file, attached, snapshot_id, sender } = written;
  const { to, cc, subject, text } = input;
  return insertDocumentMail(database, {
    ...mailed,
    sender_id: sender.id,
    to,
    cc,
    subject,
    text,
    copy_to: copiesOf(written)[0] ?? "",
    file_key: file.key.slice(file.key.indexOf("/") + 1),
    file_name: file.name,
    files: attached.map(({ name }) => name),
    snapshot_id,
  });
}

/** The sender's own address, where a copy is wanted that nothing else brings. */
const copiesOf = ({ input: { to, cc, copy }, sender }: Written): string[] =>
  copy && ![...to, ...cc].includes(sender.email) ? [sender.email] : [];

/**
 * Queues a mail that is kept. `below` are lines that no copy of it is kept of, as they open the document. Replies go to the
 * sender.
 */
export function queueKept(database: Database, id: number, written: Written, below: string): void {
  const { input, file, attached, title, sender } = written;
  const { to, cc, subject, text } = input;
  queueMail(database, {
    to,
    cc,
    bcc: copiesOf(written),
    subject,
    text: below ? `${text}\n\n${below}` : text,
    document_mail_id: id,
    sender_name: title,
    reply_to: sender.email,
    attachments: [{ key: file.key, name: file.name }, ...attached],
  });
}

/** Bytes of all files of a mail: the post takes mails of 5 MiB, in which files take a third more. */
const mostBytes = 3_500_000;

/** The files with these ids. Throws a Problem (422) where one is not among them, or they are too large beside the document. */
export function chosenFiles(known: readonly FileRow[], ids: readonly number[], size: number): FileRow[] {
  const files = known.filter(({ id }) => ids.includes(id));
  if (files.length < ids.length) throw invalid("files", "errors.choice");
  const bytes = files.reduce((sum, file) => sum + file.size, size);
  if (bytes > mostBytes) throw invalid("files", "errors.mail_too_large");
  return files;
}

/** Throws a Problem (429) where more would be mailed to in a day than an installation may. */
export function checkRecipients(database: Database, { to, cc }: Pick<DocumentMailInput, "to" | "cc">): void {
  if (to.length + cc.length > recipientsLeft(database))
    throw new Problem(429, "errors.too_many_mails", { headers: { "Retry-After": "3600" } });
}

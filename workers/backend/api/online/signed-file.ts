import type { Context } from "hono";
import type { MailedDocument } from "#backend/db/document-mails.ts";
import { findSignedFile, insertSignedFile, type SignedFileRow } from "#backend/db/online/signed-files.ts";
import { filesOf, type SentFile } from "#backend/files/sent-files.ts";
import type { Call } from "#backend/operations/call.ts";
import { found, invalid } from "#backend/operations/errors.ts";
import type { AcceptedOtherwise } from "#model/online/by-hand.ts";

/** What came with the form, as a row keeps it. Throws a Problem (422) where there is more than one. */
export function fileOfForm(c: Context<Call>): Pick<SignedFileRow, keyof ReturnType<typeof contentOf>> | null {
  const { files, dropped } = filesOf(c);
  if (dropped > 0) throw invalid("file", "errors.too_many");
  const [file] = files;
  return file ? contentOf(file) : null;
}

const contentOf = ({ name, original, mime_type, size, sha256 }: SentFile) => ({
  file: name,
  file_name: original,
  mime_type,
  size,
  sha256,
});

interface Noted {
  input: AcceptedOtherwise;
  at: string;
  author_id: number;
}

/** The file that an acceptance rests on: the one that came with it, or one that a client has sent before; null of none. */
export function signedWith(
  c: Context<Call>,
  of: MailedDocument,
  { input, at, author_id }: Noted,
): SignedFileRow | null {
  const { database } = c.env;
  const sent = fileOfForm(c);
  if (sent) {
    const { name, role } = input;
    const row = { ...of, ...sent, link_id: null, author_id, name, role, at };
    return found(findSignedFile(database, insertSignedFile(database, row)));
  }
  if (!input.signed_file_id) {
    if (input.method === "file") throw invalid("file", "errors.required");
    return null;
  }
  const file = findSignedFile(database, input.signed_file_id);
  if (file?.document !== of.document || file.document_id !== of.document_id)
    throw invalid("signed_file_id", "errors.choice");
  return file;
}

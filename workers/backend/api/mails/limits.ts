import type { Database } from "#backend/db/database.ts";
import { recipientsLeft } from "#backend/db/document-mails.ts";
import type { FileRow } from "#backend/db/estimates/files.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import type { DocumentMailInput } from "./input.ts";

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

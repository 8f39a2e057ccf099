import type { Database } from "#backend/db/database.ts";
import { linksOfMails } from "#backend/db/online/shown-links.ts";
import type { DocumentMail } from "#model/mail/document-mail.ts";

/** Mails with what became of the links that went with them. */
export function withLinks(database: Database, mails: readonly DocumentMail[]): DocumentMail[] {
  const links = linksOfMails(
    database,
    mails.map(({ id }) => id),
  );
  return mails.map((mail) => ({ ...mail, link: links.get(mail.id) ?? null }));
}

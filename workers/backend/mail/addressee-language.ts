import type { MailDraft } from "#model/mail/document-mail.ts";
import { defaultLanguage, type Language } from "#model/text/language.ts";
import { languageOfAddress } from "../db/client-contacts.ts";
import type { Database } from "../db/database.ts";

interface WrittenTo {
  id?: number | null | undefined;
  document_language: Language | "";
}

/** The language that a client is written to in: of the first person who is chosen, else that of the client's documents. */
export function languageFor(
  database: Database,
  client: WrittenTo | null | undefined,
  people: MailDraft["people"],
): Language {
  const first = people.find(({ is_chosen }) => is_chosen);
  const own = client?.id && first ? languageOfAddress(database, client.id, first.email) : "";
  return own || client?.document_language || defaultLanguage;
}

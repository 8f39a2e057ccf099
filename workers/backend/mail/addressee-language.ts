import type { MailDraft } from "#model/mail/document-mail.ts";
import { defaultLanguage, type Language } from "#model/text/language.ts";
import { languageOfAddress } from "../db/client-contacts.ts";
import type { Database } from "../db/database.ts";

interface WrittenTo {
  id?: number | null | undefined;
  document_language: Language | "";
}

/**
 * The language that a client is written to in: the one of all who are chosen, where they have one, else that of the client's
 * documents. One mail goes to all of them.
 */
export function languageFor(
  database: Database,
  client: WrittenTo | null | undefined,
  people: MailDraft["people"],
): Language {
  const usual = client?.document_language || defaultLanguage;
  const ofOne = (email: string) => (client?.id && languageOfAddress(database, client.id, email)) || usual;
  const [only = usual, ...others] = new Set(
    people.filter(({ is_chosen }) => is_chosen).map(({ email }) => ofOne(email)),
  );
  return others.length > 0 ? usual : only;
}

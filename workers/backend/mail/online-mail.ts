import type { Language } from "#model/text/language.ts";
import type { Database } from "../db/database.ts";
import type { Mail } from "../db/outbox.ts";
import { findUser } from "../db/users.ts";
import { wordsOf } from "../words/own-words.ts";
import { oneLine } from "./mail.ts";

/** Mails about online documents: their texts are `mail.<kind>.subject` and `mail.<kind>.text`. */
type Kind = "code" | "accepted" | "reply" | "was_accepted" | "was_declined" | "question" | "signed_file";

interface Written {
  to: string[];
  language: Language;
  /** What the gaps of its text are filled with. */
  values: Record<string, string | number>;
}

/** A mail about an online document. What strangers typed fills gaps of a plain text: it can be nothing but words. */
export function onlineMail(database: Database, kind: Kind, { to, language, values }: Written): Mail {
  const t = wordsOf(database, language);
  return { to, subject: oneLine(t(`mail.${kind}.subject`, values)), text: t(`mail.${kind}.text`, values) };
}

/** The same to somebody of the agency in their own language; null to who does not work here any more. */
export function insideMail(
  database: Database,
  kind: Kind,
  userId: number,
  values: Written["values"],
): Mail | null {
  const user = findUser(database, userId);
  if (!user?.is_active) return null;
  return onlineMail(database, kind, { to: [user.email], language: user.language, values });
}

/** The lines that lead to a document, below the text of its mail; `until` is a date as it is shown. */
export const linkLines = (database: Database, language: Language, link: string, until: string): string =>
  wordsOf(database, language)("mail.online", { link, until });

import { inLanguage } from "#model/document/parts.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { FrozenDocument } from "#model/online/frozen-document.ts";
import type { Language } from "#model/text/language.ts";
import { worksInOffice } from "#model/user/role.ts";
import type { Database } from "../db/database.ts";
import { managerOf } from "../db/online/linked-document.ts";
import type { Opened } from "../db/online/links.ts";
import type { Mail } from "../db/outbox.ts";
import { findUser } from "../db/users.ts";
import { isOwnText, wordsOf } from "../words/own-words.ts";
import { oneLine } from "./mail.ts";

/** Mails about online documents: their texts are `mail.<kind>.subject` and `mail.<kind>.text`. */
type Kind =
  | "code"
  | "accepted"
  | "reply"
  | "reply_alone"
  | "was_accepted"
  | "was_accepted_before"
  | "was_declined"
  | "question"
  | "signed_file";

interface Written {
  /** The agency as the document names it, and who is answered. */
  from?: { title: string; reply_to: string };
  to: string[];
  language: Language;
  /** What the gaps of its text are filled with. */
  values: Record<string, string | number>;
}

/** A mail about an online document. What strangers typed fills gaps of a plain text: it can be nothing but words. */
export function onlineMail(database: Database, kind: Kind, { from, to, language, values }: Written): Mail {
  const t = wordsOf(database, language);
  return {
    to,
    sender_name: from?.title ?? "",
    reply_to: from?.reply_to ?? "",
    subject: oneLine(t(`mail.${kind}.subject`, values)),
    text: t(`mail.${kind}.text`, values),
  };
}

/** In whose name a client is written to about a document: the agency's, with answers to who sent it. */
export function senderTo(database: Database, { mail }: Pick<Opened, "mail">, title: string) {
  const sender = findUser(database, mail.sender_id);
  return { title, reply_to: sender && worksInOffice(sender) ? sender.email : "" };
}

/**
 * The same to who sent the document and to its project's manager, one to each of them who works here, in their own language.
 */
export function insideMails(
  database: Database,
  kind: Kind,
  { mail, link }: Opened,
  valuesIn: (language: Language) => Written["values"],
): Mail[] {
  const people = [...new Set([mail.sender_id, managerOf(database, link)])].map((id) =>
    findUser(database, id),
  );
  return people.flatMap((user) => {
    if (!user || !worksInOffice(user)) return [];
    const { email, language } = user;
    return onlineMail(database, kind, { to: [email], language, values: valuesIn(language) });
  });
}

interface Asked {
  item_id: number | null;
  text: string;
}

/** A question as a mail tells it: with the line that it is about, as the document calls that. */
export function askedText(
  database: Database,
  frozen: FrozenDocument,
  { item_id, text }: Asked,
  language: Language,
): string {
  const items = frozen.document === "estimate" ? itemsOf(frozen.estimate) : [];
  const item = items.find(({ id }) => id === item_id);
  if (!item) return text;
  const line = inLanguage(language, item.name, item.name_en);
  return wordsOf(database, language)("mail.about_line", { line, text });
}

/** What is done with a document at its link: it is accepted, with or without a choice, it is paid, or it is read alone. */
export type LinkPurpose = "online" | "online_choices" | "online_invoice" | "online_document";

interface Linked {
  purpose: LinkPurpose;
  language: Language;
  link: string;
  /** A date as it is shown. */
  until: string;
}

/** The lines that lead to a document, in its mail. An agency's own words of a link are those of one with choices as well, which it may word too. */
export function linkLines(database: Database, { purpose, language, link, until }: Linked): string {
  const isOwn = (key: LinkPurpose) => isOwnText(database, language, `mail.${key}`);
  const said = purpose === "online_choices" && !isOwn(purpose) && isOwn("online") ? "online" : purpose;
  return wordsOf(database, language)(`mail.${said}`, { link, until });
}

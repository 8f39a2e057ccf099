import { inArray } from "drizzle-orm";
import type { DocumentLink } from "#model/online/document.ts";
import type { Database } from "../database.ts";
import { answerTo, showAnswer } from "./answers.ts";
import { documentLinks, findSnapshotOf, type LinkRow, stateOf } from "./links.ts";
import { visitsOf } from "./visits.ts";

/** A link with what its client did with it. */
export function showLink(database: Database, link: LinkRow): DocumentLink {
  const answer = answerTo(database, link, findSnapshotOf(database, link).sha256);
  const { id, valid_until, version } = link;
  const state = stateOf(link, answer);
  return {
    id,
    version,
    state,
    valid_until,
    ...visitsOf(database, id),
    answer: answer ? showAnswer(answer) : null,
  };
}

/** The links of mails, by the mails' ids. */
export const linksOfMails = (database: Database, mailIds: readonly number[]): Map<number, DocumentLink> =>
  new Map(
    database
      .select()
      .from(documentLinks)
      .where(inArray(documentLinks.mail_id, [...mailIds]))
      .all()
      .map((link) => [link.mail_id, showLink(database, link)]),
  );

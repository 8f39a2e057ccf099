import { and, count, eq, inArray, isNull, max, min } from "drizzle-orm";
import type { DocumentLink } from "#model/online/document.ts";
import type { Database } from "../database.ts";
import { type AnswerRow, listAnswers, showAnswer } from "./answers.ts";
import { linkChoices } from "./choices.ts";
import { stateOf } from "./link-state.ts";
import { documentLinks, type LinkRow } from "./links.ts";
import { documentQuestions } from "./questions.ts";
import { signedFiles } from "./signed-files.ts";
import { documentSnapshots } from "./snapshots.ts";
import { linkVisits } from "./visits.ts";

/** The links of mails with one document, by the mails' ids: what their clients did with them. */
export function linksOfMails(database: Database, mailIds: readonly number[]): Map<number, DocumentLink> {
  const rows = database
    .select({ link: documentLinks, wording: documentSnapshots.wording_sha256, choice: linkChoices })
    .from(documentLinks)
    .innerJoin(documentSnapshots, eq(documentSnapshots.id, documentLinks.snapshot_id))
    .leftJoin(linkChoices, eq(linkChoices.link_id, documentLinks.id))
    .where(inArray(documentLinks.mail_id, [...mailIds]))
    .all();
  const [first] = rows;
  if (!first) return new Map();
  const answers = listAnswers(database, first.link);
  const ids = rows.map(({ link }) => link.id);
  const visits = visitsOf(database, ids);
  const wrote = lastWrittenAt(database, ids);
  return new Map(
    rows.map(({ link, wording, choice }) => {
      const answer =
        answers.find(({ link_id }) => link_id === link.id) ??
        answers.find(({ kind, wording_sha256 }) => kind === "accepted" && wording_sha256 === wording);
      return [
        link.mail_id,
        shown(database, {
          link,
          answer,
          visits,
          wrote: wrote.get(link.id) ?? null,
          choice: choice && { at: choice.at, names: choice.names, net_cents: choice.net_cents },
        }),
      ];
    }),
  );
}

/** One link, as {@link linksOfMails} shows it. */
export function showLink(database: Database, { mail_id }: LinkRow): DocumentLink {
  const found = linksOfMails(database, [mail_id]).get(mail_id);
  if (!found) throw new Error(`The link of the mail ${mail_id} is gone`);
  return found;
}

type Visits = ReturnType<typeof visitsOf>;

/** When links were opened and downloaded from first and last, and how many times. */
const visitsOf = (database: Database, linkIds: readonly number[]) =>
  database
    .select({
      link_id: linkVisits.link_id,
      kind: linkVisits.kind,
      first: min(linkVisits.at),
      last: max(linkVisits.at),
      times: count(),
    })
    .from(linkVisits)
    .where(inArray(linkVisits.link_id, [...linkIds]))
    .groupBy(linkVisits.link_id, linkVisits.kind)
    .all();

/** When clients last asked something at links, or sent a signed document; nothing of links where they did not. */
function lastWrittenAt(database: Database, linkIds: readonly number[]): Map<number, string> {
  const ids = [...linkIds];
  const last = new Map<number, string>();
  const rows = [documentQuestions, signedFiles].flatMap((written) =>
    database
      .select({ id: written.link_id, at: max(written.at) })
      .from(written)
      .where(and(inArray(written.link_id, ids), isNull(written.author_id)))
      .groupBy(written.link_id)
      .all(),
  );
  for (const { id, at } of rows)
    if (id !== null && at !== null && at > (last.get(id) ?? "")) last.set(id, at);
  return last;
}

interface Told {
  link: LinkRow;
  answer: AnswerRow | undefined;
  visits: Visits;
  wrote: string | null;
  choice: DocumentLink["choice"];
}

function shown(database: Database, { link, answer, visits, wrote, choice }: Told): DocumentLink {
  const { id, valid_until, version } = link;
  const of = (kind: Visits[number]["kind"]) => visits.find((one) => one.link_id === id && one.kind === kind);
  const opened = of("opened");
  return {
    id,
    version,
    state: stateOf(database, link, answer),
    valid_until,
    opened_at: opened?.first ?? null,
    last_opened_at: opened?.last ?? null,
    opened: opened?.times ?? 0,
    downloaded_at: of("downloaded")?.first ?? null,
    last_wrote_at: wrote,
    choice,
    answer: answer ? showAnswer(answer) : null,
  };
}

import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { today } from "#model/date/dates.ts";
import type { SentState } from "#model/estimate/sent-state.ts";
import { parsedJson } from "#model/text/parsed-json.ts";
import { type Database, prepared } from "../database.ts";
import { documentMails } from "../document-mails.ts";
import { clientAnswers } from "./answers.ts";
import { documentLinks } from "./links.ts";
import { documentSnapshots } from "./snapshots.ts";
import { linkVisits } from "./visits.ts";

/** What {@link lastSent} tells: of a mail without a link nothing but that it went out. */
const told = z.object({
  until: z.string().nullable(),
  is_taken_back: z.number().nullable(),
  is_opened: z.number(),
  answer: z.enum(["accepted", "declined"]).nullable(),
});

/** What became of the mail with an estimate that was sent last and did not fail, as JSON; null where there is none. */
export const lastSent = (estimateId: SQLiteColumn | SQL) => sql<string | null>`(
  select json_object(
    'until', link.valid_until,
    'is_taken_back', coalesce(link.revoked_at, link.replaced_at) is not null,
    'is_opened', exists (select 1 from ${linkVisits} visit where visit.link_id = link.id and visit.kind = 'opened'),
    'answer', coalesce(
      (select answer.kind from ${clientAnswers} answer where answer.link_id = link.id),
      (select answer.kind from ${clientAnswers} answer
        where answer.document = 'estimate' and answer.document_id = mail.document_id
        and answer.kind = 'accepted' and answer.wording_sha256 = snapshot.wording_sha256)))
  from ${documentMails} mail
    left join ${documentLinks} link on link.mail_id = mail.id
    left join ${documentSnapshots} snapshot on snapshot.id = mail.snapshot_id
  where mail.document = 'estimate' and mail.document_id = ${estimateId} and mail.failed_at is null
  order by mail.id desc limit 1)`;

/** How an estimate of which that is told stands with its client today. */
export function sentStateOf(sent: string | null): SentState | null {
  const { data } = told.safeParse(sent === null ? null : parsedJson(sent));
  if (!data) return null;
  const { until, is_taken_back, is_opened, answer } = data;
  if (answer) return answer;
  if (until === null || is_taken_back) return "sent";
  if (until < today()) return "expired";
  return is_opened ? "opened" : "sent";
}

const sentOf = prepared((database) =>
  database
    .select({ sent: lastSent(sql`${sql.placeholder("id")}`) })
    .from(sql`(select 1)`)
    .prepare(),
);

/** How one estimate stands with its client. */
export const findSentState = (database: Database, id: number): SentState | null =>
  sentStateOf(sentOf(database).get({ id })?.sent ?? null);

import { and, desc, eq, gte, or, sql } from "drizzle-orm";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import type { Database } from "../database.ts";
import { documentMails } from "../document-mails.ts";
import { estimates } from "../estimates/estimates.ts";
import { clientAnswers } from "../online/answers.ts";
import { documentLinks } from "../online/links.ts";
import { projects } from "../projects.ts";
import { isOwn } from "./own-projects.ts";
import type { Unmarked } from "./reader.ts";
import { recently } from "./recent.ts";

/** Items of one kind that are told at most. */
const most = 100;

/** Of somebody's own projects, and of what they have sent themselves. */
export const isTold = (userId: number) => or(isOwn(userId), eq(documentMails.sender_id, userId));

const estimate = { id: estimates.id, name: estimates.name, number: estimates.estimate_nr };
const project = { id: projects.id, name: projects.name };

/** What clients answered lately to estimates that they were sent, the newest first. */
export const listAnswered = (database: Database, userId: number): Unmarked<InboxItemOf<"answer">>[] =>
  database
    .select({
      id: clientAnswers.id,
      at: clientAnswers.at,
      answer: clientAnswers.kind,
      by: clientAnswers.name,
      // Of an acceptance it is a note.
      reason: sql<string>`iif(${clientAnswers.kind} = 'declined', ${clientAnswers.reason}, '')`,
      // Approved as it was accepted, and not as something else.
      is_approved: sql`${estimates.approved_at} is not null and ${clientAnswers.is_taken_over}`.mapWith(
        Boolean,
      ),
      estimate,
      project,
    })
    .from(clientAnswers)
    // What was noted inside has no link; who noted it knows of it.
    .leftJoin(documentLinks, eq(documentLinks.id, clientAnswers.link_id))
    .leftJoin(documentMails, eq(documentMails.id, documentLinks.mail_id))
    .innerJoin(
      estimates,
      and(eq(clientAnswers.document, "estimate"), eq(estimates.id, clientAnswers.document_id)),
    )
    .innerJoin(projects, eq(projects.id, estimates.project_id))
    .where(
      and(
        gte(clientAnswers.at, recently()),
        isTold(userId),
        sql`${clientAnswers.author_id} is not ${userId}`,
      ),
    )
    .orderBy(desc(clientAnswers.id))
    .limit(most)
    .all()
    .map(({ id, ...row }) => ({ ...row, kind: "answer", key: `answer:${id}`, mark: 1 }));

import { and, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { audit } from "../audit.ts";
import type { Database } from "../database.ts";
import { documentMails } from "../document-mails.ts";
import { estimates } from "../estimates/estimates.ts";
import { clientAnswers } from "../online/answers.ts";
import { documentLinks } from "../online/links.ts";
import { documentQuestions } from "../online/questions.ts";
import { signedFiles } from "../online/signed-files.ts";
import { projects } from "../projects.ts";
import { recurringInvoices } from "../recurring/plans.ts";
import { recurringRuns } from "../recurring/runs.ts";
import { isOfProject } from "./own-projects.ts";

/** What is noted of a mail that was sent, or was not. */
const endsOfMails = ["document_mail", "mail_return", "mail_complaint"];

/** Whose inbox may say something else for what happened after an event of the audit log. */
export function listConcerned(database: Database, after: number): number[] {
  const isSince = gt(audit.id, after);
  const ofProjects = (user: typeof projects.project_manager | typeof projects.second_user_id) =>
    database
      .select({ user })
      .from(audit)
      .innerJoin(projects, isOfProject)
      .where(and(isSince, isNotNull(user), sql`${audit.actor_id} is not ${user}`));
  // Who has lost a project, by being no manager any more or as it is gone, is told as well.
  const lostBy = (field: "project_manager" | "second_user_id") => {
    const at = (row: typeof audit.before | typeof audit.after) =>
      sql<number | null>`json_extract(${row}, ${`$.${field}`})`;
    const before = at(audit.before);
    const isLost = sql`${before} is not null and ${before} is not ${at(audit.after)}`;
    return database
      .select({ user: before })
      .from(audit)
      .where(and(isSince, eq(audit.entity, "project"), isLost, ne(audit.actor_id, before)));
  };
  // How it ended with a mail is nobody's act.
  const senders = database
    .select({ user: documentMails.sender_id })
    .from(audit)
    .innerJoin(documentMails, eq(documentMails.id, audit.entity_id))
    .where(and(isSince, inArray(audit.entity, endsOfMails), isNull(audit.actor_id)));
  const ofLinks = (
    entity: string,
    table: typeof clientAnswers | typeof documentQuestions | typeof signedFiles,
  ) =>
    database
      .select({ user: documentMails.sender_id })
      .from(audit)
      .innerJoin(table, eq(table.id, audit.entity_id))
      .innerJoin(documentLinks, eq(documentLinks.id, table.link_id))
      .innerJoin(documentMails, eq(documentMails.id, documentLinks.mail_id))
      .where(and(isSince, eq(audit.entity, entity), isNull(audit.actor_id)));
  const ofRuns = (user: typeof recurringInvoices.author_id | typeof projects.project_manager) =>
    database
      .select({ user })
      .from(audit)
      .innerJoin(recurringRuns, eq(recurringRuns.id, audit.entity_id))
      .innerJoin(recurringInvoices, eq(recurringInvoices.id, recurringRuns.plan_id))
      .innerJoin(estimates, eq(estimates.id, recurringInvoices.estimate_id))
      .innerJoin(projects, eq(projects.id, estimates.project_id))
      .where(and(isSince, eq(audit.entity, "recurring_run")));
  const readers = database
    .select({ user: audit.entity_id })
    .from(audit)
    .where(and(isSince, eq(audit.entity, "inbox")));
  // Apart: the platform joins five queries at most.
  const rows = [
    ...unionAll(
      ofProjects(projects.project_manager),
      ofProjects(projects.second_user_id),
      lostBy("project_manager"),
      lostBy("second_user_id"),
    ).all(),
    ...ofLinks("signed_file", signedFiles).all(),
    ...unionAll(ofRuns(recurringInvoices.author_id), ofRuns(projects.project_manager)).all(),
    ...unionAll(
      senders,
      readers,
      ofLinks("acceptance", clientAnswers),
      ofLinks("refusal", clientAnswers),
      ofLinks("document_question", documentQuestions),
    ).all(),
  ];
  return [...new Set(rows.flatMap(({ user }) => user ?? []))];
}

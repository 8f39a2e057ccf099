import { and, desc, eq, isNull, max, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import type { Database } from "../database.ts";
import { documentMails } from "../document-mails.ts";
import { estimates } from "../estimates/estimates.ts";
import { invoices } from "../invoices/invoices.ts";
import { documentLinks } from "../online/links.ts";
import { documentQuestions } from "../online/questions.ts";
import { projects } from "../projects.ts";
import { isTold } from "./clients.ts";
import type { Unmarked } from "./reader.ts";

/** Items of one kind that are told at most. */
const most = 100;

const later = alias(documentQuestions, "later");

/** Estimates and invoices about which a client asked something that nobody has answered since; the newest first. */
export function listQuestioned(database: Database, userId: number): Unmarked<InboxItemOf<"question">>[] {
  const isAnswered = database
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.document, documentQuestions.document),
        eq(later.document_id, documentQuestions.document_id),
        sql`${later.author_id} is not null`,
        sql`${later.id} > ${documentQuestions.id}`,
      ),
    );
  const isOfInvoice = eq(documentQuestions.document, "invoice");
  return (
    database
      .select({
        // What else is selected is of the same row (SQLite, bare columns beside max()).
        id: max(documentQuestions.id),
        at: documentQuestions.at,
        by: documentQuestions.name,
        text: documentQuestions.text,
        estimate: { id: estimates.id, name: estimates.name, number: estimates.estimate_nr },
        invoice: { id: invoices.id, number: sql<string>`coalesce(${invoices.invoice_nr}, '')` },
        project: { id: projects.id, name: projects.name },
      })
      .from(documentQuestions)
      .innerJoin(documentLinks, eq(documentLinks.id, documentQuestions.link_id))
      .innerJoin(documentMails, eq(documentMails.id, documentLinks.mail_id))
      .leftJoin(invoices, and(isOfInvoice, eq(invoices.id, documentQuestions.document_id)))
      // Each document that was issued has an estimate.
      .innerJoin(
        estimates,
        eq(estimates.id, sql`iif(${isOfInvoice}, ${invoices.estimate_id}, ${documentQuestions.document_id})`),
      )
      .innerJoin(projects, eq(projects.id, estimates.project_id))
      .where(and(isNull(documentQuestions.author_id), notExists(isAnswered), isTold(userId)))
      .groupBy(documentQuestions.document, documentQuestions.document_id)
      .orderBy(desc(max(documentQuestions.id)))
      .limit(most)
      .all()
      .map(({ id, invoice, ...row }) => ({
        ...row,
        // A join that finds nothing answers an object of nothing for one that is computed.
        invoice: invoice?.id ? invoice : null,
        kind: "question",
        key: `question:${row.estimate.id}${invoice?.id ? `-${invoice.id}` : ""}`,
        mark: id ?? 0,
      }))
  );
}

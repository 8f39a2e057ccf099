import { and, asc, eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { mailedKinds } from "#model/mail/document-mail.ts";
import type { ClientAnswer } from "#model/online/document.ts";
import { type Database, prepared } from "../database.ts";
import type { MailedDocument } from "../document-mails.ts";
import { insertOf } from "../rows.ts";

/** What clients answered to documents that they were sent: one answer to each link, one acceptance of each wording. */
export const clientAnswers = sqliteTable(
  "client_answers",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    link_id: integer().notNull().unique(),
    document: text({ enum: mailedKinds }).notNull(),
    document_id: integer().notNull(),
    /** SHA-256 of the content that was answered. */
    content_sha256: text().notNull(),
    kind: text({ enum: ["accepted", "declined"] }).notNull(),
    at: text().notNull(),
    name: text().notNull(),
    role: text().notNull().default(""),
    email: text().notNull().default(""),
    /** Where it came from: an IPv4 address, or an IPv6 network of /64. */
    network: text().notNull(),
    reason: text().notNull().default(""),
    /** Of an acceptance: what it proves, JSON byte for byte as it is hashed; "" of others. */
    record: text().notNull().default(""),
    record_sha256: text().notNull().default(""),
  },
  (table) => [
    index("client_answers_document").on(table.document, table.document_id),
    uniqueIndex("client_answers_accepted")
      .on(table.document, table.document_id, table.content_sha256)
      .where(sql`kind = 'accepted'`),
  ],
);
export type AnswerRow = typeof clientAnswers.$inferSelect;

export const insertAnswer: (database: Database, answer: Omit<AnswerRow, "id">) => number =
  insertOf(clientAnswers);

export const findAnswer = (database: Database, id: number): AnswerRow | undefined =>
  database.select().from(clientAnswers).where(eq(clientAnswers.id, id)).get();

const ofLink = prepared((database) =>
  database
    .select()
    .from(clientAnswers)
    .where(eq(clientAnswers.link_id, sql.placeholder("id")))
    .prepare(),
);

/** What was answered at a link itself. */
export const findAnswerOf = (database: Database, id: number): AnswerRow | undefined =>
  ofLink(database).get({ id });

/** What was answered to a link: by its own reader, or by another who accepted the same wording. */
export function answerTo(
  database: Database,
  { id, document, document_id }: MailedDocument & { id: number },
  content_sha256: string,
): AnswerRow | undefined {
  return findAnswerOf(database, id) ?? acceptanceOf(database, { document, document_id }, content_sha256);
}

const acceptanceOfWording = prepared((database) =>
  database
    .select()
    .from(clientAnswers)
    .where(
      and(
        eq(clientAnswers.document, sql.placeholder("document")),
        eq(clientAnswers.document_id, sql.placeholder("document_id")),
        eq(clientAnswers.content_sha256, sql.placeholder("content_sha256")),
        eq(clientAnswers.kind, "accepted"),
      ),
    )
    .prepare(),
);

/** The acceptance of a wording of a document. */
export const acceptanceOf = (
  database: Database,
  { document, document_id }: MailedDocument,
  content_sha256: string,
): AnswerRow | undefined => acceptanceOfWording(database).get({ document, document_id, content_sha256 });

/** Everything that was answered to a document, the first answer first. */
export const listAnswers = (database: Database, { document, document_id }: MailedDocument): AnswerRow[] =>
  database
    .select()
    .from(clientAnswers)
    .where(and(eq(clientAnswers.document, document), eq(clientAnswers.document_id, document_id)))
    .orderBy(asc(clientAnswers.id))
    .all();

export const showAnswer = ({
  kind,
  at,
  name,
  role,
  email,
  reason,
  record_sha256,
}: AnswerRow): ClientAnswer => ({
  kind,
  at,
  name,
  role,
  email,
  reason,
  record_sha256,
});

import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { mailedKinds } from "#model/mail/mailed-kinds.ts";
import type { Question } from "#model/online/document.ts";
import { type Database, prepared } from "../database.ts";
import type { MailedDocument } from "../document-mails.ts";
import { insertOf } from "../rows.ts";
import { type LinkRow, linksToSameClient } from "./links.ts";

/** What clients ask about documents, and what the agency answers. */
export const documentQuestions = sqliteTable(
  "document_questions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    document: text({ enum: mailedKinds }).notNull(),
    document_id: integer().notNull(),
    /** The link that it was asked at, and that an answer is for. */
    link_id: integer().notNull(),
    /** Who answered inside; null of what the client wrote. */
    author_id: integer(),
    name: text().notNull(),
    item_id: integer(),
    text: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    index("document_questions_document").on(table.document, table.document_id),
    index("document_questions_at").on(table.at),
  ],
);
export type QuestionRow = typeof documentQuestions.$inferSelect;

export const insertQuestion: (database: Database, question: Omit<QuestionRow, "id">) => number =
  insertOf(documentQuestions);

/** The conversation about a document, the first message first. */
export const listQuestions = (database: Database, { document, document_id }: MailedDocument): QuestionRow[] =>
  database
    .select()
    .from(documentQuestions)
    .where(and(eq(documentQuestions.document, document), eq(documentQuestions.document_id, document_id)))
    .orderBy(asc(documentQuestions.id))
    .all();

const aboutSome = prepared((database) =>
  database
    .select()
    .from(documentQuestions)
    .where(
      and(
        eq(documentQuestions.document, sql.placeholder("document")),
        sql`${documentQuestions.document_id} in (select value from json_each(${sql.placeholder("ids")}))`,
      ),
    )
    .orderBy(asc(documentQuestions.id))
    .prepare(),
);

/** The conversations about some documents of one kind, the first message first. */
export const listQuestionsOf = (
  database: Database,
  document: MailedDocument["document"],
  ids: readonly number[],
): QuestionRow[] => aboutSome(database).all({ document, ids: JSON.stringify(ids) });

/** What was spoken of at a link and at the others that its client was sent, the first message first. */
export const listQuestionsAt = (database: Database, link: LinkRow): QuestionRow[] =>
  database
    .select()
    .from(documentQuestions)
    .where(inArray(documentQuestions.link_id, linksToSameClient(database, link)))
    .orderBy(asc(documentQuestions.id))
    .all();

/** The link at which a client asked last about a document; undefined where nobody has. */
export const lastAskedAt = (
  database: Database,
  { document, document_id }: MailedDocument,
): number | undefined =>
  database
    .select({ link_id: documentQuestions.link_id })
    .from(documentQuestions)
    .where(
      and(
        eq(documentQuestions.document, document),
        eq(documentQuestions.document_id, document_id),
        isNull(documentQuestions.author_id),
      ),
    )
    .orderBy(desc(documentQuestions.id))
    .limit(1)
    .get()?.link_id;

export const findQuestion = (database: Database, id: number): QuestionRow | undefined =>
  database.select().from(documentQuestions).where(eq(documentQuestions.id, id)).get();

export const showQuestion = ({ id, at, name, author_id, item_id, text }: QuestionRow): Question => ({
  id,
  at,
  name,
  is_agency: author_id !== null,
  item_id,
  text,
});

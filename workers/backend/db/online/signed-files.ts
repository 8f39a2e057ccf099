import { and, asc, eq, isNotNull, notExists, or, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { mailedKinds } from "#model/mail/mailed-kinds.ts";
import type { SignedFile } from "#model/online/by-hand.ts";
import type { ClientsFile } from "#model/online/document.ts";
import type { Database } from "../database.ts";
import type { MailedDocument } from "../document-mails.ts";
import { insertOf } from "../rows.ts";
import { type AnswerRow, clientAnswers } from "./answers.ts";
import { documentQuestions } from "./questions.ts";

/** Documents that clients signed elsewhere. The files are in R2, as they came, for good. */
export const signedFiles = sqliteTable(
  "signed_files",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    document: text({ enum: mailedKinds }).notNull(),
    document_id: integer().notNull(),
    /** The link at which a client sent it; null of one from inside. */
    link_id: integer(),
    /** Who of the agency has added it; null of a client's. */
    author_id: integer(),
    /** Who has signed, as they said. */
    name: text().notNull(),
    role: text().notNull().default(""),
    /** What it is called in R2: a random name and the ending of its type. */
    file: text().notNull(),
    /** What it was called where it came from. */
    file_name: text().notNull(),
    mime_type: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    index("signed_files_document").on(table.document, table.document_id),
    index("signed_files_link").on(table.link_id),
  ],
);
export type SignedFileRow = typeof signedFiles.$inferSelect;

export const insertSignedFile: (database: Database, file: Omit<SignedFileRow, "id">) => number =
  insertOf(signedFiles);

export const findSignedFile = (database: Database, id: number): SignedFileRow | undefined =>
  database.select().from(signedFiles).where(eq(signedFiles.id, id)).get();

/** Whether an acceptance was given at a link: by a code, or by the signed document that its reader sent there. */
export const isGivenAt = (
  database: Database,
  linkId: number,
  { link_id, signed_file_id }: Pick<AnswerRow, "link_id" | "signed_file_id">,
): boolean =>
  link_id === linkId ||
  (signed_file_id !== null && findSignedFile(database, signed_file_id)?.link_id === linkId);

/** The files that were sent at a link, the first one first. */
export const signedFilesOf = (database: Database, linkId: number): SignedFileRow[] =>
  database
    .select()
    .from(signedFiles)
    .where(eq(signedFiles.link_id, linkId))
    .orderBy(asc(signedFiles.id))
    .all();

/**
 * Of what clients have sent, that which nobody has confirmed, and after which nobody wrote to them, nor was the document accepted
 * in another way.
 */
export const isWaiting = (database: Database) =>
  and(
    isNotNull(signedFiles.link_id),
    notExists(
      database
        .select({ found: sql`1` })
        .from(clientAnswers)
        .where(
          and(
            eq(clientAnswers.document, signedFiles.document),
            eq(clientAnswers.document_id, signedFiles.document_id),
            or(
              eq(clientAnswers.signed_file_id, signedFiles.id),
              and(eq(clientAnswers.kind, "accepted"), sql`${clientAnswers.at} > ${signedFiles.at}`),
            ),
          ),
        ),
    ),
    notExists(
      database
        .select({ found: sql`1` })
        .from(documentQuestions)
        .where(
          and(
            eq(documentQuestions.document, signedFiles.document),
            eq(documentQuestions.document_id, signedFiles.document_id),
            isNotNull(documentQuestions.author_id),
            sql`${documentQuestions.at} > ${signedFiles.at}`,
          ),
        ),
    ),
  );

/** What clients have sent of a document and nobody has dealt with. */
export const listWaiting = (database: Database, { document, document_id }: MailedDocument): SignedFileRow[] =>
  database
    .select()
    .from(signedFiles)
    .where(
      and(eq(signedFiles.document, document), eq(signedFiles.document_id, document_id), isWaiting(database)),
    )
    .orderBy(asc(signedFiles.id))
    .all();

export const showSignedFile = ({
  id,
  at,
  name,
  role,
  link_id,
  file,
  file_name,
  mime_type,
  size,
  sha256,
}: SignedFileRow): SignedFile => ({
  id,
  at,
  by: name,
  role,
  is_clients: link_id !== null,
  name: file_name,
  mime_type,
  size,
  sha256,
  url: `/api/files/${file}`,
});

/** The same for the client. */
export const showSentFile = ({ file, at, name, file_name, size }: SignedFileRow): ClientsFile => ({
  file,
  at,
  by: name,
  name: file_name,
  size,
});

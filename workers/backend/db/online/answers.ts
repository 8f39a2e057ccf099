import { and, asc, eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { mailedKinds } from "#model/mail/mailed-kinds.ts";
import type { ClientAnswer } from "#model/online/document.ts";
import { acceptanceMethods } from "#model/online/methods.ts";
import { type Database, prepared } from "../database.ts";
import type { MailedDocument } from "../document-mails.ts";
import { insertOf } from "../rows.ts";

/**
 * What clients answered to documents: one answer to each link, one acceptance of each wording. Some accept without a link, as
 * somebody of the agency has noted.
 */
export const clientAnswers = sqliteTable(
  "client_answers",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null of one that was noted inside. */
    link_id: integer().unique(),
    document: text({ enum: mailedKinds }).notNull(),
    document_id: integer().notNull(),
    /** What was answered. */
    snapshot_id: integer().notNull(),
    /** SHA-256 of the content that was answered, and of its wording alone. */
    content_sha256: text().notNull(),
    wording_sha256: text().notNull(),
    kind: text({ enum: ["accepted", "declined"] }).notNull(),
    at: text().notNull(),
    name: text().notNull(),
    role: text().notNull().default(""),
    email: text().notNull().default(""),
    /** Where it came from: an IPv4 address, or an IPv6 network of /64; "" of one that was noted inside. */
    network: text().notNull(),
    /** Why it was declined; of an acceptance, what who noted it says of it. */
    reason: text().notNull().default(""),
    method: text({ enum: acceptanceMethods }).notNull().default("code"),
    /** The local day of an acceptance that was noted inside. */
    accepted_on: text().notNull().default(""),
    /** The number of the client's own order. */
    order_number: text().notNull().default(""),
    /** Who noted it inside. */
    author_id: integer(),
    /** What was signed elsewhere (signed-files.ts). */
    signed_file_id: integer(),
    /** Of an acceptance: the lines that were chosen of those that there was a choice about, by their ids. */
    chosen: text({ mode: "json" }).$type<number[]>(),
    /** Of an acceptance: whether the estimate came to say what was accepted, or did so already. */
    is_taken_over: integer({ mode: "boolean" }).notNull().default(true),
    /** Of an acceptance: what it proves, JSON byte for byte as it is hashed; "" of others. */
    record: text().notNull().default(""),
    record_sha256: text().notNull().default(""),
    /** What was drawn as a signature, SVG byte for byte as it is hashed; "" where nothing was. */
    signature: text().notNull().default(""),
  },
  (table) => [
    index("client_answers_document").on(table.document, table.document_id),
    index("client_answers_at").on(table.at),
    uniqueIndex("client_answers_accepted")
      .on(table.document, table.document_id, table.wording_sha256)
      .where(sql`kind = 'accepted'`),
  ],
);
export type AnswerRow = typeof clientAnswers.$inferSelect;

export const insertAnswer: (database: Database, answer: Omit<AnswerRow, "id">) => number =
  insertOf(clientAnswers);

/** Notes that an estimate says something else than what was accepted of it. */
export const leaveAnswer = (database: Database, id: number) =>
  database.update(clientAnswers).set({ is_taken_over: false }).where(eq(clientAnswers.id, id)).run();

/** Notes that an estimate has come to say what was accepted of it. */
export const takeAnswerOver = (database: Database, id: number) =>
  database.update(clientAnswers).set({ is_taken_over: true }).where(eq(clientAnswers.id, id)).run();

const byId = prepared((database) =>
  database
    .select()
    .from(clientAnswers)
    .where(eq(clientAnswers.id, sql.placeholder("id")))
    .prepare(),
);

export const findAnswer = (database: Database, id: number): AnswerRow | undefined =>
  byId(database).get({ id });

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
  wording_sha256: string,
): AnswerRow | undefined {
  return findAnswerOf(database, id) ?? acceptanceOf(database, { document, document_id }, wording_sha256);
}

const acceptanceOfWording = prepared((database) =>
  database
    .select()
    .from(clientAnswers)
    .where(
      and(
        eq(clientAnswers.document, sql.placeholder("document")),
        eq(clientAnswers.document_id, sql.placeholder("document_id")),
        eq(clientAnswers.wording_sha256, sql.placeholder("wording_sha256")),
        eq(clientAnswers.kind, "accepted"),
      ),
    )
    .prepare(),
);

/** The acceptance of a wording of a document. */
export const acceptanceOf = (
  database: Database,
  { document, document_id }: MailedDocument,
  wording_sha256: string,
): AnswerRow | undefined => acceptanceOfWording(database).get({ document, document_id, wording_sha256 });

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
  method,
  accepted_on,
  order_number,
  record_sha256,
}: AnswerRow): ClientAnswer => ({
  kind,
  at,
  name,
  role,
  email,
  // What was noted inside of an acceptance is for the agency (acceptances.ts).
  reason: kind === "declined" ? reason : "",
  method,
  accepted_on,
  order_number,
  record_sha256,
});

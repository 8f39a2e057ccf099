import { desc, eq, gt, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DocumentMail } from "#model/mail/document-mail.ts";
import { countRows, type Database } from "./database.ts";
import { listOf } from "./lists.ts";
import { mailQueue } from "./outbox.ts";
import { insertOf } from "./rows.ts";
import { users } from "./users.ts";

const addresses = () => text({ mode: "json" }).$type<string[]>().notNull();

/** Documents that were mailed to clients, as they were sent: rows are only ever added. */
export const documentMails = sqliteTable(
  "document_mails",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    document: text({ enum: ["invoice"] }).notNull(),
    document_id: integer().notNull(),
    sender_id: integer()
      .notNull()
      .references(() => users.id),
    at: text().notNull(),
    to: addresses(),
    cc: addresses(),
    copy_to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The attached file: its key in R2 below the installation, and what it is called. */
    file_key: text().notNull(),
    file_name: text().notNull(),
    /** When the post took it, and when it was given up. Neither of one that waits, or of which nobody knows. */
    sent_at: text(),
    failed_at: text(),
  },
  (table) => [
    index("document_mails_document").on(table.document, table.document_id),
    index("document_mails_at").on(table.at),
  ],
);

const stateOf = sql<DocumentMail["state"]>`case
  when ${documentMails.sent_at} is not null then 'sent'
  when ${documentMails.failed_at} is not null then 'failed'
  when exists (select 1 from ${mailQueue} where ${mailQueue.document_mail_id} = ${documentMails.id}) then 'waiting'
  else 'unknown' end`;

const rows = (database: Database) =>
  database
    .select({
      id: documentMails.id,
      at: documentMails.at,
      state: stateOf,
      to: documentMails.to,
      cc: documentMails.cc,
      copy_to: documentMails.copy_to,
      subject: documentMails.subject,
      text: documentMails.text,
      file_name: documentMails.file_name,
      sender: { id: users.id, name: users.name },
    })
    .from(documentMails)
    .innerJoin(users, eq(users.id, documentMails.sender_id));

/** The mails of an invoice, waybill or credit note, the newest first. */
export const listInvoiceMails = listOf({
  table: documentMails,
  rows,
  show: (row: DocumentMail) => row,
  filters: {
    invoice: sql`${documentMails.document} = 'invoice' and ${documentMails.document_id} = ${sql.placeholder("invoice")}`,
  },
  order: [desc(documentMails.id)],
});

export const findDocumentMail = (database: Database, id: number): DocumentMail | undefined =>
  rows(database).where(eq(documentMails.id, id)).get();

const insert = insertOf(documentMails);

export const insertDocumentMail = (
  database: Database,
  mail: Omit<typeof documentMails.$inferInsert, "id" | "at">,
): number => insert(database, { ...mail, at: new Date().toISOString() });

/** Mails of documents since a time, an ISO 8601 timestamp. */
export const countMailsSince = (database: Database, time: string): number =>
  countRows(database, documentMails, gt(documentMails.at, time));

/** Notes what became of a mail that was handed over. */
export const settleMail = (database: Database, id: number, outcome: "sent_at" | "failed_at") =>
  database
    .update(documentMails)
    .set({ [outcome]: new Date().toISOString() })
    .where(eq(documentMails.id, id))
    .run();

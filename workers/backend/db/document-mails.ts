import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DocumentMail, MailWithFile } from "#model/mail/document-mail.ts";
import { mailedKinds } from "#model/mail/mailed-kinds.ts";
import type { ReturnedMail } from "#model/mail/returned.ts";
import { type Database, isThere } from "./database.ts";
import { estimates } from "./estimates/estimates.ts";
import { invoices } from "./invoices/invoices.ts";
import { listOf, rowsOf } from "./lists.ts";
import { mailQueue } from "./outbox.ts";
import { purchaseOrders } from "./purchase-orders/orders.ts";
import { invoiceReminders } from "./reminders/reminders.ts";
import { insertOf } from "./rows.ts";
import { users } from "./users.ts";

const addresses = () => text({ mode: "json" }).$type<string[]>().notNull();

/** Documents that were mailed to clients, as they were sent. How it ended, and came back, is all that is ever noted of one. */
export const documentMails = sqliteTable(
  "document_mails",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    document: text({ enum: mailedKinds }).notNull(),
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
    /** The attached file: its key in R2 below the installation, and what it is called; both empty where none goes along. */
    file_key: text().notNull(),
    file_name: text().notNull(),
    /** What other files were called. */
    files: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    /** Whether the e-invoice of the document is among them. */
    has_einvoice: integer({ mode: "boolean" }).notNull().default(false),
    /** What the document said (online/snapshots.ts); null of invoices without a link, which are frozen themselves, and of mails from before. */
    snapshot_id: integer(),
    /** When the post took it, and when it was given up. Neither of one that waits, or of which nobody knows. */
    sent_at: text(),
    failed_at: text(),
    /** What the post said later, recipient by recipient, and when it last said that it did not reach one. */
    returned: text({ mode: "json" }).$type<ReturnedMail[]>().notNull().default([]),
    returned_at: text(),
  },
  (table) => [
    index("document_mails_document").on(table.document, table.document_id),
    index("document_mails_at").on(table.at),
    // Of thousands a few: they are looked for with every count of what somebody has not read.
    index("document_mails_lost").on(table.at).where(sql`sent_at is null`),
    index("document_mails_returned").on(table.at).where(sql`returned_at is not null`),
  ],
);

/** Which document was mailed. */
export type MailedDocument = Pick<typeof documentMails.$inferSelect, "document" | "document_id">;

/** Joins the document that was mailed. */
export const isOfMail = {
  invoice: and(eq(documentMails.document, "invoice"), eq(invoices.id, documentMails.document_id)),
  estimate: and(eq(documentMails.document, "estimate"), eq(estimates.id, documentMails.document_id)),
  order: and(eq(documentMails.document, "purchase_order"), eq(purchaseOrders.id, documentMails.document_id)),
};

/** The project of the document that was mailed, where all kinds are joined; null where the document is deleted, or is of none. */
export const projectOfMail = sql<
  number | null
>`coalesce(${invoices.project_id}, ${estimates.project_id}, ${purchaseOrders.project_id})`;

/** What the document is called, where all kinds are joined; a statement as its file, without the ending. */
export const numberOfMail = sql<string>`coalesce(${invoices.invoice_nr}, ${estimates.estimate_nr}, ${purchaseOrders.number},
  iif(${documentMails.document} = 'statement', substr(${documentMails.file_name}, 1, length(${documentMails.file_name}) - 4), ''))`;

const stateOf = sql<DocumentMail["state"]>`case
  when ${documentMails.returned_at} is not null then 'returned'
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
      file_key: documentMails.file_key,
      files: documentMails.files,
      returned: documentMails.returned,
      reminder: { id: invoiceReminders.id, days: invoiceReminders.days },
      sender: { id: users.id, name: users.name },
    })
    .from(documentMails)
    .innerJoin(users, eq(users.id, documentMails.sender_id))
    .leftJoin(invoiceReminders, eq(invoiceReminders.mail_id, documentMails.id));

/** The link that went with it is read apart (online/shown-links.ts). */
const show = ({ file_key: _, ...mail }: MailRow): DocumentMail => ({
  ...mail,
  reminder: reminderOf(mail),
  link: null,
});

type MailRow = Omit<MailWithFile, "reminder"> & { reminder: { id: number; days: number | null } | null };
const reminderOf = ({ reminder }: Pick<MailRow, "reminder">): DocumentMail["reminder"] =>
  reminder && { days: reminder.days };

/** The mails of a document, the newest first. */
export const listDocumentMails = listOf({
  table: documentMails,
  rows,
  show,
  filters: {
    document: eq(documentMails.document, sql.placeholder("document")),
    document_id: eq(documentMails.document_id, sql.placeholder("document_id")),
  },
  order: [desc(documentMails.id)],
});

const findRow = (database: Database, id: number): MailRow | undefined =>
  rows(database).where(eq(documentMails.id, id)).get();

export function findMailWithFile(database: Database, id: number): MailWithFile | undefined {
  const found = findRow(database, id);
  return found && { ...found, reminder: reminderOf(found) };
}

export function findDocumentMail(database: Database, id: number): DocumentMail | undefined {
  const found = findRow(database, id);
  return found && show(found);
}

/** Mails by their ids. */
export const findDocumentMails = rowsOf(documentMails, { rows, show });

const insert = insertOf(documentMails);

export const insertDocumentMail = (
  database: Database,
  mail: Omit<typeof documentMails.$inferInsert, "id" | "at">,
): number => insert(database, { ...mail, at: new Date().toISOString() });

/** Whether a mail with a document was sent, may have been, or waits for the post: not a reminder without one. */
export const wasMailed = (database: Database, { document, document_id }: MailedDocument): boolean =>
  isThere(
    database,
    documentMails,
    and(
      eq(documentMails.document, document),
      eq(documentMails.document_id, document_id),
      ne(documentMails.file_key, ""),
      isNull(documentMails.failed_at),
    ),
  );

/** Addresses that an installation mails in a day: somebody who got in must not reach the world with it. */
const mostInDay = 1_000;

/** Addresses that documents can still be mailed to at `now`, in milliseconds since 1970. */
export function recipientsLeft(database: Database, now = Date.now()): number {
  const time = new Date(now - 24 * 3_600_000).toISOString();
  const { to, cc, copy_to, at } = documentMails;
  const recipients = sql<number>`coalesce(sum(json_array_length(${to}) + json_array_length(${cc}) + (${copy_to} <> '')), 0)`;
  const found = database.select({ recipients }).from(documentMails).where(gt(at, time)).get();
  return mostInDay - (found?.recipients ?? 0);
}

/** The last mail of a document that had it attached and was not given up. */
export const lastMailWithFile = (database: Database, { document, document_id }: MailedDocument) =>
  database
    .select({
      to: documentMails.to,
      sender_id: documentMails.sender_id,
      file_key: documentMails.file_key,
      file_name: documentMails.file_name,
    })
    .from(documentMails)
    .where(
      and(
        eq(documentMails.document, document),
        eq(documentMails.document_id, document_id),
        ne(documentMails.file_key, ""),
        isNull(documentMails.failed_at),
      ),
    )
    .orderBy(desc(documentMails.id))
    .limit(1)
    .get();

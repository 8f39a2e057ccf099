import { and, asc, desc, eq, exists, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { unremindedReasons } from "#model/invoice/reminder.ts";
import { type Database, prepared } from "../database.ts";
import { invoices } from "../invoices/invoices.ts";
import { mailQueue } from "../outbox.ts";
import { insertOf } from "../rows.ts";

/** What clients were reminded of, each step once. */
export const invoiceReminders = sqliteTable(
  "invoice_reminders",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    invoice_id: integer()
      .notNull()
      .references(() => invoices.id),
    /** The step of the plan; null of one that was written by hand and was none. */
    days: integer(),
    /** The local date of the morning, or of the day it was written on. */
    day: text().notNull(),
    at: text().notNull(),
    /** The document's mail that it is (document-mails.ts); null where there was nobody to write to. */
    mail_id: integer(),
    /** Why nobody was written to; null where somebody was, and of rows from before this was noted: there was nobody. */
    why: text({ enum: unremindedReasons }),
  },
  (table) => [
    // A step goes out once, also where something ends or begins again meanwhile.
    uniqueIndex("invoice_reminders_step").on(table.invoice_id, table.days),
    index("invoice_reminders_mail").on(table.mail_id),
    index("invoice_reminders_unsent").on(table.at).where(sql`mail_id is null`),
  ],
);
export type ReminderRow = typeof invoiceReminders.$inferSelect;

/** Whether somebody has said of a document that nobody is to be reminded of it. */
export const isHeld: SQL = sql`(${invoices.is_disputed} or ${invoices.reminders_stopped})`;

const insert = insertOf(invoiceReminders);

/** Notes a reminder in the open transaction; throws where its step was sent before. */
export const insertReminder = (
  database: Database,
  reminder: Pick<ReminderRow, "invoice_id" | "days" | "day" | "mail_id" | "why">,
): number => insert(database, { ...reminder, at: new Date().toISOString() });

const ofInvoice = prepared((database) =>
  database
    .select()
    .from(invoiceReminders)
    .where(eq(invoiceReminders.invoice_id, sql.placeholder("id")))
    .orderBy(asc(invoiceReminders.id))
    .prepare(),
);

/** What a document was reminded of, the first first. */
export const listReminders = (database: Database, id: number): ReminderRow[] =>
  ofInvoice(database).all({ id });

const ofInvoices = prepared((database) =>
  database
    .select()
    .from(invoiceReminders)
    .where(sql`${invoiceReminders.invoice_id} in (select value from json_each(${sql.placeholder("ids")}))`)
    .orderBy(asc(invoiceReminders.id))
    .prepare(),
);

/** What some documents were reminded of, the first first. */
export const listRemindersOf = (database: Database, ids: readonly number[]): ReminderRow[] =>
  ofInvoices(database).all({ ids: JSON.stringify(ids) });

/** The reminders of a document that wait for the post, which was not asked yet: their mails. */
export const waitingReminders = (database: Database, invoiceId: number) =>
  database
    .select({ queued: mailQueue.id, mail: mailQueue.document_mail_id })
    .from(mailQueue)
    .where(
      and(
        isNull(mailQueue.begun_at),
        exists(
          database
            .select({ id: invoiceReminders.id })
            .from(invoiceReminders)
            .where(
              and(
                eq(invoiceReminders.invoice_id, invoiceId),
                isNotNull(invoiceReminders.mail_id),
                eq(invoiceReminders.mail_id, mailQueue.document_mail_id),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(mailQueue.id))
    .all();

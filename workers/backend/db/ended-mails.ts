import { and, eq, isNull, sql } from "drizzle-orm";
import { type Database, prepared } from "./database.ts";
import {
  documentMails,
  isOfMail,
  type MailedDocument,
  numberOfMail,
  projectOfMail,
} from "./document-mails.ts";
import { estimates } from "./estimates/estimates.ts";
import { invoices } from "./invoices/invoices.ts";
import { dropMail, mailQueue } from "./outbox.ts";
import { purchaseOrders } from "./purchase-orders/orders.ts";
import { waitingReminders } from "./reminders/reminders.ts";

/** The sender and the document of a mail, with the document's number and project. */
export const mailedDocument = (database: Database, id: number) =>
  database
    .select({
      sender_id: documentMails.sender_id,
      document: documentMails.document,
      document_id: documentMails.document_id,
      file_key: documentMails.file_key,
      has_einvoice: documentMails.has_einvoice,
      number: numberOfMail,
      project_id: projectOfMail,
    })
    .from(documentMails)
    .leftJoin(invoices, isOfMail.invoice)
    .leftJoin(estimates, isOfMail.estimate)
    .leftJoin(purchaseOrders, isOfMail.order)
    .where(eq(documentMails.id, id))
    .get();

/** Notes how it ended with a mail that was handed over. */
export const endMail = (database: Database, id: number, outcome: "sent" | "failed") =>
  database
    .update(documentMails)
    .set({ [`${outcome}_at`]: new Date().toISOString() })
    .where(eq(documentMails.id, id))
    .run();

/** What the post has said of a mail so far, and its recipients; undefined of one that there is not. */
export const findReturned = (database: Database, id: number) =>
  database
    .select({
      to: documentMails.to,
      cc: documentMails.cc,
      copy_to: documentMails.copy_to,
      returned: documentMails.returned,
      returned_at: documentMails.returned_at,
    })
    .from(documentMails)
    .where(eq(documentMails.id, id))
    .get();

/** Notes what the post has said of a mail later. */
export const saveReturned = (
  database: Database,
  id: number,
  returned: Pick<typeof documentMails.$inferSelect, "returned" | "returned_at">,
) => database.update(documentMails).set(returned).where(eq(documentMails.id, id)).run();

const waitingOf = prepared((database) =>
  database
    .select({ queued: mailQueue.id, mail: documentMails.id })
    .from(mailQueue)
    .innerJoin(documentMails, eq(documentMails.id, mailQueue.document_mail_id))
    .where(
      and(
        eq(documentMails.document, sql.placeholder("document")),
        eq(documentMails.document_id, sql.placeholder("document_id")),
        isNull(mailQueue.begun_at),
      ),
    )
    .prepare(),
);

/** Gives up what still waits for the post of a document that is not to be sent any more. */
export function withdrawMailsOf(database: Database, mailed: MailedDocument): void {
  for (const { queued, mail } of waitingOf(database).all(mailed)) {
    dropMail(database, queued);
    endMail(database, mail, "failed");
  }
}

/** Gives up the reminders of a document that still wait for the post: it is paid, or not to be asked for. */
export function withdrawReminders(database: Database, invoiceId: number): void {
  for (const { queued, mail } of waitingReminders(database, invoiceId)) {
    dropMail(database, queued);
    if (mail !== null) endMail(database, mail, "failed");
  }
}

/**
 * Addresses, in small letters, at which a mail did not arrive or was called unwanted, and to which none has left since that did
 * not come back.
 */
export const addressesOfReturned = (database: Database): string[] =>
  database
    .all<{ address: string }>(
      sql`select distinct json_extract(one.value, '$.to') as address
        from ${documentMails} mail, json_each(mail.returned) one
        where mail.returned <> '[]' and not exists (
          select 1 from ${documentMails} later, json_each(later."to") reached
          where later.id > mail.id and lower(reached.value) = json_extract(one.value, '$.to')
            and later.sent_at is not null and later.returned = '[]')`,
    )
    .map(({ address }) => address);

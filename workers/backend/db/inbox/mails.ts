import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, not, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Database } from "../database.ts";
import { documentMails, isOfMail, numberOfMail, projectOfMail } from "../document-mails.ts";
import { estimates } from "../estimates/estimates.ts";
import { isOpen } from "../invoices/conditions.ts";
import { invoices } from "../invoices/invoices.ts";
import { mailQueue } from "../outbox.ts";
import { projects } from "../projects.ts";
import { purchaseOrders } from "../purchase-orders/orders.ts";
import { invoiceReminders, isHeld } from "../reminders/reminders.ts";
import { isOwn } from "./own-projects.ts";
import type { Unmarked } from "./reader.ts";
import { recently } from "./recent.ts";

/** Mails that are told at most. */
const most = 100;

const later = alias(documentMails, "later");

/** Whether the later mail has all recipients of the lost one. */
const covers = sql`not exists (select 1 from json_each(${documentMails.to}) lost
  where lost.value not in (select value from json_each(${later.to})))`;

/** Since when it is known that a mail did not arrive; null where nobody knows. */
const lostSince = sql<string | null>`coalesce(${documentMails.failed_at}, ${documentMails.returned_at})`;

/**
 * Mails of the last days that did not leave or came back, or of which nobody knows: of somebody's own projects, and those that
 * somebody has sent. It is dealt with once its document was mailed to the same people, or to anyone after the loss was known; and what
 * waited for a voided document was withdrawn, and so is a reminder of what is paid or not to be asked for.
 */
export function listLostMails(database: Database, userId: number): Unmarked<InboxItemOf<"mail">>[] {
  const isWaiting = database
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(eq(mailQueue.document_mail_id, documentMails.id));
  const isRepeated = database
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.document, documentMails.document),
        eq(later.document_id, documentMails.document_id),
        sql`${later.id} > ${documentMails.id}`,
        or(gt(later.at, lostSince), covers),
      ),
    );
  const isNeedless = database
    .select({ id: invoiceReminders.id })
    .from(invoiceReminders)
    .where(and(eq(invoiceReminders.mail_id, documentMails.id), or(not(isOpen), isHeld)));
  return database
    .select({
      id: documentMails.id,
      at: documentMails.at,
      failed_at: documentMails.failed_at,
      returned_at: documentMails.returned_at,
      returned: documentMails.returned,
      to: documentMails.to,
      kind: documentMails.document,
      document_id: documentMails.document_id,
      estimate_id: sql<number | null>`coalesce(${invoices.estimate_id}, ${estimates.id})`,
      number: numberOfMail,
      project: { id: projects.id, name: projects.name },
    })
    .from(documentMails)
    .leftJoin(invoices, isOfMail.invoice)
    .leftJoin(estimates, isOfMail.estimate)
    .leftJoin(purchaseOrders, isOfMail.order)
    .leftJoin(projects, eq(projects.id, projectOfMail))
    .where(
      and(
        gte(documentMails.at, recently()),
        or(isNull(documentMails.sent_at), isNotNull(documentMails.returned_at)),
        // The document of another kind is deleted, where it has no project any more.
        or(isNotNull(projects.id), inArray(documentMails.document, ["statement", "purchase_order"])),
        or(isNull(invoices.state), ne(invoices.state, invoiceStatus.voided)),
        notExists(isWaiting),
        notExists(isRepeated),
        notExists(isNeedless),
        or(isOwn(userId), eq(documentMails.sender_id, userId)),
      ),
    )
    .orderBy(desc(documentMails.at), desc(documentMails.id))
    .limit(most)
    .all()
    .map(({ id, at, kind, document_id, estimate_id, number, project, ...ended }) => ({
      kind: "mail",
      key: `mail:${id}`,
      mark: 1,
      at,
      ...lossOf(ended),
      document: { kind, id: document_id, estimate_id, number },
      project,
    }));
}

type Ended = Pick<typeof documentMails.$inferSelect, "failed_at" | "returned_at" | "returned" | "to">;

/** What is not known to have arrived, and at which recipients: of a mail that came back those it did not reach. */
function lossOf({ failed_at, returned_at, returned, to }: Ended): Pick<InboxItemOf<"mail">, "state" | "to"> {
  if (failed_at !== null) return { state: "failed", to };
  if (returned_at === null) return { state: "unknown", to };
  const missed = returned.filter(({ kind }) => kind === "undelivered");
  return { state: "returned", to: [...new Set(missed.map((one) => one.to))] };
}

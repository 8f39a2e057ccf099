import { and, desc, eq, gte, isNotNull, isNull, max, ne, not, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { isOpen } from "../invoices/conditions.ts";
import { invoices } from "../invoices/invoices.ts";
import { projects } from "../projects.ts";
import { invoiceReminders, isHeld } from "../reminders/reminders.ts";
import { isOwn } from "./own-projects.ts";
import type { Unmarked } from "./reader.ts";
import { recently } from "./recent.ts";

/** Documents that are told at most. */
const most = 100;

const later = alias(invoiceReminders, "later");

/**
 * Documents of somebody's own projects, and those that somebody has issued, that were to be reminded of lately, and whose client
 * has no address or was never sent them. It is dealt with once somebody was written to, the document was sent, it is paid, or
 * nobody is to be reminded of it any more.
 */
export function listUnreached(database: Database, userId: number): Unmarked<InboxItemOf<"unreached">>[] {
  const isReached = database
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.invoice_id, invoiceReminders.invoice_id),
        sql`${later.id} > ${invoiceReminders.id}`,
        isNotNull(later.mail_id),
      ),
    );
  return database
    .select({
      // What else is selected is of the same row (SQLite, bare columns beside max()).
      id: max(invoiceReminders.id),
      at: invoiceReminders.at,
      why: invoiceReminders.why,
      invoice: { id: invoices.id, estimate_id: invoices.estimate_id, number: invoices.invoice_nr },
      client: { id: clients.id, name: clients.name },
      project: { id: projects.id, name: projects.name },
    })
    .from(invoiceReminders)
    .innerJoin(invoices, eq(invoices.id, invoiceReminders.invoice_id))
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .innerJoin(projects, eq(projects.id, invoices.project_id))
    .where(
      and(
        isNull(invoiceReminders.mail_id),
        gte(invoiceReminders.at, recently()),
        notExists(isReached),
        isOpen,
        not(isHeld),
        or(
          ne(invoiceReminders.why, "unsent"),
          isNull(invoiceReminders.why),
          eq(invoices.state, invoiceStatus.issued),
        ),
        or(isOwn(userId), eq(invoices.issued_by, userId)),
      ),
    )
    .groupBy(invoices.id)
    .orderBy(desc(max(invoiceReminders.id)))
    .limit(most)
    .all()
    .map(({ id: _, at, why, invoice, client, project }) => ({
      kind: "unreached",
      key: `unreached:${invoice.id}`,
      // Told once: the next step says nothing else.
      mark: 1,
      at,
      why: why ?? "nobody",
      invoice: { id: invoice.id, estimate_id: invoice.estimate_id, number: invoice.number ?? "" },
      client,
      project,
    }));
}

import { and, lt, type SQL, sql } from "drizzle-orm";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoices } from "./invoices.ts";

/**
 * Documents that are issued and were not voided. The plus keeps SQLite from the index of all documents by state: by that most of
 * them would be found and then sorted, and the one of open documents is far smaller.
 */
export const isIssued: SQL = sql`(+${invoices.state} in (${invoiceStatus.issued}, ${invoiceStatus.sent}))`;

/** How much a document in force asks for: its total less what credit notes have taken back of it. */
export const askedCents: SQL<number> = sql`${invoices.total_cents} - ${invoices.credited_cents}`;

/** Those that were paid in full. */
export const isPaid: SQL = sql`(${isIssued} and ${invoices.is_payable} and ${invoices.paid_cents} >= ${askedCents})`;

/** Those of which something is still to be paid: the rule of openOf (credit.ts) as a condition, by the index of open documents. */
export const isOpen: SQL = sql`(${isIssued} and ${invoices.is_payable} and ${invoices.paid_cents} < ${askedCents})`;

/** How much that is, in cents; of documents that are not open it says nothing. */
export const openCents: SQL<number> = sql`(${askedCents} - ${invoices.paid_cents})`;

/** Documents that were due before a local date and are not paid. */
export const isOverdue = (today: string): SQL | undefined => and(lt(invoices.due_date, today), isOpen);

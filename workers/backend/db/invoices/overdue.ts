import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoices } from "./invoices.ts";

/** Documents that were due before a local date and are not paid. */
export const isOverdue = (today: string): SQL | undefined =>
  and(
    lt(invoices.due_date, today),
    // The plus keeps SQLite from the index of all documents by state: the one of open ones is far smaller.
    sql`+${invoices.state} in (${invoiceStatus.issued}, ${invoiceStatus.sent})`,
    eq(invoices.is_payable, true),
    lt(invoices.paid_cents, invoices.total_cents),
  );

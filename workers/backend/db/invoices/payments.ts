import { asc, eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Payment } from "../../../../app/model/invoice";
import type { Database } from "../database";
import { users } from "../users";
import { invoices } from "./invoices";

/** What was paid of a document, and when. */
export const payments = sqliteTable(
  "payments",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    invoice_id: integer()
      .notNull()
      .references(() => invoices.id),
    /** Local date. */
    date: text().notNull(),
    amount_cents: integer().notNull(),
    note: text().notNull().default(""),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    created_at: text().notNull(),
  },
  (table) => [
    index("payments_invoice").on(table.invoice_id),
    index("payments_date").on(table.date, table.amount_cents),
  ],
);
type Row = typeof payments.$inferSelect;

const show = ({ id, date, amount_cents, note }: Row): Payment => ({ id, date, amount_cents, note });

export const listPayments = (database: Database, invoiceId: number): Payment[] =>
  database
    .select()
    .from(payments)
    .where(eq(payments.invoice_id, invoiceId))
    .orderBy(asc(payments.date), asc(payments.id))
    .all()
    .map(show);

/** Adds a payment and counts it into its document. */
export function insertPayment(database: Database, payment: Omit<Row, "id">): Payment {
  const added = database.insert(payments).values(payment).returning().get();
  recount(database, payment.invoice_id);
  return show(added);
}

export function deletePayment(
  database: Database,
  { id, invoice_id }: { id: number; invoice_id: number },
): void {
  database.delete(payments).where(eq(payments.id, id)).run();
  recount(database, invoice_id);
}

const recount = (database: Database, invoiceId: number) =>
  database
    .update(invoices)
    .set({
      paid_cents: sql`(select coalesce(sum(${payments.amount_cents}), 0) from ${payments}
        where ${payments.invoice_id} = ${invoiceId})`,
      version: sql`${invoices.version} + 1`,
    })
    .where(eq(invoices.id, invoiceId))
    .run();

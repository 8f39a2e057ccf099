import { and, asc, eq, sql } from "drizzle-orm";
import { type AnySQLiteColumn, alias, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Payment } from "#model/invoice/invoice.ts";
import { bankEntries } from "../bank/entries.ts";
import type { Database } from "../database.ts";
import { withdrawReminders } from "../ended-mails.ts";
import { users } from "../users.ts";
import { openOf } from "./credit.ts";
import { invoices } from "./invoices.ts";

/**
 * What was paid of a document, and when. Below zero it left the document again: returned to the client, or set against
 * another document, whose own payment then names it in `transferred_from` (domain H22).
 */
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
    /** The payment of another document that this sum was taken from. */
    transferred_from: integer().references((): AnySQLiteColumn => payments.id),
    /** The entry of a bank statement that it was booked from. */
    bank_entry_id: integer().references(() => bankEntries.id),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    created_at: text().notNull(),
  },
  (table) => [
    index("payments_invoice").on(table.invoice_id),
    index("payments_date").on(table.date, table.amount_cents),
    index("payments_transferred").on(table.transferred_from),
    index("payments_bank_entry").on(table.bank_entry_id),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;
type NewRow = Omit<typeof payments.$inferInsert, "id">;

const source = alias(payments, "source");
const target = alias(payments, "target");
const other = alias(invoices, "other");

/** The payments of a document by date, each with the other document of a transfer. */
export const listPayments = (database: Database, invoiceId: number): Payment[] =>
  database
    .select({
      row: payments,
      other: {
        id: other.id,
        invoice_nr: other.invoice_nr,
        date: other.date,
        estimate_id: other.estimate_id,
      },
    })
    .from(payments)
    .leftJoin(source, eq(source.id, payments.transferred_from))
    .leftJoin(target, eq(target.transferred_from, payments.id))
    .leftJoin(other, sql`${other.id} = coalesce(${source.invoice_id}, ${target.invoice_id})`)
    .where(eq(payments.invoice_id, invoiceId))
    .orderBy(asc(payments.date), asc(payments.id))
    .all()
    .map(({ row, other }) => ({
      id: row.id,
      date: row.date,
      amount_cents: row.amount_cents,
      note: row.note,
      bank_entry_id: row.bank_entry_id,
      other: other && { ...other, invoice_nr: other.invoice_nr ?? "" },
    }));

/** Adds a payment and counts it into its document; answers its id. */
export function insertPayment(database: Database, payment: NewRow): number {
  const { id } = database.insert(payments).values(payment).returning({ id: payments.id }).get();
  recount(database, payment.invoice_id);
  return id;
}

/** The two payments of a transfer, or the one that stands alone: the one that refers to another first. */
export function findWithCounterpart(database: Database, id: number): PaymentRow[] {
  const row = database.select().from(payments).where(eq(payments.id, id)).get();
  if (!row) return [];
  const origin =
    row.transferred_from === null
      ? undefined
      : database.select().from(payments).where(eq(payments.id, row.transferred_from)).get();
  if (origin) return [row, origin];
  const arrived = database.select().from(payments).where(eq(payments.transferred_from, id)).get();
  return arrived ? [arrived, row] : [row];
}

/** The entry of a bank statement that a payment of a document was booked from. */
export const entryOfPayment = (database: Database, invoiceId: number, id: number): number | null =>
  database
    .select({ entry: payments.bank_entry_id })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.invoice_id, invoiceId)))
    .get()?.entry ?? null;

/** The payments that an entry of a bank statement was booked into, in their order. */
export const paymentsOfEntry = (database: Database, entryId: number): PaymentRow[] =>
  database.select().from(payments).where(eq(payments.bank_entry_id, entryId)).orderBy(asc(payments.id)).all();

/** Takes a payment out and counts its document again. */
export function deletePayment(database: Database, { id, invoice_id }: PaymentRow): void {
  database.delete(payments).where(eq(payments.id, id)).run();
  recount(database, invoice_id);
}

/** Counts what was paid of a document. Nobody is asked once more for what is paid. */
function recount(database: Database, invoiceId: number): void {
  const row = database
    .update(invoices)
    .set({
      paid_cents: sql`(select coalesce(sum(${payments.amount_cents}), 0) from ${payments}
        where ${payments.invoice_id} = ${invoiceId})`,
      version: sql`${invoices.version} + 1`,
    })
    .where(eq(invoices.id, invoiceId))
    .returning()
    .get();
  if (row && openOf(row) === 0) withdrawReminders(database, invoiceId);
}

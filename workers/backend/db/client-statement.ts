import { and, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";
import type { Ledger, LedgerDocument } from "#model/statement/ledger.ts";
import { type Database, isThere } from "./database.ts";
import { invoices } from "./invoices/invoices.ts";
import { payments } from "./invoices/payments.ts";

/** Documents of a client that move its account: issued ones that ask for money, and the credit notes that take them back. */
const movesAccount = (clientId: number) =>
  and(
    eq(invoices.client_id, clientId),
    ne(invoices.state, invoiceStatus.draft),
    or(eq(invoices.is_payable, true), isNotNull(invoices.credits_id)),
  );

const source = alias(payments, "source");
const target = alias(payments, "target");

/** Everything that ever moved a client's account, as two readings however much there is. */
export function readLedger(database: Database, clientId: number): Ledger {
  const documents = database
    .select({
      id: invoices.id,
      estimate_id: invoices.estimate_id,
      number: sql<string>`coalesce(${invoices.invoice_nr}, '')`,
      type: invoices.invoice_type_id,
      billing: invoices.billing,
      date: invoices.date,
      due_date: invoices.due_date,
      total_cents: invoices.total_cents,
      credits_id: invoices.credits_id,
      is_disputed: invoices.is_disputed,
    })
    .from(invoices)
    .where(movesAccount(clientId))
    .all();
  const paid = database
    .select({
      id: payments.id,
      invoice_id: payments.invoice_id,
      date: payments.date,
      amount_cents: payments.amount_cents,
      note: payments.note,
      other_id: sql<number | null>`coalesce(${source.invoice_id}, ${target.invoice_id})`,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .leftJoin(source, eq(source.id, payments.transferred_from))
    .leftJoin(target, eq(target.transferred_from, payments.id))
    .where(eq(invoices.client_id, clientId))
    .all();
  return {
    documents: documents.map(({ type, billing, ...row }) => ({ ...row, kind: kindOf(type, billing) })),
    payments: paid,
  };
}

function kindOf(type: number, billing: string): LedgerDocument["kind"] {
  const name = invoiceTypeName(type);
  return name === "invoice" && billing === "percentage" ? "advance_invoice" : name;
}

/** Whether a client was ever asked for money, so that there is something to state. */
export const hasAccount = (database: Database, clientId: number): boolean =>
  isThere(database, invoices, movesAccount(clientId));

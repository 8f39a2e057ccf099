import { asc, eq, sql } from "drizzle-orm";
import type { EntryPart } from "#model/bank-entry/bank-entry.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { open, owed } from "../invoices/credit.ts";
import { invoices } from "../invoices/invoices.ts";
import { payments } from "../invoices/payments.ts";
import { purchaseInvoices } from "../purchases/invoices.ts";

/** What entries are booked into, by the entries' ids. */
export function partsOf(database: Database, ids: readonly number[]): Map<number, EntryPart[]> {
  const wanted = JSON.stringify(ids);
  const parts = new Map<number, EntryPart[]>();
  for (const { entry_id, ...part } of [...paid(database, wanted), ...spent(database, wanted)])
    if (entry_id !== null) parts.set(entry_id, [...(parts.get(entry_id) ?? []), part]);
  return parts;
}

const paid = (database: Database, ids: string) =>
  database
    .select({
      entry_id: payments.bank_entry_id,
      kind: sql<"invoice" | "refund">`iif(${payments.amount_cents} < 0, 'refund', 'invoice')`,
      document_id: invoices.id,
      number: sql<string>`coalesce(${invoices.invoice_nr}, '')`,
      estimate_id: invoices.estimate_id,
      client: { id: clients.id, name: clients.name },
      amount_cents: sql<number>`abs(${payments.amount_cents})`,
      open_cents: sql<number>`iif(${payments.amount_cents} < 0, ${owed}, ${open})`,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .where(sql`${payments.bank_entry_id} in (select value from json_each(${ids}))`)
    .orderBy(asc(payments.id))
    .all();

const spent = (database: Database, ids: string) =>
  database
    .select({
      entry_id: purchaseInvoices.bank_entry_id,
      kind: sql<"purchase">`'purchase'`,
      document_id: purchaseInvoices.id,
      number: purchaseInvoices.number,
      estimate_id: sql<null>`null`,
      client: { id: clients.id, name: clients.name },
      amount_cents: purchaseInvoices.payable_cents,
      open_cents: sql<number>`0`,
    })
    .from(purchaseInvoices)
    .leftJoin(clients, eq(clients.id, purchaseInvoices.client_id))
    .where(sql`${purchaseInvoices.bank_entry_id} in (select value from json_each(${ids}))`)
    .orderBy(asc(purchaseInvoices.id))
    .all();

import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import type { InvoicedLine, LinePart } from "#model/invoice/line-parts.ts";
import type { Database } from "../database.ts";
import { positionItems } from "../estimates/items.ts";
import { invoices } from "./invoices.ts";

/** The lines of estimates that are in documents which were not voided: each whole in one, or in parts in several. */
export const invoicedItems = sqliteTable(
  "invoiced_items",
  {
    position_item_id: integer()
      .notNull()
      .references(() => positionItems.id),
    invoice_id: integer()
      .notNull()
      .references(() => invoices.id),
    /** What the document asks for the line: after the discount, before VAT and before advances are deducted. Cents. */
    net_cents: integer().notNull().default(0),
    /** Of a part: ten-thousandths, the cents that it was counted with, and those of all of the line; null of the whole line. */
    quantity: integer(),
    part_full_cents: integer(),
    part_net_cents: integer(),
    agreed_cents: integer(),
    /** Nothing more of the line is invoiced, though it is less than was ordered. */
    is_final: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.position_item_id, table.invoice_id] }),
    index("invoiced_items_invoice").on(table.invoice_id, table.net_cents),
    // Few beside all that were invoiced whole.
    index("invoiced_items_parts").on(table.invoice_id).where(sql`${table.quantity} is not null`),
  ],
);

/** A line of the estimate that a document has, and what it asks for it (cents). */
export type TakenItem = Omit<typeof invoicedItems.$inferInsert, "invoice_id">;

/** Lines of an estimate as the document has them that is made of them. */
export function takenItems({ lines, parts }: { lines: InvoicedLine[]; parts: LinePart[] }): TakenItem[] {
  const byLine = new Map(parts.map((part) => [part.position_item_id, part]));
  return lines.map(({ id, total_with_discount_cents }) => {
    const part = byLine.get(id);
    return {
      position_item_id: id,
      net_cents: total_with_discount_cents,
      quantity: part?.quantity ?? null,
      part_full_cents: part?.full_cents ?? null,
      part_net_cents: part?.net_cents ?? null,
      agreed_cents: part?.agreed_cents ?? null,
      is_final: part?.is_final ?? false,
    };
  });
}

/** The parts of lines that documents have, by the documents. */
export function listParts(database: Database, condition: SQL): Map<number, LinePart[]> {
  const rows = database
    .select({ row: invoicedItems })
    .from(invoicedItems)
    .innerJoin(invoices, eq(invoices.id, invoicedItems.invoice_id))
    .where(and(condition, isNotNull(invoicedItems.quantity)))
    .orderBy(asc(invoicedItems.position_item_id))
    .all();
  const parts = new Map<number, LinePart[]>();
  for (const { row } of rows)
    parts.set(row.invoice_id, [
      ...(parts.get(row.invoice_id) ?? []),
      {
        position_item_id: row.position_item_id,
        quantity: row.quantity ?? 0,
        is_final: row.is_final,
        full_cents: row.part_full_cents ?? 0,
        net_cents: row.part_net_cents ?? 0,
        agreed_cents: row.agreed_cents ?? 0,
      },
    ]);
  return parts;
}

/** The parts of lines that a document has. */
export const partsOf = (database: Database, invoiceId: number): LinePart[] =>
  listParts(database, eq(invoices.id, invoiceId)).get(invoiceId) ?? [];

/** Has a document ask so many cents less for a line of its estimate. */
export const lowerItem = (
  database: Database,
  { invoiceId, positionItemId }: { invoiceId: number; positionItemId: number },
  cents: number,
) =>
  database
    .update(invoicedItems)
    .set({ net_cents: sql`${invoicedItems.net_cents} - ${cents}` })
    .where(and(eq(invoicedItems.position_item_id, positionItemId), eq(invoicedItems.invoice_id, invoiceId)))
    .run();

/** Lets the lines of a document be invoiced again. */
export const freeItems = (database: Database, invoiceId: number) =>
  database.delete(invoicedItems).where(eq(invoicedItems.invoice_id, invoiceId)).run();

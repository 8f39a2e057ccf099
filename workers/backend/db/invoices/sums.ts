import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { Billed, BilledGroup } from "#model/invoice/billed.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import type { Database } from "../database.ts";
import { positionItems } from "../estimates/items.ts";
import { listDeductions } from "./deductions.ts";
import { invoices } from "./invoices.ts";

/** What a document taxes, by category and rate. Cents; those of credit notes are below zero. */
export const invoiceSums = sqliteTable(
  "invoice_sums",
  {
    invoice_id: integer()
      .notNull()
      .references(() => invoices.id),
    category: text().notNull(),
    /** Ten-thousandths of a percent. */
    rate: integer().notNull(),
    taxable_cents: integer().notNull(),
    amount_cents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoice_id, table.category, table.rate] })],
);

/** The lines of estimates that are in a document which was not voided: each in one at most. */
export const invoicedItems = sqliteTable(
  "invoiced_items",
  {
    position_item_id: integer()
      .primaryKey()
      .references(() => positionItems.id),
    invoice_id: integer()
      .notNull()
      .references(() => invoices.id),
    /** What the document asks for the line: after the discount, before VAT and before advances are deducted. Cents. */
    net_cents: integer().notNull().default(0),
  },
  (table) => [index("invoiced_items_invoice").on(table.invoice_id, table.net_cents)],
);

/** What the documents of an estimate have taken of it; voided ones have taken nothing. */
export function listBilled(database: Database, estimateId: number, except?: number): Billed[] {
  const rows = database
    .select({ row: invoices, sums: invoiceSums })
    .from(invoices)
    .innerJoin(invoiceSums, eq(invoiceSums.invoice_id, invoices.id))
    .where(
      and(
        eq(invoices.estimate_id, estimateId),
        ne(invoices.state, invoiceStatus.voided),
        isNull(invoices.credits_id),
        except === undefined ? undefined : ne(invoices.id, except),
      ),
    )
    .all();
  const deductions = listDeductions(database, estimateId);
  return [...Map.groupBy(rows, ({ row }) => row.id).values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const { id, billing, position_item_ids } = first.row;
    const groups = parts.map(({ sums }) => showGroup(sums));
    return [{ id, billing, position_item_ids, groups, deductions: deductions.get(id) ?? [] }];
  });
}

const showGroup = ({
  category,
  rate,
  taxable_cents,
  amount_cents,
}: typeof invoiceSums.$inferSelect): BilledGroup => ({
  category,
  taxable_cents,
  amount_cents,
  rate: sendDecimal(rate),
});

/** What a document takes of its estimate, by VAT group: the highest rate first. */
export const listGroups = (database: Database, invoiceId: number): BilledGroup[] =>
  database
    .select()
    .from(invoiceSums)
    .where(eq(invoiceSums.invoice_id, invoiceId))
    .orderBy(desc(invoiceSums.rate), asc(invoiceSums.category))
    .all()
    .map(showGroup);

/** What the credit notes of a document have taken back, by VAT group of each; above zero. */
export const creditedGroups = (database: Database, invoiceId: number): BilledGroup[] =>
  database
    .select({ sums: invoiceSums })
    .from(invoiceSums)
    .innerJoin(invoices, eq(invoices.id, invoiceSums.invoice_id))
    .where(eq(invoices.credits_id, invoiceId))
    .all()
    .map(({ sums }) =>
      showGroup({ ...sums, taxable_cents: -sums.taxable_cents, amount_cents: -sums.amount_cents }),
    );

interface Group extends Omit<BilledGroup, "rate"> {
  /** Ten-thousandths of a percent. */
  rate: number;
}

/** A line of the estimate that a document has, and what it asks for it (cents). */
export type TakenItem = Omit<typeof invoicedItems.$inferInsert, "invoice_id">;

/** What a line of an estimate that is counted comes to in the document that has it. */
export const takenItem = ({ id, total_with_discount_cents }: PositionItem): TakenItem => ({
  position_item_id: id,
  net_cents: total_with_discount_cents,
});

/** Stores what a document takes of its estimate, in place of what it took before. */
export function replaceSums(
  database: Database,
  invoiceId: number,
  groups: Group[],
  items: readonly TakenItem[],
): void {
  database.delete(invoiceSums).where(eq(invoiceSums.invoice_id, invoiceId)).run();
  for (const group of groups)
    database
      .insert(invoiceSums)
      .values({ ...group, invoice_id: invoiceId })
      .run();
  freeItems(database, invoiceId);
  for (const item of items)
    database
      .insert(invoicedItems)
      .values({ ...item, invoice_id: invoiceId })
      .run();
}

/** Has a document ask so many cents less for a line of its estimate. */
export const lowerItem = (database: Database, positionItemId: number, cents: number) =>
  database
    .update(invoicedItems)
    .set({ net_cents: sql`${invoicedItems.net_cents} - ${cents}` })
    .where(eq(invoicedItems.position_item_id, positionItemId))
    .run();

/** Lets the lines of a document be invoiced again. */
export const freeItems = (database: Database, invoiceId: number) =>
  database.delete(invoicedItems).where(eq(invoicedItems.invoice_id, invoiceId)).run();

export const deleteSums = (database: Database, invoiceId: number) =>
  database.delete(invoiceSums).where(eq(invoiceSums.invoice_id, invoiceId)).run();

import { and, asc, desc, eq, isNull, ne } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Billed, BilledGroup } from "../../../../app/model/billed";
import { sendDecimal } from "../../../../app/model/decimal";
import { invoiceStatus } from "../../../../app/model/invoice-status";
import type { Database } from "../database";
import { positionItems } from "../estimates/items";
import { listDeductions } from "./deductions";
import { invoices } from "./invoices";

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
export const invoicedItems = sqliteTable("invoiced_items", {
  position_item_id: integer()
    .primaryKey()
    .references(() => positionItems.id),
  invoice_id: integer()
    .notNull()
    .references(() => invoices.id),
});

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
  const documents = Map.groupBy(rows, ({ row }) => row.id);
  const deductions = listDeductions(database, [...documents.keys()]);
  return [...documents.values()].flatMap((parts) => {
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
  ...{ category, taxable_cents, amount_cents },
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

interface Group extends Omit<BilledGroup, "rate"> {
  /** Ten-thousandths of a percent. */
  rate: number;
}

/** Stores what a document takes of its estimate, in place of what it took before. */
export function replaceSums(database: Database, invoiceId: number, groups: Group[], items: number[]): void {
  database.delete(invoiceSums).where(eq(invoiceSums.invoice_id, invoiceId)).run();
  for (const group of groups)
    database
      .insert(invoiceSums)
      .values({ ...group, invoice_id: invoiceId })
      .run();
  freeItems(database, invoiceId);
  for (const position_item_id of items)
    database.insert(invoicedItems).values({ position_item_id, invoice_id: invoiceId }).run();
}

/** Lets the lines of a document be invoiced again. */
export const freeItems = (database: Database, invoiceId: number) =>
  database.delete(invoicedItems).where(eq(invoicedItems.invoice_id, invoiceId)).run();

export const deleteSums = (database: Database, invoiceId: number) =>
  database.delete(invoiceSums).where(eq(invoiceSums.invoice_id, invoiceId)).run();

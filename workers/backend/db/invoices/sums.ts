import { and, asc, desc, eq, isNull, ne } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Billed, BilledGroup } from "#model/invoice/billed.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import type { Database } from "../database.ts";
import { listDeductions } from "./deductions.ts";
import { freeItems, invoicedItems, listParts, type TakenItem } from "./invoiced-items.ts";
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
  const partsBy = listParts(database, eq(invoices.estimate_id, estimateId));
  return [...Map.groupBy(rows, ({ row }) => row.id).values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const { id, billing, position_item_ids } = first.row;
    const groups = found.map(({ sums }) => showGroup(sums));
    const parts = partsBy.get(id) ?? [];
    return [{ id, billing, position_item_ids, parts, groups, deductions: deductions.get(id) ?? [] }];
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

export const deleteSums = (database: Database, invoiceId: number) =>
  database.delete(invoiceSums).where(eq(invoiceSums.invoice_id, invoiceId)).run();

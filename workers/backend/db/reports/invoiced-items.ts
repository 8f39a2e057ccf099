import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import type { InvoicedItemsRow } from "#model/report/invoiced-items.ts";
import type { Database } from "../database.ts";
import { positionItems } from "../estimates/items.ts";
import { returnedQuantity } from "../invoices/credited-lines.ts";
import { invoicedItems } from "../invoices/invoiced-items.ts";
import { invoices } from "../invoices/invoices.ts";
import { stockItems } from "../stock-items.ts";
import { units } from "../units.ts";
import { incomeOf } from "./income.ts";

/** Stock items in documents of a period, less what came back, each in every unit that it was invoiced in, in Latvian order. */
export const readInvoicedItems = (database: Database, filters: ReportFilters): InvoicedItemsRow[] =>
  database
    .select({
      stock_item_id: stockItems.id,
      stock_item: stockItems.name,
      measure_unit_id: units.id,
      unit: units.short_name,
      documents: sql<number>`count(distinct ${invoicedItems.invoice_id})`,
      quantity: sql<number>`sum(coalesce(${invoicedItems.quantity}, ${positionItems.quantity}) - ${returnedQuantity})`,
      net_cents: sql<number>`sum(${invoicedItems.net_cents})`,
    })
    // In the order in which SQLite is to read them (db/reports/hours.ts): all lines as they lie, which is faster than those
    // of a period from all over.
    .from(invoicedItems)
    .crossJoin(invoices)
    .crossJoin(positionItems)
    .innerJoin(stockItems, eq(stockItems.id, positionItems.stock_item_id))
    .innerJoin(units, eq(units.id, positionItems.measure_unit_id))
    .where(
      and(
        eq(invoices.id, invoicedItems.invoice_id),
        eq(positionItems.id, invoicedItems.position_item_id),
        incomeOf(database, filters),
        inArray(invoices.state, [invoiceStatus.issued, invoiceStatus.sent]),
        filters.stock_item_id === null ? undefined : eq(stockItems.id, filters.stock_item_id),
      ),
    )
    .groupBy(stockItems.id, units.id)
    .orderBy(asc(stockItems.sort_name), asc(stockItems.id), asc(units.id))
    .all();

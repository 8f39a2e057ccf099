import { eq, max, sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SeriesKind } from "#model/company/number-series.ts";
import type { Database } from "../database.ts";

/** How far each series has counted, within each of its periods. */
export const numberCounters = sqliteTable(
  "number_counters",
  {
    series: text().notNull(),
    /** The year, or "" of a series without one. */
    period: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.period] })],
);

/**
 * Takes the next place in a series, from 1. Only inside the transaction that also stores the document: what is rolled
 * back takes no number, so that there are neither gaps nor doubles (domain §4).
 */
export const takeNumber = (
  database: Database,
  series: SeriesKind | "purchase_order",
  period: string,
): number =>
  database
    .insert(numberCounters)
    .values({ series, period, last: 1 })
    .onConflictDoUpdate({
      target: [numberCounters.series, numberCounters.period],
      set: { last: sql`${numberCounters.last} + 1` },
    })
    .returning({ last: numberCounters.last })
    .get().last;

/** The last place that a series has reached in any of its periods; 0 while it has given no number. */
export const farthestNumber = (database: Database, series: SeriesKind): number =>
  database
    .select({ last: max(numberCounters.last) })
    .from(numberCounters)
    .where(eq(numberCounters.series, series))
    .get()?.last ?? 0;

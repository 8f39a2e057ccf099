import { and, asc, eq, gte, isNull, lte, ne, or } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { decimal, sendDecimal } from "#model/money/decimal.ts";
import { vatCategory } from "#model/vat/vat-fields.ts";
import type { VatRate, VatRateInput } from "#model/vat/vat-rate.ts";
import type { Database } from "./database.ts";
import { versionAfter } from "./rows.ts";
import { isVatUsed, type Reach } from "./vat-uses.ts";

/** Rates of VAT with the local dates that they hold. Every installation starts with Latvia's (migrations/0006_settings.sql). */
export const vatRates = sqliteTable("vat_rates", {
  id: integer().primaryKey({ autoIncrement: true }),
  category: text().notNull(),
  /** Ten-thousandths of a percent. */
  rate: integer().notNull(),
  name: text().notNull(),
  name_en: text().notNull().default(""),
  from: text().notNull(),
  until: text(),
  version: integer().notNull().default(1),
});
type Row = typeof vatRates.$inferSelect;

export const listVatRates = (database: Database): VatRate[] =>
  database
    .select()
    .from(vatRates)
    .orderBy(asc(vatRates.id))
    .all()
    .map((row) => show(database, row));

export function findVatRate(database: Database, id: number): VatRate | undefined {
  const row = database.select().from(vatRates).where(eq(vatRates.id, id)).get();
  return row && show(database, row);
}

/** A rate of the same kind, other than `except`, that holds on a day of a span of local dates. */
export const overlappingRate = (
  database: Database,
  { category, rate, from, until }: Pick<VatRate, "rate" | "from" | "until"> & { category: string },
  except = 0,
): Row | undefined =>
  database
    .select()
    .from(vatRates)
    .where(
      and(
        ...[eq(vatRates.category, category), eq(vatRates.rate, decimal(rate)), ne(vatRates.id, except)],
        until === null ? undefined : lte(vatRates.from, until),
        or(isNull(vatRates.until), gte(vatRates.until, from)),
      ),
    )
    .get();

export function insertVatRate(database: Database, input: VatRateInput): VatRate {
  const values = { ...input, rate: decimal(input.rate) };
  return show(database, database.insert(vatRates).values(values).returning().get());
}

export function updateVatRate(
  database: Database,
  id: number,
  change: Pick<VatRate, "name" | "name_en" | "from" | "until">,
): VatRate {
  const values = { ...change, version: versionAfter(vatRates, change) };
  return show(database, database.update(vatRates).set(values).where(eq(vatRates.id, id)).returning().get());
}

export const deleteVatRate = (database: Database, id: number) =>
  database.delete(vatRates).where(eq(vatRates.id, id)).run();

const show = (database: Database, row: Row): VatRate => ({
  ...row,
  category: vatCategory.parse(row.category),
  rate: sendDecimal(row.rate),
  is_used: isVatUsed(database, row, reachOf(database, row)),
});

/**
 * The days on which VAT is of this rate and of none of the same percentage at other times. Those that no rate of it holds on
 * are of the one before, which has ended there, or of the first.
 */
function reachOf(database: Database, { category, rate, from }: Row): Reach {
  const starts = database
    .select({ from: vatRates.from })
    .from(vatRates)
    .where(and(eq(vatRates.category, category), eq(vatRates.rate, rate)))
    .orderBy(asc(vatRates.from))
    .all()
    .map((row) => row.from);
  return { first: starts[0] === from ? null : from, end: starts.find((start) => start > from) ?? null };
}

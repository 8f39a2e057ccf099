import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { today } from "#model/date/dates.ts";
import { decimal } from "#model/money/decimal.ts";
import type { Vat } from "#model/vat/vat.ts";
import { readCompany } from "./company.ts";
import { type Database, isThere } from "./database.ts";
import { estimates } from "./estimates/estimates.ts";
import { positionItems } from "./estimates/items.ts";
import { positions } from "./estimates/positions.ts";
import { invoices } from "./invoices/invoices.ts";
import { invoiceSums } from "./invoices/sums.ts";
import { projects } from "./projects.ts";

/** Local dates on which VAT is of one rate: from the first day, and before the end. Null where there is no such limit. */
export interface Reach {
  first: string | null;
  end: string | null;
}

/** Whether anything has such VAT on a day within reach, or new estimates would have it (domain H21). */
export function isVatUsed(database: Database, vat: Vat, reach: Reach): boolean {
  const company = readCompany(database);
  const isCompanys = company.vat_category === vat.category && decimal(company.vat_rate) === vat.rate;
  return (
    (isCompanys && reaches(reach, today())) ||
    isOfEstimates(database, vat, reach) ||
    isOfDocuments(database, vat, reach)
  );
}

const reaches = ({ first, end }: Reach, day: string): boolean =>
  (first === null || day >= first) && (end === null || day < end);

/** Work is supplied from an estimate's date to its planned end, or today (app/model/vat/offered-rates.ts). */
function isOfEstimates(database: Database, { category, rate }: Vat, reach: Reach): boolean {
  const last = sql<string>`max(${estimates.date}, ${projects.planned_due_date}, ${today()})`;
  const within = overlap(reach, sql`${estimates.date}`, last);
  const found = database
    .select({ id: estimates.id })
    .from(estimates)
    .innerJoin(projects, eq(projects.id, estimates.project_id))
    .where(within);
  const ofFound = database
    .select({ id: positions.id })
    .from(positions)
    .where(inArray(positions.estimate_id, found));
  return (
    isThere(
      database,
      estimates,
      and(
        ...[eq(estimates.vat_category, category), eq(estimates.vat_rate, rate)],
        within && inArray(estimates.id, found),
      ),
    ) ||
    isThere(
      database,
      positionItems,
      and(
        ...[eq(positionItems.vat_category, category), eq(positionItems.vat_rate, rate)],
        within && inArray(positionItems.position_id, ofFound),
      ),
    )
  );
}

/** A document has the VAT of its day of supply, or its own date. */
function isOfDocuments(database: Database, { category, rate }: Vat, reach: Reach): boolean {
  const day = sql`coalesce(${invoices.supply_date}, ${invoices.date})`;
  const within = overlap(reach, day, day);
  return isThere(
    database,
    invoiceSums,
    and(
      ...[eq(invoiceSums.category, category), eq(invoiceSums.rate, rate)],
      within &&
        inArray(invoiceSums.invoice_id, database.select({ id: invoices.id }).from(invoices).where(within)),
    ),
  );
}

/** Whether a span of local dates has a day within reach; undefined where there is no limit to ask for. */
function overlap({ first, end }: Reach, from: SQL, until: SQL): SQL | undefined {
  return and(
    first === null ? undefined : sql`${until} >= ${first}`,
    end === null ? undefined : lt(from, end),
  );
}

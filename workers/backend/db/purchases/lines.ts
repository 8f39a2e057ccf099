import { and, asc, eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { decimal, sendDecimal } from "#model/money/decimal.ts";
import type { PurchaseLine } from "#model/purchase/purchase-invoice.ts";
import { inEuro } from "#model/purchase/rate.ts";
import { type Database, isThere } from "../database.ts";
import { projects } from "../projects.ts";
import { isCost, purchaseInvoices } from "./invoices.ts";

/** What a supplier's invoice is for, each line a cost of one project at most. */
export const purchaseLines = sqliteTable(
  "purchase_lines",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    purchase_id: integer()
      .notNull()
      .references(() => purchaseInvoices.id),
    place: integer().notNull(),
    name: text().notNull(),
    quantity: text().notNull().default(""),
    /** In the invoice's currency, without VAT. */
    net_cents: integer().notNull(),
    /** The same in euro; null while no rate is known. */
    net_eur_cents: integer(),
    vat_category: text().notNull(),
    /** Ten-thousandths of a percent. */
    vat_rate: integer().notNull(),
    project_id: integer().references(() => projects.id),
  },
  (table) => [
    index("purchase_lines_invoice").on(table.purchase_id, table.place),
    index("purchase_lines_project").on(table.project_id),
  ],
);

type NewLine = Pick<PurchaseLine, "name" | "quantity" | "net_cents" | "vat_category" | "vat_rate"> & {
  /** Of a line that was there already. */
  id?: number | undefined;
  project_id: number | null;
};

/** The lines of an invoice in its own order. */
export const listPurchaseLines = (database: Database, purchaseId: number): PurchaseLine[] =>
  database
    .select({ line: purchaseLines, project: { id: projects.id, name: projects.name } })
    .from(purchaseLines)
    .leftJoin(projects, eq(projects.id, purchaseLines.project_id))
    .where(eq(purchaseLines.purchase_id, purchaseId))
    .orderBy(asc(purchaseLines.place))
    .all()
    .map(({ line, project }) => ({
      id: line.id,
      name: line.name,
      quantity: line.quantity,
      net_cents: line.net_cents,
      net_eur_cents: line.net_eur_cents,
      vat_category: line.vat_category,
      vat_rate: sendDecimal(line.vat_rate),
      project,
    }));

interface Currency {
  currency: string;
  /** Millionths of it for one euro. */
  rate: number | null;
}

function euroOf(cents: number, { currency, rate }: Currency): number | null {
  if (currency === "EUR") return cents;
  return rate === null ? null : inEuro(cents, rate);
}

/** Puts lines in the place of all that an invoice has. */
export function replacePurchaseLines(
  database: Database,
  purchase: Currency & { id: number },
  lines: readonly NewLine[],
): void {
  deletePurchaseLines(database, purchase.id);
  for (const [place, line] of lines.entries())
    database
      .insert(purchaseLines)
      .values({
        ...(line.id !== undefined && { id: line.id }),
        purchase_id: purchase.id,
        place,
        name: line.name,
        quantity: line.quantity,
        net_cents: line.net_cents,
        net_eur_cents: euroOf(line.net_cents, purchase),
        vat_category: line.vat_category,
        vat_rate: decimal(line.vat_rate),
        project_id: line.project_id,
      })
      .run();
}

/** Counts the lines of an invoice in euro again, whose currency or rate has changed. */
export function countInEuro(database: Database, purchase: Currency & { id: number }): void {
  for (const { id, net_cents } of listPurchaseLines(database, purchase.id))
    database
      .update(purchaseLines)
      .set({ net_eur_cents: euroOf(net_cents, purchase) })
      .where(eq(purchaseLines.id, id))
      .run();
}

/** Gives lines of an invoice to a project, all of them where none are named; null takes them from any. */
export function assignPurchaseLines(
  database: Database,
  purchaseId: number,
  { project_id, line_ids }: { project_id: number | null; line_ids?: readonly number[] | undefined },
): void {
  const ofInvoice = eq(purchaseLines.purchase_id, purchaseId);
  const isNamed =
    line_ids && sql`${purchaseLines.id} in (select value from json_each(${JSON.stringify(line_ids)}))`;
  database.update(purchaseLines).set({ project_id }).where(and(ofInvoice, isNamed)).run();
}

/** Deletes the lines of an invoice. */
export const deletePurchaseLines = (database: Database, purchaseId: number) =>
  database.delete(purchaseLines).where(eq(purchaseLines.purchase_id, purchaseId)).run();

/** Who manage the projects that lines of an invoice are costs of, each of them once; null of lines that have no project. */
export const lineManagers = (database: Database, purchaseId: number): (number | null)[] =>
  database
    .selectDistinct({ manager: projects.project_manager })
    .from(purchaseLines)
    .leftJoin(projects, eq(projects.id, purchaseLines.project_id))
    .where(eq(purchaseLines.purchase_id, purchaseId))
    .all()
    .map(({ manager }) => manager);

/** Whether suppliers' invoices are costs of a project. */
export const projectHasPurchases = (database: Database, projectId: number): boolean =>
  isThere(database, purchaseLines, eq(purchaseLines.project_id, projectId));

/** Euro cents without VAT that suppliers' approved invoices cost a project. */
export function purchaseCostsOf(database: Database, projectId: number): number {
  const found = database
    .select({ cents: sql<number>`coalesce(sum(${purchaseLines.net_eur_cents}), 0)` })
    .from(purchaseLines)
    .innerJoin(purchaseInvoices, eq(purchaseInvoices.id, purchaseLines.purchase_id))
    .where(and(eq(purchaseLines.project_id, projectId), isCost))
    .get();
  return found?.cents ?? 0;
}

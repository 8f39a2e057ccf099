import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Database } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { positionItems } from "../estimates/items.ts";
import { positions } from "../estimates/positions.ts";
import { invoicedItems } from "../invoices/invoiced-items.ts";
import { invoices } from "../invoices/invoices.ts";
import { isIncome } from "./income.ts";

/** Cents of a line before the discount: model/money.ts, `times`, in whole numbers. None is below zero. */
export const lineCents = sql<number>`iif(${positionItems.price} is null, ${positionItems.total_cents},
  (${positionItems.price} * ${positionItems.quantity} + 500000) / 1000000)`;

/** A sum less the discount of its estimate, rounded once: model/money.ts, `percentOf`. */
export const discounted = (full: ReturnType<typeof sql>) =>
  sql<number>`(${full}) - ((${full}) * ${estimates.discount} + 500000) / 1000000`;

/**
 * By how many cents lines that are invoiced in parts, and done, came to more than was agreed, or below zero to less: the rule of
 * deviationOf (model/invoice/line-parts.ts), by estimate.
 */
function deviations(database: Database, asked: SQL | undefined) {
  const done = database
    .select({
      estimate_id: invoices.estimate_id,
      cents: sql<number>`sum(${invoicedItems.part_net_cents}) - max(${invoicedItems.agreed_cents})`.as(
        "cents",
      ),
    })
    .from(invoicedItems)
    .innerJoin(invoices, eq(invoices.id, invoicedItems.invoice_id))
    .innerJoin(positionItems, eq(positionItems.id, invoicedItems.position_item_id))
    .where(and(isNotNull(invoicedItems.quantity), ne(invoices.state, invoiceStatus.draft), asked))
    .groupBy(invoices.estimate_id, invoicedItems.position_item_id)
    .having(
      sql`max(${invoicedItems.is_final}) or sum(${invoicedItems.quantity}) >= max(${positionItems.quantity})`,
    )
    .as("done_lines");
  return database
    .select({ estimate_id: done.estimate_id, cents: sql<number>`sum(${done.cents})`.as("beside_cents") })
    .from(done)
    .groupBy(done.estimate_id)
    .as("beside_of");
}

/**
 * What was agreed and what of it is not invoiced yet, of each approved estimate, in cents without VAT. An estimate that was
 * invoiced for more than it is has nothing left. A draft has invoiced nothing, nor has a voided document; what credit notes take
 * back of others stays invoiced, as its lines do. Of one project where its id is given.
 */
export function remainsOf(database: Database, projectId?: number) {
  const isAsked = projectId === undefined ? undefined : eq(estimates.project_id, projectId);
  const asked =
    isAsked &&
    inArray(invoices.estimate_id, database.select({ id: estimates.id }).from(estimates).where(isAsked));
  const lines = database
    .select({ estimate_id: positions.estimate_id, full: sql<number>`sum(${lineCents})`.as("full") })
    .from(positionItems)
    .innerJoin(positions, eq(positions.id, positionItems.position_id))
    .innerJoin(estimates, eq(estimates.id, positions.estimate_id))
    .where(and(isNotNull(estimates.approved_at), eq(positionItems.is_chosen, true), isAsked))
    .groupBy(positions.estimate_id)
    .as("lines");
  const taken = database
    .select({ estimate_id: invoices.estimate_id, net: sql<number>`sum(${invoices.net_cents})`.as("taken") })
    .from(invoices)
    .where(and(isIncome(), ne(invoices.state, invoiceStatus.voided), isNull(invoices.credits_id), asked))
    .groupBy(invoices.estimate_id)
    .as("taken_of");
  const beside = deviations(database, asked);
  const net = discounted(sql`coalesce(${lines.full}, 0)`);
  const left = sql`${net} + coalesce(${beside.cents}, 0) - coalesce(${taken.net}, 0)`;
  return database
    .select({
      project_id: estimates.project_id,
      approved_at: estimates.approved_at,
      agreed_cents: net.as("agreed_cents"),
      remaining_cents: sql<number>`max(${left}, 0)`.as("remaining_cents"),
    })
    .from(estimates)
    .leftJoin(lines, eq(lines.estimate_id, estimates.id))
    .leftJoin(taken, eq(taken.estimate_id, estimates.id))
    .leftJoin(beside, eq(beside.estimate_id, estimates.id))
    .where(and(isNotNull(estimates.approved_at), isAsked))
    .as("remains");
}

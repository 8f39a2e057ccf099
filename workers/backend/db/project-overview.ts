import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { decimalScale } from "#model/money/decimal.ts";
import { profitCents } from "#model/money/profit.ts";
import type { ProjectFile, ProjectOverview } from "#model/project/overview.ts";
import { calendarEntries } from "./calendar-entries.ts";
import { countRows, type Database } from "./database.ts";
import { additionalCosts } from "./estimates/costs.ts";
import { estimates } from "./estimates/estimates.ts";
import { estimateFiles, showFile } from "./estimates/files.ts";
import { positionItems } from "./estimates/items.ts";
import { listAllEstimates } from "./estimates/list.ts";
import { positions } from "./estimates/positions.ts";
import { open } from "./invoices/credit.ts";
import { invoices } from "./invoices/invoices.ts";
import { selectEntries, showEntry } from "./invoices/read.ts";
import { listOrders } from "./purchase-orders/orders.ts";
import { purchaseCostsOf } from "./purchases/lines.ts";
import { hourCode } from "./reports/hours.ts";
import { incomeSums, isIncome } from "./reports/income.ts";
import { workCentsOf } from "./reports/margin.ts";
import { remainsOf } from "./reports/remains.ts";
import { units } from "./units.ts";

/** Rows of each kind that the overview shows; the others are a tab away. */
const mostRows = 5;

/** What of a project is kept, by the modules that are on. */
interface Kept {
  hasCalendar: boolean;
  hasCosts: boolean;
  hasMargin: boolean;
}

/** How things stand with a project on a local date. */
export function readProjectOverview(
  database: Database,
  id: number,
  today: string,
  kept: Kept,
): ProjectOverview {
  const agreed = agreedOf(database, id);
  const bought = {
    estimated_costs_cents: costsOf(database, isApproved(id)),
    purchases_cents: purchaseCostsOf(database, id),
  };
  return {
    figures: {
      ...agreed,
      ...invoicedOf(database, id, today),
      estimated_hours: estimatedHours(database, id),
      planned_hours: kept.hasCalendar ? plannedHours(database, id) : null,
      costs_cents: kept.hasCosts ? bought.estimated_costs_cents : null,
      waiting_costs_cents: kept.hasCosts ? costsOf(database, isWaiting(id)) : null,
      purchases_cents: kept.hasCosts ? bought.purchases_cents : null,
      ...marginOf({ ...bought, ...agreed, work_cents: kept.hasMargin ? workCentsOf(database, id) : null }),
    },
    estimates: readEstimates(database, id),
    invoices: readInvoices(database, id),
    orders: kept.hasCosts ? readOrders(database, id) : null,
    files: readFiles(database, id),
  };
}

type Costed = Parameters<typeof profitCents>[0];

/** What is left of what was agreed, as the report of margins counts it; null where work is not told. */
const marginOf = ({ work_cents, ...costed }: Omit<Costed, "work_cents"> & { work_cents: number | null }) => ({
  work_cents,
  profit_cents: work_cents === null ? null : profitCents({ ...costed, work_cents }),
});

function agreedOf(database: Database, id: number) {
  const remains = remainsOf(database, id);
  const found = database
    .select({
      agreed_cents: sql<number>`coalesce(sum(${remains.agreed_cents}), 0)`,
      remaining_cents: sql<number>`coalesce(sum(${remains.remaining_cents}), 0)`,
    })
    .from(remains)
    .get();
  return { agreed_cents: found?.agreed_cents ?? 0, remaining_cents: found?.remaining_cents ?? 0 };
}

function invoicedOf(database: Database, id: number, today: string) {
  const isOfProject = eq(invoices.project_id, id);
  const income = database
    .select({ cents: incomeSums.net_cents })
    .from(invoices)
    .where(and(isOfProject, isIncome()))
    .get();
  const isLate = sql`coalesce(${invoices.due_date} < ${today}, 0)`;
  const settled = database
    .select({
      open_cents: sql<number>`coalesce(sum(${open}), 0)`,
      overdue_cents: sql<number>`coalesce(sum(iif(${isLate}, ${open}, 0)), 0)`,
    })
    .from(invoices)
    .where(isOfProject)
    .get();
  return {
    invoiced_cents: income?.cents ?? 0,
    open_cents: settled?.open_cents ?? 0,
    overdue_cents: settled?.overdue_cents ?? 0,
  };
}

const isApproved = (id: number): SQL | undefined =>
  and(eq(estimates.project_id, id), isNotNull(estimates.approved_at));

function estimatedHours(database: Database, id: number): number {
  const found = database
    .select({ hours: sql<number>`coalesce(sum(${positionItems.quantity}), 0)` })
    .from(estimates)
    .innerJoin(positions, eq(positions.estimate_id, estimates.id))
    .innerJoin(positionItems, eq(positionItems.position_id, positions.id))
    .innerJoin(units, eq(units.id, positionItems.measure_unit_id))
    .where(and(isApproved(id), eq(units.code, hourCode), eq(positionItems.is_chosen, true)))
    .get();
  return found?.hours ?? 0;
}

function plannedHours(database: Database, id: number): number {
  const found = database
    .select({ hours: sql<number>`coalesce(sum(${calendarEntries.duration}), 0)` })
    .from(calendarEntries)
    .where(eq(calendarEntries.project_id, id))
    .get();
  return (found?.hours ?? 0) * decimalScale;
}

/** Of estimates that are not approved. */
const isWaiting = (id: number) => and(eq(estimates.project_id, id), isNull(estimates.approved_at));

/** Costs of estimates as a whole, and of those of their lines that count. */
function costsOf(database: Database, isCounted: SQL | undefined): number {
  const found = database
    .select({ cents: sql<number>`coalesce(sum(${additionalCosts.total_cents}), 0)` })
    .from(estimates)
    .innerJoin(additionalCosts, eq(additionalCosts.estimate_id, estimates.id))
    .leftJoin(positionItems, eq(positionItems.id, additionalCosts.position_item_id))
    .where(and(isCounted, or(isNull(additionalCosts.position_item_id), eq(positionItems.is_chosen, true))))
    .get();
  return found?.cents ?? 0;
}

function readEstimates(database: Database, project: number): ProjectOverview["estimates"] {
  const { data, meta } = listAllEstimates(database, { project, page: 1, per_page: mostRows });
  return { total: meta.total, rows: data };
}

function readInvoices(database: Database, id: number): ProjectOverview["invoices"] {
  const isOfProject = eq(invoices.project_id, id);
  const rows = selectEntries(database)
    .where(isOfProject)
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(mostRows)
    .all()
    .map(showEntry);
  return { total: countRows(database, invoices, isOfProject), rows };
}

function readOrders(database: Database, project: number): ProjectOverview["orders"] {
  const { data, meta } = listOrders(database, { project, page: 1, per_page: mostRows });
  return { total: meta.total, rows: data };
}

const selectFiles = (database: Database, projectId: number) =>
  database
    .select({ file: estimateFiles, estimate: { id: estimates.id, name: estimates.name } })
    .from(estimates)
    .innerJoin(estimateFiles, eq(estimateFiles.estimate_id, estimates.id))
    .where(eq(estimates.project_id, projectId))
    .orderBy(desc(estimateFiles.id))
    .$dynamic();

/** The files of all estimates of a project, the newest first. */
export const listProjectFiles = (database: Database, projectId: number): ProjectFile[] =>
  selectFiles(database, projectId)
    .all()
    .map(({ file, estimate }) => Object.assign(showFile(file), { estimate }));

function readFiles(database: Database, projectId: number): ProjectOverview["files"] {
  const files = listProjectFiles(database, projectId);
  return { total: files.length, rows: files.slice(0, mostRows) };
}

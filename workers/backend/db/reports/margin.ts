import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { InternalRates } from "#model/company/internal-rates.ts";
import { decimalScale } from "#model/money/decimal.ts";
import { type PositionHours, profitCents, workCents } from "#model/money/profit.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import type { MarginRow } from "#model/report/margin.ts";
import { shareOrNull } from "#model/report/report.ts";
import { calendarEntries } from "../calendar-entries.ts";
import { clients } from "../clients.ts";
import { readCompany } from "../company.ts";
import type { Database } from "../database.ts";
import { additionalCosts } from "../estimates/costs.ts";
import { estimates } from "../estimates/estimates.ts";
import { positionItems } from "../estimates/items.ts";
import { invoices } from "../invoices/invoices.ts";
import { projects } from "../projects.ts";
import { isCost, purchaseInvoices } from "../purchases/invoices.ts";
import { purchaseLines } from "../purchases/lines.ts";
import { users } from "../users.ts";
import { incomeSums, isIncome } from "./income.ts";
import { projectsOf } from "./projects-of.ts";
import { remainsOf } from "./remains.ts";

/** What is left of projects, by client and project in Latvian order. */
export function readMargin(database: Database, filters: ReportFilters): MarginRow[] {
  const asked = projectsOf({ ...filters, project_id: null });
  const costs = sumsById(costsOf(database, asked));
  const purchases = sumsById(purchasesOf(database, asked));
  const work = Map.groupBy(workOf(database, asked), ({ project_id }) => project_id);
  const rates = readCompany(database).internal_rates;
  return listProjects(database, asked).map((project) => {
    const { project_id, agreed_cents } = project;
    const spent = {
      estimated_costs_cents: costs.get(project_id) ?? 0,
      purchases_cents: purchases.get(project_id) ?? 0,
      ...costOf(work.get(project_id) ?? [], rates),
    };
    const profit_cents = profitCents({ agreed_cents, ...spent });
    return { ...project, ...spent, profit_cents, profit_percent: shareOrNull(profit_cents, agreed_cents) };
  });
}

const costOf = (work: readonly PositionHours[], rates: InternalRates) => ({
  planned_hours: work.reduce((whole, { hours }) => whole + hours, 0) * decimalScale,
  work_cents: workCents(work, rates),
});

interface Sum {
  project_id: number | null;
  cents: number;
}
const sumsById = (rows: readonly Sum[]) =>
  new Map(rows.map(({ project_id, cents }) => [project_id ?? 0, cents]));

function listProjects(database: Database, asked: SQL | undefined) {
  const remains = remainsOf(database);
  const agreed = database
    .select({
      project_id: remains.project_id,
      cents: sql<number>`sum(${remains.agreed_cents})`.as("agreed"),
    })
    .from(remains)
    .groupBy(remains.project_id)
    .as("agreed_of");
  const invoiced = database
    .select({ project_id: invoices.project_id, cents: incomeSums.net_cents.as("net") })
    .from(invoices)
    .where(isIncome())
    .groupBy(invoices.project_id)
    .as("invoiced");
  return database
    .select({
      customer_id: clients.id,
      customer: clients.name,
      project_id: projects.id,
      project_nr: projects.project_nr,
      project: projects.name,
      manager: sql<string>`coalesce(${users.name}, '')`,
      agreed_cents: sql<number>`coalesce(${agreed.cents}, 0)`,
      net_cents: sql<number>`coalesce(${invoiced.cents}, 0)`,
    })
    .from(projects)
    .innerJoin(clients, eq(clients.id, projects.client_id))
    .leftJoin(users, eq(users.id, projects.project_manager))
    .leftJoin(agreed, eq(agreed.project_id, projects.id))
    .leftJoin(invoiced, eq(invoiced.project_id, projects.id))
    .where(asked)
    .orderBy(asc(clients.sort_name), asc(clients.id), asc(projects.sort_name), asc(projects.id))
    .all();
}

/** Costs of approved estimates as a whole, and of those of their lines that count. */
const costsOf = (database: Database, asked: SQL | undefined): Sum[] =>
  database
    .select({
      project_id: estimates.project_id,
      cents: sql<number>`coalesce(sum(${additionalCosts.total_cents}), 0)`,
    })
    .from(estimates)
    .innerJoin(projects, eq(projects.id, estimates.project_id))
    .innerJoin(additionalCosts, eq(additionalCosts.estimate_id, estimates.id))
    .leftJoin(positionItems, eq(positionItems.id, additionalCosts.position_item_id))
    .where(
      and(
        asked,
        isNotNull(estimates.approved_at),
        or(isNull(additionalCosts.position_item_id), eq(positionItems.is_chosen, true)),
      ),
    )
    .groupBy(estimates.project_id)
    .all();

/** Suppliers' approved invoices. */
const purchasesOf = (database: Database, asked: SQL | undefined): Sum[] =>
  database
    .select({
      project_id: purchaseLines.project_id,
      cents: sql<number>`coalesce(sum(${purchaseLines.net_eur_cents}), 0)`,
    })
    .from(purchaseLines)
    .innerJoin(purchaseInvoices, eq(purchaseInvoices.id, purchaseLines.purchase_id))
    .innerJoin(projects, eq(projects.id, purchaseLines.project_id))
    .where(and(asked, isCost))
    .groupBy(purchaseLines.project_id)
    .all();

/** Whole hours in the calendar, past and coming, by project and job position. */
const workOf = (database: Database, asked: SQL | undefined) =>
  database
    .select({
      project_id: calendarEntries.project_id,
      stock_item_id: users.stock_item_id,
      hours: sql<number>`sum(${calendarEntries.duration})`,
    })
    .from(projects)
    .crossJoin(calendarEntries)
    .crossJoin(users)
    .where(and(eq(calendarEntries.project_id, projects.id), eq(users.id, calendarEntries.user_id), asked))
    .groupBy(calendarEntries.project_id, users.stock_item_id)
    .all();

/** What the hours of one project cost by the internal rates, in cents. */
export function workCentsOf(database: Database, projectId: number): number {
  return workCents(workOf(database, eq(projects.id, projectId)), readCompany(database).internal_rates);
}

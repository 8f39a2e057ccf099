import { asc, eq, sql } from "drizzle-orm";
import type { ReportFilters } from "#model/report/filters.ts";
import type { ProjectsTotalRow } from "#model/report/projects-total.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { invoices } from "../invoices/invoices.ts";
import { projects } from "../projects.ts";
import { incomeSums, isIncome } from "./income.ts";
import { projectsOf } from "./projects-of.ts";
import { remainsOf } from "./remains.ts";

/** What was agreed, invoiced and is left of projects, in Latvian order. */
export function readProjectsTotal(database: Database, filters: ReportFilters): ProjectsTotalRow[] {
  const invoiced = database
    .select({
      project_id: invoices.project_id,
      net: incomeSums.net_cents.as("net"),
      vat: incomeSums.vat_cents.as("vat"),
      total: incomeSums.total_cents.as("total"),
    })
    .from(invoices)
    .where(isIncome())
    .groupBy(invoices.project_id)
    .as("invoiced");
  const remains = remainsOf(database);
  const agreed = database
    .select({
      project_id: remains.project_id,
      agreed: sql<number>`sum(${remains.agreed_cents})`.as("agreed"),
      left: sql<number>`sum(${remains.remaining_cents})`.as("left_of"),
    })
    .from(remains)
    .groupBy(remains.project_id)
    .as("agreed_of");
  const orNothing = (column: typeof invoiced.net | typeof agreed.agreed) =>
    sql<number>`coalesce(${column}, 0)`;
  return database
    .select({
      project_id: projects.id,
      project_nr: projects.project_nr,
      project: projects.name,
      customer_id: clients.id,
      customer: clients.name,
      planned_start_date: projects.planned_start_date,
      planned_due_date: projects.planned_due_date,
      agreed_cents: orNothing(agreed.agreed),
      net_cents: orNothing(invoiced.net),
      vat_cents: orNothing(invoiced.vat),
      total_cents: orNothing(invoiced.total),
      remaining_cents: orNothing(agreed.left),
    })
    .from(projects)
    .innerJoin(clients, eq(clients.id, projects.client_id))
    .leftJoin(invoiced, eq(invoiced.project_id, projects.id))
    .leftJoin(agreed, eq(agreed.project_id, projects.id))
    .where(projectsOf({ ...filters, project_id: null }))
    .orderBy(asc(projects.sort_name), asc(projects.id))
    .all();
}

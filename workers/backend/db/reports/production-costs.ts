import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { sectionType } from "#model/estimate/estimate-type.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import type { ProductionCostsRow } from "#model/report/production-costs.ts";
import { shareOrNull } from "#model/report/report.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { additionalCosts } from "../estimates/costs.ts";
import { estimates } from "../estimates/estimates.ts";
import { positionItems } from "../estimates/items.ts";
import { positions } from "../estimates/positions.ts";
import { stages } from "../estimates/stages.ts";
import { projects } from "../projects.ts";
import { managedFor } from "./projects-of.ts";
import { discounted, lineCents } from "./remains.ts";

/** Costs of production and what is charged for it, by project in Latvian order: of those that have either. */
export function readProductionCosts(database: Database, filters: ReportFilters): ProductionCostsRow[] {
  const charged = chargedOf(database, filters);
  const costs = costsOf(database, filters);
  const sumOf = (column: typeof charged.full | typeof costs.whole | ReturnType<typeof discounted>) =>
    sql<number>`sum(coalesce(${column}, 0))`;
  return database
    .select({
      project_id: projects.id,
      project_nr: projects.project_nr,
      project: projects.name,
      customer_id: clients.id,
      customer: clients.name,
      whole_costs_cents: sumOf(costs.whole),
      line_costs_cents: sumOf(costs.lines),
      charged_cents: sumOf(discounted(sql`${charged.full}`)),
    })
    .from(estimates)
    .innerJoin(projects, eq(projects.id, estimates.project_id))
    .innerJoin(clients, eq(clients.id, projects.client_id))
    .leftJoin(charged, eq(charged.estimate_id, estimates.id))
    .leftJoin(costs, eq(costs.estimate_id, estimates.id))
    .where(
      and(
        isOfPeriod(filters),
        managedFor(filters),
        or(isNotNull(charged.estimate_id), isNotNull(costs.estimate_id)),
      ),
    )
    .groupBy(projects.id)
    .orderBy(asc(projects.sort_name), asc(projects.id))
    .all()
    .map((row) => {
      const costs_cents = row.whole_costs_cents + row.line_costs_cents;
      const margin_cents = row.charged_cents - costs_cents;
      return {
        ...row,
        costs_cents,
        margin_cents,
        margin_percent: shareOrNull(margin_cents, row.charged_cents),
      };
    });
}

const isOfPeriod = ({ from, to }: ReportFilters) => and(gte(estimates.date, from), lte(estimates.date, to));

/** Production of each estimate before the discount: a stage says for its positions which half they are of. */
const chargedOf = (database: Database, filters: ReportFilters) =>
  database
    .select({ estimate_id: positions.estimate_id, full: sql<number>`sum(${lineCents})`.as("full") })
    .from(positionItems)
    .innerJoin(positions, eq(positions.id, positionItems.position_id))
    .innerJoin(estimates, eq(estimates.id, positions.estimate_id))
    .leftJoin(stages, eq(stages.id, positions.stage_id))
    .where(
      and(
        isOfPeriod(filters),
        sql`coalesce(${stages.type_id}, ${positions.type_id}) = ${sectionType.production}`,
        eq(positionItems.is_chosen, true),
        isOfItem(filters),
      ),
    )
    .groupBy(positions.estimate_id)
    .as("charged");

/** Costs of each estimate as a whole and of its lines; with an item, those of its lines alone. */
const costsOf = (database: Database, filters: ReportFilters) =>
  database
    .select({
      estimate_id: additionalCosts.estimate_id,
      whole:
        sql<number>`sum(iif(${additionalCosts.position_item_id} is null, ${additionalCosts.total_cents}, 0))`.as(
          "whole",
        ),
      lines:
        sql<number>`sum(iif(${additionalCosts.position_item_id} is null, 0, ${additionalCosts.total_cents}))`.as(
          "lines",
        ),
    })
    .from(additionalCosts)
    .leftJoin(positionItems, eq(positionItems.id, additionalCosts.position_item_id))
    .where(
      and(or(isNull(additionalCosts.position_item_id), eq(positionItems.is_chosen, true)), isOfItem(filters)),
    )
    .groupBy(additionalCosts.estimate_id)
    .as("costs");

const isOfItem = ({ stock_item_id }: ReportFilters) =>
  stock_item_id === null ? undefined : eq(positionItems.stock_item_id, stock_item_id);

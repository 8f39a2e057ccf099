import { eq } from "drizzle-orm";
import type { ReportFilters } from "#model/report/filters.ts";
import type { ProjectHoursRow } from "#model/report/project-hours.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { projects } from "../projects.ts";
import { sumHours } from "./hours.ts";
import { inOrder, stockItemsById } from "./in-order.ts";
import { projectsOf } from "./projects-of.ts";

/** All hours of some projects by stock item, in Latvian order of both. */
export function readProjectHours(database: Database, filters: ReportFilters): ProjectHoursRow[] {
  const where = projectsOf(filters);
  const found = sumHours(database, projects.id, {
    projects: where,
    period: null,
    stock_item_id: filters.stock_item_id,
  });
  const items = stockItemsById(database);
  const known = new Map(
    database
      .select({ project: projects, customer: clients.name })
      .from(projects)
      .innerJoin(clients, eq(clients.id, projects.client_id))
      .where(where)
      .all()
      .map((row) => [row.project.id, row]),
  );
  return inOrder(
    found.flatMap(({ group_id, ...hours }) => {
      const named = known.get(group_id);
      if (!named) return [];
      const { project, customer } = named;
      const item = items.get(hours.stock_item_id ?? 0);
      const row = {
        project_id: group_id,
        project_nr: project.project_nr,
        project: project.name,
        customer,
        planned_due_date: project.planned_due_date,
        stock_item: item?.name ?? null,
        ...hours,
        left_hours: hours.estimated_hours - hours.planned_hours,
      };
      return [{ row, keys: [project.sort_name, group_id, item?.sort_name ?? "", item?.id ?? 0] }];
    }),
  );
}

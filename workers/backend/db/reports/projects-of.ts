import { and, eq, gte, lte, type SQL } from "drizzle-orm";
import type { ReportFilters } from "#model/report/filters.ts";
import { projects } from "../projects.ts";

/** Projects whose planned time and a period meet, of a manager and a client; or the one that is asked for, whenever it is. */
export const projectsOf = (filters: Omit<ReportFilters, "year">): SQL | undefined =>
  filters.project_id === null
    ? and(
        lte(projects.planned_start_date, filters.to),
        gte(projects.planned_due_date, filters.from),
        managedFor(filters),
      )
    : and(eq(projects.id, filters.project_id), managedFor(filters));

/** Projects of a manager and of a client. */
export const managedFor = ({
  project_manager,
  customer_id,
}: Pick<ReportFilters, "project_manager" | "customer_id">): SQL | undefined =>
  and(
    project_manager === null ? undefined : eq(projects.project_manager, project_manager),
    customer_id === null ? undefined : eq(projects.client_id, customer_id),
  );

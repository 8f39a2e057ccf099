import { oneOf, type Readings } from "#model/list/list-filters.ts";
import { projectSortings } from "#model/list/sortings.ts";
import { projectStatus } from "#model/project/status.ts";

/** The filters of the list (specification §7), as they stand in the address and are sent to the backend. */
export const filterNames = [
  "project_name",
  "client",
  "project_manager",
  "date",
  "dueDate",
  "status",
] as const;

export const readings: Readings = {
  status: oneOf(Object.values(projectStatus)),
  sorting: oneOf(projectSortings),
};

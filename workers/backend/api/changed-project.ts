import { projectIsInCalendar } from "#backend/db/calendar-references.ts";
import { listEstimateIds, touchEstimate } from "#backend/db/estimates/estimates.ts";
import { findProject, type NewProject, updateProject } from "#backend/db/projects.ts";
import { found } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import type { Project } from "#model/project/project.ts";

/** Stores a change of a project and tells the calendars when it is, or was, among theirs. */
export function changeProject(
  { database, audit, announce }: Unit,
  before: Project,
  columns: Partial<NewProject>,
): Project {
  updateProject(database, before, columns);
  // Its documents are to somebody else: what was seen of them is out of date.
  if (columns.client_id !== undefined && columns.client_id !== before.customer?.id)
    for (const id of listEstimateIds(database, before.id)) touchEstimate(database, id);
  const after = found(findProject(database, before.id));
  audit(before.id, { before, after }, "project");
  if (before.in_planning || after.in_planning || projectIsInCalendar(database, before.id))
    announce({ updated: "projects", method: "PATCH", calendar: { id: before.id } });
  return after;
}

import { today } from "#model/date/dates.ts";
import type { Project, ProjectPatch } from "#model/project/project.ts";
import { actualDatesIn } from "#model/project/status.ts";
import type { NewProject } from "../db/projects.ts";
import { invalid } from "../operations/errors.ts";

/**
 * The columns that a patch changes. A status sets the actual dates, unless both are sent with it: a form also sends those
 * that stood there, and these say nothing new.
 */
export function columns(before: Project, patch: ProjectPatch): Partial<NewProject> {
  const { client, startDate, dueDate, actual_start_date, actual_due_date, ...same } = patch;
  const changed: Partial<NewProject> = { ...same };
  if (client !== undefined) changed.client_id = client;
  if (startDate !== undefined) changed.planned_start_date = startDate;
  if (dueDate !== undefined) changed.planned_due_date = dueDate;
  const start = startDate ?? before.planned_start_date ?? "";
  const due = dueDate ?? before.planned_due_date ?? "";
  if (due < start) throw invalid("dueDate", "errors.due_before_start");
  const isChanged = patch.status_id !== undefined && patch.status_id !== before.status_id;
  const isAsBefore =
    actual_start_date === before.actual_start_date && actual_due_date === before.actual_due_date;
  if (actual_start_date && actual_due_date && !(isChanged && isAsBefore)) {
    if (actual_due_date < actual_start_date) throw invalid("actual_due_date", "errors.due_before_start");
    return { ...changed, actual_start_date, actual_due_date };
  }
  if (patch.status_id !== undefined) Object.assign(changed, actualDatesIn(patch.status_id, before, today()));
  refuseCleared(before, patch, changed);
  return changed;
}

/** Refuses to clear an actual date that the status keeps: it would be there again as if nothing had been sent. */
function refuseCleared(before: Project, patch: ProjectPatch, changed: Partial<NewProject>): void {
  for (const field of ["actual_start_date", "actual_due_date"] as const)
    if (patch[field] === null && before[field] && changed[field] !== null)
      throw invalid(field, "errors.date_of_status");
}

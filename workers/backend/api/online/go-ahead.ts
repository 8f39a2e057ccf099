import { enabledModules } from "#backend/db/config.ts";
import { findEstimate } from "#backend/db/estimates/content.ts";
import { updateEstimate } from "#backend/db/estimates/estimates.ts";
import { findProject } from "#backend/db/projects.ts";
import { found } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import { today } from "#model/date/dates.ts";
import { actualDatesIn, projectStatus } from "#model/project/status.ts";
import { changeProject } from "../changed-project.ts";
import { ownFields } from "../estimates/own-fields.ts";
import type { AnsweredDocument } from "./answer-fields.ts";

/** Statuses of projects that wait for the client. */
const waiting: readonly number[] = [projectStatus.new, projectStatus.offered];

/**
 * What an acceptance sets going: the estimate is approved, and its project goes to work and can be planned. An estimate that
 * was changed since it was sent stays as it is, and so does its project: what was accepted is not what it says.
 */
export function goAhead(unit: Unit, { link, snapshot }: AnsweredDocument): void {
  const { database, audit } = unit;
  const before = findEstimate(database, link.document_id);
  if (!before || before.revision !== snapshot.revision) return;
  if (!before.is_approved) {
    updateEstimate(database, before.id, { approved_at: new Date().toISOString(), approved_by: null });
    const after = found(findEstimate(database, before.id));
    const partOf = { entity: "project", id: before.project.id };
    audit(before.id, { before: ownFields(before), after: ownFields(after), partOf }, "estimate");
  }
  const project = found(findProject(database, before.project.id));
  const isWaiting = waiting.includes(project.status_id);
  const in_planning = project.in_planning || enabledModules(database).includes("calendar");
  if (in_planning === project.in_planning && !isWaiting) return;
  const status_id = isWaiting ? projectStatus.in_process : project.status_id;
  const dates = isWaiting ? actualDatesIn(status_id, project, today()) : {};
  changeProject(unit, project, { in_planning, status_id, ...dates });
}

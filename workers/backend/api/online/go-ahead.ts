import { readCompany } from "#backend/db/company.ts";
import { enabledModules } from "#backend/db/config.ts";
import { findEstimate } from "#backend/db/estimates/content.ts";
import { updateEstimate } from "#backend/db/estimates/estimates.ts";
import { readFrozen, type Snapshot } from "#backend/db/online/snapshots.ts";
import { findProject } from "#backend/db/projects.ts";
import { found } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import { today } from "#model/date/dates.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { clientsView, frozenEstimate } from "#model/online/frozen.ts";
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
  if (!before || !isAsSent(before, snapshot)) return;
  if (!before.is_approved) {
    updateEstimate(database, before.id, { approved_at: new Date().toISOString(), approved_by: null });
    const after = found(findEstimate(database, before.id));
    const partOf = { entity: "project", id: before.project.id };
    audit(before.id, { before: ownFields(before), after: ownFields(after), partOf }, "estimate");
  }
  const project = found(findProject(database, before.project.id));
  const { accepted_status } = readCompany(database);
  const isWaiting = accepted_status !== "unchanged" && waiting.includes(project.status_id);
  const isOver = project.status_id === projectStatus.finished;
  const in_planning = project.in_planning || (!isOver && enabledModules(database).includes("calendar"));
  const status_id = isWaiting ? projectStatus[accepted_status] : project.status_id;
  if (in_planning === project.in_planning && status_id === project.status_id) return;
  const dates = isWaiting ? actualDatesIn(status_id, project, today()) : {};
  changeProject(unit, project, { in_planning, status_id, ...dates });
}

/** Whether an estimate says what was sent: it may have been approved and taken back, or changed and changed back, since. */
function isAsSent(now: Estimate, snapshot: Snapshot): boolean {
  if (now.revision === snapshot.revision) return true;
  const shown = frozenEstimate.shape.estimate.parse(clientsView(now));
  return JSON.stringify(shown) === JSON.stringify(readFrozen(snapshot).estimate);
}

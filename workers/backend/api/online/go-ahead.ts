import { readCompany } from "#backend/db/company.ts";
import { enabledModules } from "#backend/db/config.ts";
import type { Database } from "#backend/db/database.ts";
import { findEstimate } from "#backend/db/estimates/content.ts";
import {
  type EstimateRow,
  findEstimateRow,
  touchEstimate,
  updateEstimate,
} from "#backend/db/estimates/estimates.ts";
import { holdsEstimate } from "#backend/db/invoices/invoices.ts";
import { agreementOf } from "#backend/db/online/agreed.ts";
import { takeAnswerOver } from "#backend/db/online/answers.ts";
import { offered, readFrozenEstimate, type Snapshot } from "#backend/db/online/snapshots.ts";
import { findProject } from "#backend/db/projects.ts";
import { found } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import { today } from "#model/date/dates.ts";
import { isChosen } from "#model/estimate/choice.ts";
import { decisionsOf, withChosen } from "#model/estimate/client-choice.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { clientsView } from "#model/online/frozen.ts";
import { actualDatesIn, projectStatus } from "#model/project/status.ts";
import { changeProject } from "../changed-project.ts";
import { ownFields } from "../estimates/own-fields.ts";
import { chooseAll } from "../estimates/settled-choices.ts";
import type { AnsweredDocument } from "./answer-fields.ts";

/** Statuses of projects that wait for the client. */
const waiting: readonly number[] = [projectStatus.new, projectStatus.offered];

/**
 * What an acceptance sets going: the estimate has what was chosen of it and is approved, and its project goes to work and can
 * be planned. Answers whether it did. An estimate that was changed since it was sent stays as it is, and so does its project:
 * what was accepted is not what it says. So does one with an invoice of another choice, which would not fit it any more.
 */
export function goAhead(
  unit: Unit,
  { link, snapshot }: AnsweredDocument,
  chosen: readonly number[],
): boolean {
  const { database, audit } = unit;
  const row = findEstimateRow(database, link.document_id);
  const before = row && asSent(database, row, snapshot);
  if (!before) return false;
  const changes = changesTo(before, chosen);
  if (changes.length > 0 && holdsEstimate(database, before.id)) return false;
  if (changes.length > 0) {
    touchEstimate(database, before.id);
    chooseAll(unit, before.id, changes);
  }
  if (!before.is_approved) {
    const approved_at = new Date().toISOString();
    updateEstimate(database, before.id, { approved_at, approved_by: null });
    const now = changes.length > 0 ? withChosen(before, chosen) : before;
    const after = { ...now, is_approved: true, approved_at };
    const partOf = { entity: "project", id: row.project_id };
    audit(before.id, { before: ownFields(now), after: ownFields(after), partOf }, "estimate");
  }
  startProject(unit, row.project_id);
  return true;
}

/**
 * What an acceptance could not set going while the estimate said something else, once somebody approves it as it was accepted: its
 * project goes to work.
 */
export function goAheadAfterAll(unit: Unit, { id, project }: Estimate): void {
  const agreed = agreementOf(unit.database, id)?.answer;
  if (!agreed || agreed.is_taken_over) return;
  takeAnswerOver(unit.database, agreed.id);
  startProject(unit, project.id);
}

/** Has the project of what was accepted go to work, where it waited for its client, and be planned. */
function startProject(unit: Unit, projectId: number): void {
  const { database } = unit;
  const project = found(findProject(database, projectId));
  const { accepted_status } = readCompany(database);
  const isWaiting = accepted_status !== "unchanged" && waiting.includes(project.status_id);
  const isOver = project.status_id === projectStatus.finished;
  const in_planning = project.in_planning || (!isOver && enabledModules(database).includes("calendar"));
  const status_id = isWaiting ? projectStatus[accepted_status] : project.status_id;
  if (in_planning === project.in_planning && status_id === project.status_id) return;
  const dates = isWaiting ? actualDatesIn(status_id, project, today()) : {};
  changeProject(unit, project, { in_planning, status_id, ...dates });
}

/**
 * An estimate that says what was sent; undefined of any other. It may have been approved and taken back, or changed and
 * changed back, since. One of the same revision is not read again: two hundred clients may accept in the same second.
 */
function asSent(database: Database, row: EstimateRow, snapshot: Snapshot): Estimate | undefined {
  const { estimate } = readFrozenEstimate(snapshot);
  const { project_id, approved_at } = row;
  if (row.revision === snapshot.revision)
    return {
      ...estimate,
      project: { ...estimate.project, id: project_id },
      is_approved: approved_at !== null,
    };
  const now = found(findEstimate(database, row.id));
  return JSON.stringify(offered(clientsView(now))) === JSON.stringify(offered(estimate)) ? now : undefined;
}

/** The lines of an estimate that are chosen and were not accepted, or the other way round. */
const changesTo = (estimate: Estimate, chosen: readonly number[]) =>
  decisionsOf(estimate)
    .flatMap(({ items }) => items)
    .filter((item) => isChosen(item) !== chosen.includes(item.id))
    .map((item) => ({ id: item.id, is_chosen: !isChosen(item) }));

import type { Context } from "hono";
import { findClient } from "#backend/db/clients.ts";
import type { Database } from "#backend/db/database.ts";
import { wasMailed } from "#backend/db/document-mails.ts";
import { copyContent } from "#backend/db/estimates/copy.ts";
import { hasCosts } from "#backend/db/estimates/costs.ts";
import {
  findEstimateRow,
  insertEstimate,
  projectOf,
  updateEstimate,
} from "#backend/db/estimates/estimates.ts";
import { listFiles } from "#backend/db/estimates/files.ts";
import { deleteEstimate } from "#backend/db/estimates/removal.ts";
import { estimateHasInvoices, insertInvoice } from "#backend/db/invoices/invoices.ts";
import { listAnswers } from "#backend/db/online/answers.ts";
import { findProject, inProject } from "#backend/db/projects.ts";
import { passTo } from "#backend/db/recurring/dates.ts";
import { isRepeated, type RecurringRow } from "#backend/db/recurring/plans.ts";
import { findRunOn, mailAttempts, noteRun } from "#backend/db/recurring/runs.ts";
import { addressOf } from "#backend/operations/address.ts";
import type { Call } from "#backend/operations/call.ts";
import { found, Problem } from "#backend/operations/errors.ts";
import { actorOf } from "#backend/operations/operation.ts";
import type { Unit } from "#backend/operations/write.ts";
import { wordsOf } from "#backend/words/own-words.ts";
import { today } from "#model/date/dates.ts";
import type { Project } from "#model/project/project.ts";
import { projectStatus } from "#model/project/status.ts";
import { periodOf } from "#model/recurring/period.ts";
import { defaultLanguage } from "#model/text/language.ts";
import { vatCategory } from "#model/vat/vat-fields.ts";
import { readEstimate, readEstimateRow } from "../estimates/open-estimate.ts";
import { approvalOf } from "../estimates/own-fields.ts";
import { draftOf, takeFor } from "../invoices/draft.ts";
import { issue } from "../invoices/issue.ts";
import { readDraft, readInvoice } from "../invoices/open-invoice.ts";
import { issuedFields, ownFields } from "../invoices/own-fields.ts";
import { checkRates } from "../invoices/rates.ts";

/**
 * Makes what a plan asks for on one of its dates, in the transaction of the caller: a copy of its estimate, approved, and an
 * invoice of all that is chosen in it. Answers the id of the run. Throws a Problem where it cannot be made.
 */
export function makeRun(c: Context<Call>, unit: Unit, plan: RecurringRow, due_on: string): number {
  const { database } = unit;
  const { project_id } = readEstimateRow(database, plan.estimate_id);
  const project = found(findProject(database, project_id));
  const name = `${plan.name} – ${periodIn(unit, project, plan, due_on)}`;
  removeEarlier(unit, plan, due_on);
  const estimate_id = copyApproved(c, unit, plan.estimate_id, { name, project });
  const invoice_id = invoiceAll(c, unit, { estimate_id, name, isIssued: plan.does !== "draft" });
  passTo(database, plan, due_on);
  return noteRun(database, {
    plan_id: plan.id,
    due_on,
    outcome: plan.does === "draft" ? "drafted" : "issued",
    reason: null,
    every: plan.every,
    estimate_id,
    invoice_id,
    mail_attempts: plan.does === "send" ? mailAttempts : 0,
  });
}

/** What the date is for, in the language of the client's documents. Throws a Problem where nothing is made for them any more. */
function periodIn({ database }: Unit, project: Project, plan: RecurringRow, due_on: string): string {
  const client = found(findClient(database, project.customer?.id ?? 0));
  if (client.is_archived) throw new Problem(409, "errors.client_gone");
  if (project.status_id === projectStatus.finished) throw new Problem(409, "errors.recurring_finished");
  const { key, values } = periodOf(plan.every, due_on);
  return wordsOf(database, client.document_language || defaultLanguage)(key, values);
}

/**
 * Takes the copy away that a draft of the same date was made of, which somebody has deleted since. It stays where it has come
 * to be of use by itself.
 */
function removeEarlier({ database, audit }: Unit, plan: RecurringRow, due_on: string): void {
  const id = findRunOn(database, plan.id, due_on)?.estimate_id ?? 0;
  if (!findEstimateRow(database, id) || isUsed(database, id)) return;
  const before = readEstimate(database, id);
  const partOf = projectOf(database, id);
  deleteEstimate(database, id);
  audit(id, { before, partOf }, "estimate");
}

/** Whether an estimate came to be of use: its approval was taken back, or documents, costs, files, mails, answers or a plan hang on it. */
const isUsed = (database: Database, id: number): boolean =>
  readEstimateRow(database, id).approved_at === null ||
  listAnswers(database, { document: "estimate", document_id: id }).length > 0 ||
  estimateHasInvoices(database, id) ||
  hasCosts(database, id) ||
  listFiles(database, id).length > 0 ||
  isRepeated(database, id) ||
  wasMailed(database, { document: "estimate", document_id: id });

/** Copies an estimate within its project, at its prices and with its VAT, and approves the copy. */
function copyApproved(
  c: Context<Call>,
  { database, audit }: Unit,
  id: number,
  { name, project }: { name: string; project: Project },
): number {
  const { estimate_type_id, discount, vat_category, vat_rate, commentary } = readEstimateRow(database, id);
  const copy = insertEstimate(database, {
    name,
    project_id: project.id,
    project_nr: project.project_nr,
    estimate_type_id,
    date: today(),
    vat: { category: vatCategory.parse(vat_category), rate: vat_rate },
  });
  updateEstimate(database, copy, { discount, commentary });
  copyContent(database, id, copy);
  const before = readEstimate(database, copy);
  updateEstimate(database, copy, approvalOf(before, { is_approved: true }, actorOf(c).id));
  audit(copy, { after: readEstimate(database, copy), partOf: projectOf(database, copy) }, "estimate");
  return copy;
}

/** Invoices all that is chosen in an estimate: as a draft, or issued on this day. */
function invoiceAll(
  c: Context<Call>,
  { database, audit }: Unit,
  { estimate_id, name, isIssued }: { estimate_id: number; name: string; isIssued: boolean },
): number {
  const actorId = actorOf(c).id;
  const draft = draftOf(database, estimate_id, { input: { description: name }, actorId });
  if (isIssued) checkRates(database, draft);
  const id = insertInvoice(database, draft.columns);
  takeFor(database, id, draft);
  if (isIssued) issue(database, readDraft(database, id), actorId, addressOf(c));
  const made = readInvoice(c, id);
  const after = isIssued ? issuedFields(database, made) : ownFields(made);
  audit(id, { after, partOf: inProject(made.project.id) }, "invoice");
  return id;
}

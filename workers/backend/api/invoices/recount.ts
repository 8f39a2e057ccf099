import type { Context } from "hono";
import type { Database } from "#backend/db/database.ts";
import { listDeductingRows } from "#backend/db/invoices/deductions.ts";
import { type InvoiceRow, raiseInvoice } from "#backend/db/invoices/invoices.ts";
import { inProject } from "#backend/db/projects.ts";
import type { Call } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import { actorOf } from "#backend/operations/operation.ts";
import type { Unit } from "#backend/operations/write.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { draftOf, takeFor, takeNothing } from "./draft.ts";
import { readDraft, readInvoice } from "./open-invoice.ts";
import { ownFields } from "./own-fields.ts";

/** The drafts that deduct something of an advance; 409 where an issued document does, which stays as it is. */
export function draftsDeducting(database: Database, advanceId: number): InvoiceRow[] {
  const rows = listDeductingRows(database, advanceId);
  if (rows.some(({ state }) => state !== invoiceStatus.draft))
    throw new Problem(409, "errors.advance_deducted");
  return rows;
}

/** Counts drafts again of which an advance became another or went: each deducts what there is by now. */
export function recount(c: Context<Call>, { database, audit }: Unit, drafts: readonly InvoiceRow[]): void {
  const asBefore = drafts.map(({ id }) => readInvoice(c, id));
  // All of them first: beside what the others deducted of the advance before, each would have another part of it.
  for (const { id } of drafts) takeNothing(database, id);
  for (const before of asBefore) {
    const draft = draftOf(database, before.estimate_id, {
      input: {},
      actorId: actorOf(c).id,
      before: readDraft(database, before.id),
    });
    raiseInvoice(database, before.id, draft.columns);
    takeFor(database, before.id, draft);
    const after = readInvoice(c, before.id);
    audit(before.id, {
      before: ownFields(before),
      after: ownFields(after),
      partOf: inProject(after.project.id),
    });
  }
}

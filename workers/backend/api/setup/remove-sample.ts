import type { Context } from "hono";
import { deleteEntry, findEntry } from "#backend/db/calendar-entries.ts";
import { deleteContactsOf } from "#backend/db/client-contacts.ts";
import { deleteClient, findClient } from "#backend/db/clients.ts";
import { deletePricesOf } from "#backend/db/customer-prices.ts";
import { deleteEstimate } from "#backend/db/estimates/removal.ts";
import { dropFile } from "#backend/db/file-removals.ts";
import { deleteInvoiceRow } from "#backend/db/invoices/invoices.ts";
import { deleteProject, findProject, inProject } from "#backend/db/projects.ts";
import { hasOrders, projectHasOrders } from "#backend/db/purchase-orders/orders.ts";
import { isSupplier } from "#backend/db/purchases/invoices.ts";
import { projectHasPurchases } from "#backend/db/purchases/lines.ts";
import {
  findOwnProject,
  listSampleDocuments,
  listSampleEntries,
  listSampleEstimates,
  type SampleRows,
} from "#backend/db/setup/sample.ts";
import { fileKey } from "#backend/files/file-key.ts";
import type { Call } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { placeOf } from "../calendar-plan.ts";
import { readEstimate } from "../estimates/open-estimate.ts";
import { takeNothing } from "../invoices/draft.ts";
import { readInvoice } from "../invoices/open-invoice.ts";
import { ownFields } from "../invoices/own-fields.ts";

/**
 * Deletes the sample with all that hangs on it, in the open transaction: drafts, what is planned, estimates with their
 * files, the project and the client. Refuses (409) where a document has been issued, the client has projects of its own, or a
 * supplier's invoice or an order is of either.
 */
export function removeSample(c: Context<Call>, unit: Unit, rows: SampleRows): void {
  const documents = listSampleDocuments(unit.database, rows);
  const issued = documents.find(({ state }) => state !== invoiceStatus.draft);
  if (issued) throw new Problem(409, "errors.sample_issued", { values: { number: issued.number ?? "" } });
  const own = findOwnProject(unit.database, rows, documents);
  if (own) throw new Problem(409, "errors.sample_client_used", { values: { name: own.name } });
  if (projectHasPurchases(unit.database, rows.project) || isSupplier(unit.database, rows.client))
    throw new Problem(409, "errors.sample_purchase");
  if (projectHasOrders(unit.database, rows.project) || hasOrders(unit.database, rows.client))
    throw new Problem(409, "errors.sample_order");
  const drafts = documents.map(({ id }) => id);
  for (const id of drafts) {
    unit.audit(id, { before: ownFields(readInvoice(c, id)), partOf: inProject(rows.project) }, "invoice");
    takeNothing(unit.database, id);
  }
  for (const id of drafts) deleteInvoiceRow(unit.database, id);
  removeEntries(unit, rows);
  for (const { id } of listSampleEstimates(unit.database, rows)) {
    unit.audit(id, { before: readEstimate(unit.database, id), partOf: inProject(rows.project) }, "estimate");
    for (const file of deleteEstimate(unit.database, id)) dropFile(unit.database, fileKey(c, file));
  }
  removeProject(unit, rows);
  removeClient(unit, rows);
}

function removeEntries({ database, audit, announce }: Unit, rows: SampleRows): void {
  for (const id of listSampleEntries(database, rows)) {
    const before = findEntry(database, id);
    if (!before) continue;
    deleteEntry(database, id);
    audit(id, { before }, "calendar_entry");
    announce({ updated: "calendar", method: "DELETE", calendar: before, previous: placeOf(before) });
  }
}

function removeProject({ database, audit, announce }: Unit, { project: id }: SampleRows): void {
  const before = findProject(database, id);
  if (!before) return;
  deleteProject(database, id);
  audit(id, { before }, "project");
  if (before.in_planning) announce({ updated: "projects", method: "DELETE", calendar: { id } });
}

function removeClient({ database, audit }: Unit, { client: id }: SampleRows): void {
  const before = findClient(database, id);
  if (!before) return;
  deletePricesOf(database, id);
  deleteContactsOf(database, id);
  deleteClient(database, id);
  audit(id, { before }, "client");
}

import { z } from "zod";
import { deleteInvoiceRow, insertInvoice, updateInvoice } from "#backend/db/invoices/invoices.ts";
import { listInvoices } from "#backend/db/invoices/list.ts";
import { referenceTo } from "#backend/db/invoices/read.ts";
import { inProject } from "#backend/db/projects.ts";
import { noun } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import {
  actorOf,
  answers,
  body,
  created,
  idParam,
  listQuery,
  operation,
} from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { invoiceFilters } from "#model/invoice/filters.ts";
import { invoiceInput, invoicePatch } from "#model/invoice/input.ts";
import {
  estimateInvoices,
  invoice,
  invoiceChoices,
  invoiceList,
  invoiceRemoval,
} from "#model/invoice/invoice.ts";
import { invoiceStatus, invoiceStatuses } from "#model/invoice/status.ts";
import { invoiceSortings } from "#model/list/sortings.ts";
import { readEstimate } from "../estimates/open-estimate.ts";
import { readBillable } from "./billable.ts";
import { voidIssued } from "./credit-note.ts";
import { draftOf, takeFor, takeNothing } from "./draft.ts";
import { choicesOf, invoicesOf } from "./of-estimate.ts";
import { readInvoice, readInvoiceRow } from "./open-invoice.ts";
import { issuedFields, ownFields } from "./own-fields.ts";
import { checkRates, takeVat } from "./rates.ts";
import { draftsDeducting, recount } from "./recount.ts";
import { changeStatus } from "./status.ts";

/** Invoices, waybills and credit notes (specification §7). Issuing and payments have files of their own. */
export const invoices = noun();

const query = listQuery.omit({ q: true }).extend(invoiceFilters.shape);
const ofEstimate = { params: z.object({ estimateId: id }) };

invoices.openapi(
  operation("invoices.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List documents",
    method: "get",
    path: "/invoices",
    request: { query },
    responses: answers(invoiceList),
  }),
  (c) => {
    const { page, per_page, ...filters } = c.req.valid("query");
    const { data, total, sums } = listInvoices(c.env.database, { ...filters, page, per_page });
    const last_page = Math.max(1, Math.ceil(total / per_page));
    const statuses = invoiceStatuses.map((name) => ({
      id: invoiceStatus[name],
      display_name: c.env.t(`invoices.statuses.${name}`),
    }));
    return c.json(
      {
        invoices: { data, total, page, per_page, last_page },
        statuses,
        sums,
        sortings: [...invoiceSortings],
      },
      200,
    );
  },
);

invoices.openapi(
  operation("invoices.of_estimate", {
    access: { roles: "office", modules: "estimates" },
    summary: "Documents of an estimate",
    method: "get",
    path: "/{estimateId}/invoices",
    request: ofEstimate,
    responses: answers(one(estimateInvoices)),
  }),
  (c) => {
    const { database } = c.env;
    const estimate = readBillable(database, c.req.valid("param").estimateId);
    return c.json({ data: invoicesOf(database, estimate) }, 200);
  },
);

invoices.openapi(
  operation("invoices.choices", {
    access: { roles: "office", modules: "estimates" },
    summary: "What of an estimate can be billed",
    method: "get",
    path: "/{estimateId}/invoices/create",
    // A draft that is being edited does not stand in its own way.
    request: { ...ofEstimate, query: z.object({ invoice_id: id.optional() }) },
    responses: answers(one(invoiceChoices)),
  }),
  (c) => {
    const { estimateId } = c.req.valid("param");
    const except = c.req.valid("query").invoice_id;
    return c.json({ data: choicesOf(c.env.database, { estimateId, actorId: actorOf(c).id, except }) }, 200);
  },
);

invoices.openapi(
  operation("invoices.create", {
    access: { roles: "office", modules: "estimates", audit: "invoice" },
    summary: "Create a draft",
    refuses: [409],
    overruled: { waybill: "errors.not_taken" },
    method: "post",
    path: "/{estimateId}/invoices",
    request: { ...ofEstimate, ...body(invoiceInput) },
    responses: created(one(invoice)),
  }),
  (c) => {
    const { estimateId } = c.req.valid("param");
    const input = c.req.valid("json");
    const data = write(c, invoice, ({ database, audit }) => {
      const draft = draftOf(database, estimateId, { input, actorId: actorOf(c).id });
      const created = insertInvoice(database, draft.columns);
      takeFor(database, created, draft);
      const after = readInvoice(c, created);
      audit(created, { after: ownFields(after), partOf: inProject(after.project.id) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

invoices.openapi(
  operation("invoices.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read a document",
    method: "get",
    path: "/invoices/{id}",
    request: idParam,
    responses: answers(one(invoice)),
  }),
  (c) => {
    const data = readInvoice(c, c.req.valid("param").id);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

invoices.openapi(
  operation("invoices.update", {
    access: { roles: "office", modules: "estimates", audit: ["invoice", "estimate"] },
    summary: "Change a draft, or the status of an issued document",
    refuses: [409, 412],
    overruled: { waybill: "errors.not_taken", payment_date: "errors.date_of_payment" },
    method: "patch",
    path: "/invoices/{id}",
    request: { ...idParam, ...body(invoicePatch) },
    responses: answers(one(invoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { status_id, payment_date, vat, ...input } = c.req.valid("json");
    const actorId = actorOf(c).id;
    const data = write(c, invoice, (unit) => {
      const { database, audit } = unit;
      const before = readInvoice(c, id);
      matches(c, before);
      const row = readInvoiceRow(database, id);
      const partOf = inProject(row.project_id);
      if (vat || Object.keys(input).length > 0) {
        if (row.state !== invoiceStatus.draft) throw new Problem(409, "errors.invoice_issued");
        if (vat) {
          const estimate = readEstimate(database, row.estimate_id);
          takeVat(database, row, vat);
          const changed = readEstimate(database, row.estimate_id);
          audit(estimate.id, { before: estimate, after: changed, partOf }, "estimate");
        }
        const draft = draftOf(database, row.estimate_id, { input, actorId, before: row });
        if (vat) checkRates(database, draft);
        updateInvoice(database, id, draft.columns);
        takeFor(database, id, draft);
        recount(c, unit, draftsDeducting(database, id));
      }
      if (status_id !== undefined) changeStatus(database, id, { status_id, payment_date, actorId });
      const after = readInvoice(c, id);
      audit(id, { before: ownFields(before), after: ownFields(after), partOf });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

invoices.openapi(
  // A draft is deleted; an issued document is voided by an administrator, and nobody deletes it (domain H1).
  operation("invoices.delete", {
    access: { roles: "office", modules: "estimates", audit: "invoice" },
    summary: "Delete a draft, or void an issued document",
    refuses: [409, 412],
    method: "delete",
    path: "/invoices/{id}",
    request: idParam,
    responses: answers(one(invoiceRemoval)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const actor = actorOf(c);
    const data = write(c, invoiceRemoval, (unit) => {
      const { database, audit } = unit;
      const before = readInvoice(c, id);
      const row = readInvoiceRow(database, id);
      // What a colleague has done already is said as that, and not as some change of theirs.
      if (actor.role === "admin" && row.state === invoiceStatus.voided)
        throw new Problem(409, "errors.invoice_voided");
      matches(c, before);
      const partOf = inProject(row.project_id);
      if (row.state === invoiceStatus.draft) {
        const deducting = draftsDeducting(database, id);
        takeNothing(database, id);
        recount(c, unit, deducting);
        deleteInvoiceRow(database, id);
        audit(id, { before: ownFields(before), partOf });
        return { id, outcome: "deleted" as const, credit_note: null };
      }
      if (actor.role !== "admin") throw new Problem(403, "errors.forbidden");
      if (row.credits_id !== null) throw new Problem(409, "errors.credit_note_stays");
      const deducting = draftsDeducting(database, id);
      const credit = voidIssued(database, row, actor.id);
      recount(c, unit, deducting);
      audit(id, { before: ownFields(before), after: ownFields(readInvoice(c, id)), partOf });
      if (credit !== null) audit(credit, { after: issuedFields(database, readInvoice(c, credit)), partOf });
      return { id, outcome: "voided" as const, credit_note: referenceTo(database, credit) };
    });
    return c.json({ data }, 200);
  },
);

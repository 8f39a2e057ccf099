import { z } from "@hono/zod-openapi";
import type { Database } from "#backend/db/database.ts";
import { findEInvoice, listEInvoices, saveEInvoice } from "#backend/db/e-invoices.ts";
import { inProject } from "#backend/db/projects.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { actorOf, answers, body, idParam, listQuery, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { id as identifier } from "#model/answer/fields.ts";
import { today } from "#model/date/dates.ts";
import {
  type EInvoice,
  eInvoicePage,
  eInvoicePatch,
  eInvoiceStates,
  eInvoice as shape,
} from "#model/einvoice/e-invoice.ts";
import { eInvoiceSortings } from "#model/einvoice/sortings.ts";
import { readInvoiceRow } from "./invoices/open-invoice.ts";

/** How invoices were sent and reported as e-invoices, and by when they are to be (docs/decisions/088). */
export const eInvoices = noun();

eInvoices.openapi(
  operation("e_invoices.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List the documents that have to be e-invoices: what is to be done, and by when",
    method: "get",
    path: "/e_invoices",
    request: {
      query: listQuery.extend({
        state: z.enum(eInvoiceStates).optional(),
        client: identifier.optional(),
        sorting: z.enum(eInvoiceSortings).optional(),
      }),
    },
    responses: answers(eInvoicePage),
  }),
  (c) => {
    const { q, state, ...query } = c.req.valid("query");
    const place = state && eInvoiceStates.indexOf(state);
    return c.json(listEInvoices(c.env.database, { ...query, search: q, state: place, listed: true }), 200);
  },
);

eInvoices.openapi(
  operation("e_invoices.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read how a document was sent and reported as an e-invoice",
    method: "get",
    path: "/e_invoices/{id}",
    request: idParam,
    responses: answers(one(shape)),
  }),
  (c) => {
    const data = read(c.env.database, c.req.valid("param").id);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

eInvoices.openapi(
  operation("e_invoices.update", {
    access: { roles: "office", modules: "estimates", audit: "e_invoice" },
    summary: "Say how an issued document was sent as an e-invoice, and when it was reported",
    refuses: [409, 412],
    method: "patch",
    path: "/e_invoices/{id}",
    request: { ...idParam, ...body(eInvoicePatch) },
    responses: answers(one(shape)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const patch = c.req.valid("json");
    const data = write(c, shape, ({ database, audit }) => {
      const row = readInvoiceRow(database, id);
      const before = read(database, id);
      matches(c, before);
      if (before.state === "draft") throw new Problem(409, "errors.e_invoice_draft");
      const { sent_on = before.sent_on, reported_on = before.reported_on } = patch;
      checkDate("sent_on", sent_on, before.date);
      checkDate("reported_on", reported_on, before.date);
      if (sent_on && reported_on && reported_on < sent_on)
        throw invalid("reported_on", "errors.e_invoice_reported");
      const actor = actorOf(c).id;
      saveEInvoice(database, id, {
        ...patch,
        sent_by: authorOf(sent_on, { was: before.sent_on, by: before.sent_by }, actor),
        reported_by: authorOf(reported_on, { was: before.reported_on, by: before.reported_by }, actor),
      });
      const after = read(database, id);
      audit(id, { before: told(before), after: told(after), partOf: inProject(row.project_id) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

const read = (database: Database, id: number): EInvoice => found(findEInvoice(database, id));

/** Who said a date: of one that stays it is still the same person. */
function authorOf(
  date: string | null,
  { was, by }: { was: string | null; by: EInvoice["sent_by"] },
  actor: number,
): number | null {
  if (date === null) return null;
  return date === was ? (by?.id ?? null) : actor;
}

/** Throws a Problem (422) for a date before the document's or after today. */
function checkDate(field: "sent_on" | "reported_on", date: string | null, issued: string): void {
  if (date && date < issued) throw invalid(field, "errors.e_invoice_before");
  if (date && date > today()) throw invalid(field, "errors.date_ahead");
}

const told = ({ invoice_nr, channel, sent_on, reported_on, note }: EInvoice) => ({
  invoice_nr,
  channel,
  sent_on,
  reported_on,
  note,
});

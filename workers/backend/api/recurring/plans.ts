import { z } from "zod";
import type { Database } from "#backend/db/database.ts";
import { findEstimateRow } from "#backend/db/estimates/estimates.ts";
import { nextDate } from "#backend/db/recurring/dates.ts";
import {
  deleteRecurring,
  findNamesake,
  findRecurring,
  findRecurringRow,
  findTwin,
  insertRecurring,
  listRecurring,
  updateRecurring,
} from "#backend/db/recurring/plans.ts";
import { deleteRunsOf } from "#backend/db/recurring/runs.ts";
import { senderOf } from "#backend/mail/sender.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid } from "#backend/operations/errors.ts";
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
import { one, removal } from "#model/answer/answer.ts";
import { id as idField } from "#model/answer/fields.ts";
import { today } from "#model/date/dates.ts";
import {
  type RecurringInvoice,
  recurringInput,
  recurringInvoice,
  recurringPage,
  recurringPatch,
} from "#model/recurring/recurring-invoice.ts";
import { checkAlone, checkMailed, checkMakes, checkSpan, isSameSchedule, noteLeft } from "./changes.ts";
import { insertOfLines } from "./of-lines.ts";

/** A plan only begins with lines: from then on they stand in its estimate, and no answer has them to compare with. */
const planChange = recurringPatch.extend({ lines: z.null({ error: "errors.not_taken" }).optional() });

/** Invoices that are made again and again (docs/decisions/083). */
export const recurringInvoices = noun();

recurringInvoices.openapi(
  operation("recurring_invoices.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List the plans by which invoices recur",
    method: "get",
    path: "/recurring_invoices",
    request: { query: listQuery.extend({ estimate: idField.optional() }) },
    responses: answers(recurringPage),
  }),
  (c) => {
    const { q, ...query } = c.req.valid("query");
    return c.json(listRecurring(c.env.database, { ...query, search: q }), 200);
  },
);

recurringInvoices.openapi(
  operation("recurring_invoices.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read a plan",
    method: "get",
    path: "/recurring_invoices/{id}",
    request: idParam,
    responses: answers(one(recurringInvoice)),
  }),
  (c) => {
    const data = readRecurring(c.env.database, c.req.valid("param").id);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

recurringInvoices.openapi(
  operation("recurring_invoices.create", {
    access: { roles: "office", modules: "estimates", audit: ["recurring_invoice", "estimate"] },
    summary: "Have an estimate, or lines, invoiced again and again",
    method: "post",
    path: "/recurring_invoices",
    request: body(recurringInput),
    responses: created(one(recurringInvoice)),
  }),
  (c) => {
    const { project_id, lines, ...input } = c.req.valid("json");
    const data = write(c, recurringInvoice, (unit) => {
      const { database, audit } = unit;
      checkSpan(input);
      const next_on = nextDate(database, input, today());
      if (next_on === null) throw invalid("ends_on", "errors.recurring_no_date");
      const isOfLines = project_id && lines;
      if (isOfLines && findNamesake(database, { ...input, project_id }))
        throw invalid("name", "errors.recurring_named");
      const estimate_id = isOfLines
        ? insertOfLines(unit, { name: input.name, project_id, lines }, actorOf(c).modules)
        : existing(database, input.estimate_id);
      const twin = findTwin(database, { ...input, estimate_id });
      if (twin) throw invalid("estimate_id", "errors.recurring_twice", { name: twin.name });
      const id = insertRecurring(database, {
        ...input,
        ...senderOf(c),
        estimate_id,
        author_id: actorOf(c).id,
        is_paused: false,
        next_on,
      });
      const after = readRecurring(database, id);
      checkMakes(after, isOfLines ? { source: "project_id", sum: "lines" } : estimateField);
      audit(id, { after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

recurringInvoices.openapi(
  operation("recurring_invoices.update", {
    access: { roles: "office", modules: "estimates", audit: ["recurring_invoice", "recurring_run"] },
    summary: "Change, pause or resume a plan",
    refuses: [409, 412],
    method: "patch",
    path: "/recurring_invoices/{id}",
    request: { ...idParam, ...body(planChange) },
    responses: answers(one(recurringInvoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const patch = c.req.valid("json");
    const data = write(c, recurringInvoice, (unit) => {
      const { database, audit } = unit;
      const before = readRecurring(database, id);
      const old = found(findRecurringRow(database, id));
      matches(c, before);
      updateRecurring(database, id, { ...patch, ...senderOf(c), author_id: actorOf(c).id });
      const row = found(findRecurringRow(database, id));
      checkSpan(row);
      checkAlone(database, old, row);
      // What has come while it was paused is not made up for.
      const isResumed = before.is_paused && !row.is_paused;
      if (isResumed || !isSameSchedule(before, row)) {
        const next_on = nextDate(database, row, today());
        updateRecurring(database, id, { next_on });
        if (!before.is_paused) noteLeft(unit, old, next_on);
      }
      const after = readRecurring(database, id);
      audit(id, { before, after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

recurringInvoices.openapi(
  operation("recurring_invoices.delete", {
    access: { roles: "office", modules: "estimates", audit: "recurring_invoice" },
    summary: "Delete a plan; what was made by it stays",
    refuses: [409, 412],
    method: "delete",
    path: "/recurring_invoices/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = readRecurring(database, id);
      matches(c, before);
      checkMailed(database, id);
      deleteRunsOf(database, id);
      deleteRecurring(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

/** Where a plan that repeats an estimate says what its invoices are made of, and what they come to. */
const estimateField = { source: "estimate_id", sum: "estimate_id" };

function existing(database: Database, id: number | null | undefined): number {
  if (!id || !findEstimateRow(database, id)) throw invalid("estimate_id", "errors.estimate_gone");
  return id;
}

export const readRecurring = (database: Database, id: number): RecurringInvoice =>
  found(findRecurring(database, id));

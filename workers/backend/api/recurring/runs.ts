import type { Context } from "hono";
import { findInvoiceRow } from "#backend/db/invoices/invoices.ts";
import { datesDue, passPeriod, passTo, skipped } from "#backend/db/recurring/dates.ts";
import { findRecurringRow, type RecurringRow } from "#backend/db/recurring/plans.ts";
import { findRun, findRunOn, lastMade, listRuns, noteRun } from "#backend/db/recurring/runs.ts";
import { type Call, noun } from "#backend/operations/call.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import { answers, body, created, idParam, listQuery, operation } from "#backend/operations/operation.ts";
import { type Unit, write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { showDate, today } from "#model/date/dates.ts";
import { type RecurringRun, recurringRun, runInput, runPage } from "#model/recurring/recurring-invoice.ts";
import { makeRun } from "./make.ts";
import { readRecurring } from "./plans.ts";

/** The dates of a plan that have come, and what they came to. */
export const recurringRuns = noun();

recurringRuns.openapi(
  operation("recurring_runs.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List what a plan has made, and what was skipped and why",
    method: "get",
    path: "/recurring_invoices/{id}/runs",
    request: { ...idParam, query: listQuery.omit({ q: true }) },
    responses: answers(runPage),
  }),
  (c) => {
    const plan_id = readRecurring(c.env.database, c.req.valid("param").id).id;
    return c.json(listRuns(c.env.database, { ...c.req.valid("query"), plan_id }), 200);
  },
);

recurringRuns.openapi(
  operation("recurring_runs.create", {
    access: {
      roles: "office",
      modules: "estimates",
      audit: ["recurring_run", "estimate", "invoice"],
    },
    summary: "Make the next one now, or one that was skipped",
    refuses: [409],
    method: "post",
    path: "/recurring_invoices/{id}/runs",
    request: { ...idParam, ...body(runInput) },
    responses: created(one(recurringRun)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { due_on } = c.req.valid("json");
    const isByItself = c.req.header(innerHeaders.recurring) !== undefined;
    return c.json({ data: isByItself ? madeOrSkipped(c, id, due_on) : made(c, id, due_on) }, 201);
  },
);

/** Makes what a plan asks for on a date, by hand. */
const made = (c: Context<Call>, id: number, named: string | undefined): RecurringRun =>
  write(c, recurringRun, (unit) => {
    const plan = found(findRecurringRow(unit.database, id));
    const due_on = named ?? nextOf(unit, plan);
    if (due_on === null) throw new Problem(409, "errors.recurring_ended");
    checkUnmade(unit, plan, due_on);
    if (!findRunOn(unit.database, id, due_on) && due_on !== plan.next_on)
      throw invalid("due_on", "errors.recurring_date");
    const run = makeRun(c, unit, plan, due_on);
    passPeriod(unit.database, id, due_on);
    return noted(unit, run);
  });

/**
 * The next date where none is named. One that was made ahead stays the next one until it has come: a second request is told
 * what is there, and makes no document of the period after it.
 */
function nextOf({ database }: Unit, { id, next_on }: RecurringRow): string | null {
  const last = lastMade(database, id)?.due_on;
  return last !== undefined && last >= today() ? last : next_on;
}

/** The same on the morning of a date: what cannot be made is skipped, and the plan goes on with its next date. */
function madeOrSkipped(c: Context<Call>, id: number, named: string | undefined): RecurringRun {
  const dueOf = (unit: Unit): [RecurringRow, string] => {
    const plan = found(findRecurringRow(unit.database, id));
    const due_on = named ?? plan.next_on ?? "";
    checkUnmade(unit, plan, due_on);
    if (!datesDue(plan, due_on).includes(due_on)) throw new Problem(409, "errors.recurring_date");
    return [plan, due_on];
  };
  try {
    return write(c, recurringRun, (unit) => {
      const [plan, due_on] = dueOf(unit);
      return noted(unit, makeRun(c, unit, plan, due_on));
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message, values } = error;
    return write(c, recurringRun, (unit) => {
      const [plan, due_on] = dueOf(unit);
      passTo(unit.database, plan, due_on);
      const came = skipped(unit.database, message, values);
      return noted(unit, noteRun(unit.database, { plan_id: plan.id, due_on, ...came }));
    });
  }
}

/** A date is made once: 409 for one that was, unless what was made was a draft that somebody has deleted. */
function checkUnmade({ database }: Unit, plan: RecurringRow, due_on: string): void {
  const before = findRunOn(database, plan.id, due_on);
  if (!before || before.outcome === "skipped") return;
  const row = findInvoiceRow(database, before.invoice_id ?? 0);
  if (!row) return;
  const values = { date: showDate(due_on), number: row.invoice_nr ?? "" };
  throw new Problem(409, row.invoice_nr ? "errors.recurring_made" : "errors.recurring_drafted", { values });
}

function noted({ database, audit }: Unit, id: number): RecurringRun {
  const after = found(findRun(database, id));
  audit(id, { after });
  return after;
}

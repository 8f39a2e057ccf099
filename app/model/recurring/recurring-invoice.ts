import { z } from "zod";
import { paged, sentDate, sentOr, sentOrNull, sentText } from "../answer/answer.ts";
import { choiceOf, id, optionalDate, requiredText, typedDate, wholeNumber } from "../answer/fields.ts";
import { typedDecimal } from "../money/typed-decimal.ts";
import { mostPlanLines } from "./most-lines.ts";
import { frequencies } from "./schedule.ts";

/** What is made on each date: a draft, an issued invoice, or one that is mailed to the client as well. */
export const recurringActs = ["draft", "issue", "send"] as const;

/** It goes on, waits until somebody resumes it, or has no date any more. */
export const recurringStates = ["active", "paused", "ended"] as const;

/** Why a plan that is in force would make nothing today. */
export const recurringObstacles = ["client_archived", "project_finished", "reference_missing"] as const;

const named = z.object({ id, name: z.string() });

/** A plan by which an estimate is invoiced again and again (docs/decisions/083). */
export const recurringInvoice = z.object({
  id,
  name: z.string(),
  /** The estimate that is repeated, and its sum without VAT as it is now. */
  estimate: named.extend({ estimate_nr: sentText, net_cents: sentOr(z.number().int(), 0) }),
  project: named,
  customer: named,
  every: z.enum(frequencies),
  day_of_month: z.number().int(),
  /** Local dates, yyyy-MM-dd. */
  starts_on: z.string(),
  ends_on: sentDate,
  does: z.enum(recurringActs),
  /** In whose name it is made: who has saved it last. */
  author: named,
  is_paused: z.boolean().default(false),
  state: z.enum(recurringStates),
  /** Why its next date would be skipped, as things are; null where it would not. */
  obstacle: sentOrNull(z.enum(recurringObstacles)),
  /** The next local date; null where there is none. While it is paused it is the one that would be. */
  next_on: sentDate,
  /** Counts its changes, for If-Match. */
  version: z.number().int().default(0),
});
export type RecurringInvoice = z.output<typeof recurringInvoice>;
export const recurringPage = paged(recurringInvoice);

/** What a plan is filled in with. */
export const recurringForm = z.object({
  name: requiredText(150),
  every: z.enum(frequencies, { error: "errors.choice" }),
  day_of_month: wholeNumber({ min: 1, max: 31, range: "errors.choice", error: "errors.choice" }),
  starts_on: typedDate,
  ends_on: optionalDate.optional().transform((date) => date ?? null),
  does: z.enum(recurringActs, { error: "errors.choice" }),
});

/** A plan that repeats an estimate which is there. */
export const planOfEstimate = recurringForm.extend({ estimate_id: choiceOf("errors.estimate_required") });

/** A line of a plan that is made of lines; `price` in euro, of one unit and without VAT. What else is said of one is refused: it would not count. */
const planLine = z.strictObject({
  name: requiredText(500),
  quantity: typedDecimal({ error: "errors.number" }),
  measure_unit_id: choiceOf("errors.unit_required"),
  price: typedDecimal({ error: "errors.price" }),
});

/** A plan of which nothing is there but its lines: an estimate with them comes to be in the project, and is repeated. */
export const planOfLines = recurringForm.extend({
  project_id: choiceOf("errors.project_required"),
  lines: z.array(planLine).min(1, "errors.lines_required").max(mostPlanLines, "errors.too_many"),
});
export type PlanOfLines = z.output<typeof planOfLines>;

/** What a plan begins with: an estimate, or the lines of one in a project. */
export const recurringInput = recurringForm
  .extend({
    estimate_id: planOfEstimate.shape.estimate_id.nullish(),
    project_id: planOfLines.shape.project_id.nullish(),
    lines: planOfLines.shape.lines.nullish(),
  })
  .superRefine(({ estimate_id, project_id, lines }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (!lines && !project_id)
      return estimate_id ? undefined : refuse("estimate_id", "errors.estimate_required");
    if (estimate_id) return refuse("estimate_id", "errors.recurring_either");
    if (!project_id) refuse("project_id", "errors.project_required");
    if (!lines) refuse("lines", "errors.lines_required");
  });

/** A change of one; it is paused and resumed by `is_paused`. */
export const recurringPatch = recurringForm
  .extend({ ends_on: optionalDate })
  .partial()
  .extend({ is_paused: z.boolean({ error: "errors.choice" }).optional() });

/** What a date of a plan came to. */
export const runOutcomes = ["drafted", "issued", "sent", "skipped"] as const;

const words = z.object({ lv: sentText, en: sentText });

/** A date of a plan, and what it came to. */
export const recurringRun = z.object({
  id,
  due_on: z.string(),
  /** When it was made or skipped last, ISO 8601 in UTC. */
  at: z.string(),
  outcome: z.enum(runOutcomes),
  /** Why it was skipped, or why an issued one was not mailed; null where nothing went wrong. */
  reason: sentOrNull(words),
  estimate: sentOrNull(named),
  invoice: sentOrNull(z.object({ id, estimate_id: id, invoice_nr: sentText, total_cents: z.number().int() })),
});
export type RecurringRun = z.output<typeof recurringRun>;
export const runPage = paged(recurringRun);

/** Which date is made now: the next one of the plan, unless one is named that was skipped. */
export const runInput = z.object({ due_on: typedDate.optional() });

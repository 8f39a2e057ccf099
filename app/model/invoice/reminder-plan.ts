import { z } from "zod";
import { sentOr, sentText } from "../answer/answer.ts";
import { optionalLines, optionalText, wholeNumber } from "../answer/fields.ts";
import { decimal } from "../money/decimal.ts";
import { typedDecimal } from "../money/typed-decimal.ts";
import { reminderKinds } from "./reminder-rule.ts";
import { hasKnownGaps } from "./reminder-text.ts";

/** Steps of a plan at most, and days before and after the due date. */
export const mostSteps = 8;
export const stepRange = { min: -60, max: 120 };

/** A step as it is kept; an empty text stands for the built-in one of its kind. */
export const reminderStep = z.object({
  days: z.number().int(),
  subject_lv: sentText,
  text_lv: sentText,
  subject_en: sentText,
  text_en: sentText,
});

/** What an installation says in a language: each kind's text, what an invoice is called in it, and days in each form. */
const builtIn = z.object({
  texts: z.array(z.object({ kind: z.enum(reminderKinds), subject: z.string(), text: z.string() })),
  document: sentText,
  days: z.object({ zero: z.string(), one: z.string(), other: z.string() }),
});
const nothing = { texts: [], document: "", days: { zero: "", one: "", other: "" } };

/** By which plan an installation reminds its clients of what they owe. */
export const reminderPlan = z.object({
  version: z.number().int(),
  /** Nobody is reminded where it is off. */
  is_on: z.boolean(),
  /** Cents that have to be open of a document for somebody to be reminded of it. */
  least_cents: z.number().int().nonnegative(),
  /** By their days. */
  steps: z.array(reminderStep),
  /** What stands in for texts that are empty, in the installation's own words. */
  built_in: sentOr(z.object({ lv: builtIn, en: builtIn }), { lv: nothing, en: nothing }),
});
export type ReminderPlan = z.infer<typeof reminderPlan>;

/** Forms send the ends of lines in a way of their own, which would make another text of the same one. */
const withPlainEnds = (sent: unknown) => (typeof sent === "string" ? sent.replace(/\r\n?/g, "\n") : sent);
export const ownSubject = optionalText(200).refine(hasKnownGaps, "reminders.gaps_unknown");
export const ownText = z.preprocess(
  withPlainEnds,
  optionalLines(10_000).refine(hasKnownGaps, "reminders.gaps_unknown"),
);

const stepInput = z.object({
  days: wholeNumber({ ...stepRange, range: "reminders.days_range", error: "reminders.days_range" }),
  subject_lv: ownSubject,
  text_lv: ownText,
  subject_en: ownSubject,
  text_en: ownText,
});

const steps = z
  .array(stepInput)
  .max(mostSteps, "reminders.too_many_steps")
  .superRefine((all, context) => {
    for (const [index, { days }] of all.entries())
      if (all.findIndex((other) => other.days === days) < index)
        context.addIssue({ code: "custom", path: [index, "days"], message: "reminders.days_twice" });
  })
  .transform((all) => all.toSorted((one, other) => one.days - other.days));

/** An amount in euro, read as cents; nothing is none. */
export const leastCents = typedDecimal({ error: "reminders.least_wrong", places: 2, empty: "0" }).transform(
  (euro) => decimal(euro) / 100,
);

/** A change of the plan; what is not sent stays. */
export const reminderPlanPatch = z.object({
  is_on: z.boolean({ error: "errors.choice" }).optional(),
  least_amount: leastCents.optional(),
  steps: steps.optional(),
});

import { z } from "zod";
import { editedForm } from "#app/forms/edited.ts";
import { wholeNumber } from "#model/answer/fields.ts";
import {
  leastCents,
  mostSteps,
  ownSubject,
  ownText,
  type ReminderPlan,
  reminderPlan,
  stepRange,
} from "#model/invoice/reminder-plan.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { showQuantity } from "#model/money/show-money.ts";

export const sides = ["before", "after"] as const;

const enteredStep = z
  .object({
    count: wholeNumber({
      min: 0,
      max: stepRange.max,
      range: "reminders.days_range",
      error: "reminders.days_range",
    }),
    when: z.enum(sides, { error: "errors.choice" }),
    subject_lv: ownSubject,
    text_lv: ownText,
    subject_en: ownSubject,
    text_en: ownText,
  })
  .refine(({ count, when }) => when === "after" || count <= -stepRange.min, {
    path: ["count"],
    error: "reminders.days_range",
  });

/** The days of a step as two fields have them; NaN of what is none. */
export const daysOf = ({ count, when }: { count?: unknown; when?: unknown }): number =>
  when === "before" ? -Number(count) : Number(count);

/** The plan as its form holds it: days as a number and a side of the due date. */
export const enteredPlan = z.object({
  is_on: z.boolean({ error: "errors.choice" }).default(false),
  least_amount: leastCents.optional().transform((cents) => cents ?? 0),
  steps: z
    .array(enteredStep)
    .max(mostSteps, "reminders.too_many_steps")
    .default([])
    .superRefine((steps, context) => {
      const days = steps.map((step) => daysOf(step) + 0);
      for (const [index, one] of days.entries())
        if (days.indexOf(one) < index)
          context.addIssue({
            code: "custom",
            path: [index, "count"],
            message: "reminders.days_twice",
          });
    }),
});

/** What the form begins with, in a language. */
export const planValues = ({ is_on, least_cents, steps }: ReminderPlan, language: string) => ({
  is_on,
  least_amount: least_cents === 0 ? "" : showQuantity(sendDecimal(least_cents * 100), language),
  steps: steps.map(({ days, subject_lv, text_lv, subject_en, text_en }) => ({
    count: String(Math.abs(days)),
    when: days < 0 ? ("before" as const) : ("after" as const),
    subject_lv,
    text_lv,
    subject_en,
    text_en,
  })),
});

/** What the form is sent as: the amount in euro, as the API takes it. */
export const bodyOf = ({ is_on, least_amount, steps }: z.output<typeof enteredPlan>) => ({
  is_on,
  least_amount: sendDecimal(least_amount * 100),
  steps: steps.map(({ count, when, ...texts }) => ({ days: daysOf({ count, when }) + 0, ...texts })),
});

/** The form of the plan. */
export const editedPlan = editedForm(
  { row: reminderPlan, input: enteredPlan, valuesOf: planValues },
  { texts: "reminders" },
);

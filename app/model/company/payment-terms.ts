import { z } from "zod";
import { oneOf } from "../answer/fields.ts";
import { addDays } from "../date/week.ts";

/** Payment terms that are offered, in days; null is any other, where the due date itself is said (specification §3). */
export const paymentTerms = [10, 15, 30] as const;

export const paymentTerm = z
  .union([z.literal(10), z.literal(15), z.literal(30)], { error: "errors.choice" })
  .nullable();
export type PaymentTerm = z.output<typeof paymentTerm>;

/** What a form sends for other terms. */
export const otherTerms = "other";

/** Terms as they are chosen in a form or sent. */
export const typedTerm = z.preprocess(
  (typed) => (typed === otherTerms || typed === "" ? null : typed),
  oneOf(paymentTerms).nullable(),
);

/** The due date of a document of a local date; null where the terms are other ones. */
export const dueDate = (date: string, terms: PaymentTerm): string | null =>
  terms === null ? null : addDays(date, terms);

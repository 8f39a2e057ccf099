import { z } from "zod";
import { lenient, sentDate } from "../answer/answer.ts";
import { optionalDate } from "../answer/fields.ts";
import { today } from "../date/dates.ts";

/** Until which local date the books are closed, that day included; null while none are. Refused from today on. */
export const bookClosing = z.object({
  until: optionalDate
    .optional()
    .transform((date) => date ?? null)
    .refine((date) => date === null || date < today(), "errors.closing_ahead"),
});
export type BookClosing = z.output<typeof bookClosing>;

export const noClosing: BookClosing = { until: null };

/** The same as a backend shows it. */
export const sentClosing = lenient(z.object({ until: sentDate }), noClosing);

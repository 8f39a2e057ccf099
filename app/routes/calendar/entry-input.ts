import { z } from "zod";
import { calendarEntryFields } from "#model/calendar/entry.ts";
import { idsOf } from "./plan.ts";

/** What the form of an entry sends. What it is of stands fast; the kind of work may be none. */
export const entryForm = calendarEntryFields.omit({ project_id: true });

/** The form of a new entry: what is planned is chosen there by its name (plan.ts). */
export const newEntryForm = entryForm.extend({
  what: z
    .string({ error: "errors.plan_required" })
    .refine((name) => idsOf(name) !== null, "errors.plan_required"),
});

/** The query by which a change of the past is asked for (domain H10); the backend knows who may. */
export const overrideOf = (form: FormData): string => (form.get("past") === "open" ? "?override=1" : "");

/** What the backend is sent of a new entry: additional work is its own kind of work. */
export function bodyOf({ what, ...entry }: z.output<typeof newEntryForm>) {
  return { work_type_id: null, ...entry, ...idsOf(what) };
}

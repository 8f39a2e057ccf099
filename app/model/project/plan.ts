import { z } from "zod";
import { one, sentDate } from "../answer/answer.ts";
import { id } from "../answer/fields.ts";

/** Weeks that the plan of a project shows one by one, this one first. */
export const shownWeeks = 8;

/** Who works on a project, and when: hours in the calendar by person and week. */
export const projectPlan = z.object({
  /** The Mondays of the weeks that are shown one by one. */
  weeks: z.array(z.string()),
  /** By name. */
  people: z.array(
    z.object({
      id,
      name: z.string(),
      /** Hours before the first of these weeks, in each of them, and after the last. */
      before: z.number(),
      weeks: z.array(z.number()),
      after: z.number(),
    }),
  ),
  /** The dates of the first and the last entry; null where there are none. */
  first: sentDate,
  last: sentDate,
});
export type ProjectPlan = z.infer<typeof projectPlan>;
export const projectPlanAnswer = one(projectPlan);

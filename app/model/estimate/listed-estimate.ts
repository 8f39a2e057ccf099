import { z } from "zod";
import { paged, sentDate, sentOrNull, sentText } from "../answer/answer.ts";
import { id } from "../answer/fields.ts";
import { estimateSortings, estimateStates } from "../list/sortings.ts";
import { withCents } from "../money/sent-number.ts";
import { estimateType } from "./estimate-type.ts";
import { isOtherThanAccepted, sentState } from "./sent-state.ts";

const named = z.object({ id, name: sentText });

/** An estimate in a list of many projects' estimates. */
export const listedEstimate = withCents(
  z.object({
    id,
    estimate_nr: sentText,
    name: z.string(),
    estimate_type_id: z.number().int().default(estimateType.position),
    /** The local date that it was made on. */
    date: sentDate,
    is_approved: z.coerce.boolean().default(false),
    approved_at: sentOrNull(z.string()),
    sent_state: sentState,
    is_other_than_accepted: isOtherThanAccepted,
    /** Its lines less the discount, without VAT. */
    net_cents: z.number().int().nullable().default(null),
    project: named,
    customer: named,
    /** Who manages its project. */
    manager: sentOrNull(named),
    /** Counts on with every change of anything in it. */
    revision: z.number().int().default(0),
  }),
);
export type ListedEstimate = z.infer<typeof listedEstimate>;
export const estimatePage = paged(listedEstimate);

/** What the list of all estimates is filtered and sorted by. `status` says whether they are approved. */
export const estimateFilters = z.object({
  client: id.optional(),
  project: id.optional(),
  project_manager: id.optional(),
  status: z.enum(estimateStates).optional(),
  sorting: z.enum(estimateSortings).optional(),
});
export type EstimateFilters = z.infer<typeof estimateFilters>;

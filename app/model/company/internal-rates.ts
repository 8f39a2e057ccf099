import { z } from "zod";
import { lenient } from "../answer/answer.ts";
import { choiceOf } from "../answer/fields.ts";
import { typedDecimal } from "../money/typed-decimal.ts";

/** Euro for an hour, a decimal of two to four places. Refused with "errors.price". */
const rate = typedDecimal({ error: "errors.price", missing: "errors.required" });

/** What an hour of a job position costs the agency itself. */
const positionRate = z.object({ stock_item_id: choiceOf("errors.choice"), rate });

/** What an hour of work costs the agency: of people whose position has no rate of its own, and of positions that have one. */
export const internalRates = z
  .object({
    usual: rate.default("0.00"),
    positions: z.array(positionRate).max(200, "errors.too_many").default([]),
  })
  .superRefine(({ positions }, context) => {
    const seen = positions.map(({ stock_item_id }) => stock_item_id);
    for (const [place, id] of seen.entries())
      if (seen.indexOf(id) < place)
        context.addIssue({
          code: "custom",
          path: ["positions", place, "stock_item_id"],
          message: "errors.position_twice",
        });
  });
export type InternalRates = z.output<typeof internalRates>;

export const noInternalRates: InternalRates = { usual: "0.00", positions: [] };

/** The same as a backend shows it. */
export const sentInternalRates = lenient(
  z.object({
    usual: z.string(),
    positions: z.array(z.object({ stock_item_id: z.number().int(), rate: z.string() })),
  }),
  noInternalRates,
);

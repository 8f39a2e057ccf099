import { z } from "zod";
import { lenient, sentOrNull, sentText } from "../answer/answer.ts";
import { id, oneOf, optionalText, requiredText } from "../answer/fields.ts";
import { sentDecimal, withCents } from "../money/sent-number.ts";
import { typedDecimal } from "../money/typed-decimal.ts";

/** How a cost was paid. */
export const paymentTypes = { invoice: 1, card: 2, cash: 3 } as const;
export type PaymentType = keyof typeof paymentTypes;

/**
 * What the agency itself pays for an estimate or for one of its lines (specification §3): kept beside what the client is
 * asked for, and never part of the client's sums or documents (docs/decisions/019).
 */
export const additionalCost = withCents(
  z.object({
    id,
    name: z.string(),
    description: sentText,
    payment_type_id: lenient(z.number().int(), paymentTypes.invoice),
    total: sentDecimal.optional(),
    total_cents: z.number().int().default(0),
    /** The document that passes it on to the client, if one does. */
    invoice_id: sentOrNull(z.number().int()),
    version: z.number().int().default(0),
  }),
);
export type AdditionalCost = z.infer<typeof additionalCost>;

/** A cost as it is entered; `total` in euro, of two places. */
export const additionalCostInput = z.object({
  name: requiredText(200),
  description: optionalText(2000),
  payment_type_id: oneOf(Object.values(paymentTypes)),
  total: typedDecimal({ error: "errors.price", places: 2 }),
});
export type AdditionalCostInput = z.output<typeof additionalCostInput>;
export const additionalCostPatch = additionalCostInput.partial();

import { z } from "zod";
import { listOf } from "../answer/answer.ts";
import { id, requiredText } from "../answer/fields.ts";
import { bicProblem, normaliseIdentifier } from "../identifier/identifiers.ts";
import { bankStatus } from "./bank-status.ts";

export const bank = z.object({
  id,
  name: z.string(),
  swift: z.string().default(""),
  status: z.number().int().default(bankStatus.shown),
});
export type Bank = z.infer<typeof bank>;

/** A new bank: both fields are needed (specification §5). */
export const bankInput = z.object({
  name: requiredText(120),
  swift: requiredText(20)
    .transform(normaliseIdentifier)
    .refine((swift) => bicProblem(swift) === null, "errors.bic"),
});
export type BankInput = z.infer<typeof bankInput>;

export const bankStatusInput = z.object({
  status: z.union([z.literal(0), z.literal(1)], { error: "errors.choice" }),
});

export const bankList = listOf(bank);

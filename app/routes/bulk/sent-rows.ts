import { z } from "zod";
import type { ChosenRow } from "./chosen-row.ts";

const chosenRow = z.object({
  id: z.coerce.number().int().positive(),
  name: z.string().default(""),
  version: z.coerce.number().int().positive().optional(),
  seen: z.string().optional(),
  back: z.string().optional(),
});

/** The row of a field of a form (chosen-row.ts); null for what is none, as only a program sends it. */
export const fromField = (sent: FormDataEntryValue): ChosenRow | null =>
  typeof sent === "string"
    ? (chosenRow.safeParse(Object.fromEntries(new URLSearchParams(sent))).data ?? null)
    : null;

import { z } from "zod";
import type { Refusal } from "#app/forms/submission.ts";

const line = z
  .string()
  .default("")
  .transform((text) => text.replace(/\r\n?/g, "\n"));

const sentRows = z.object({ rows: z.array(z.object({ key: line, was: line, text: line })) });

/** A text as a form that was refused or kept sent it. */
export type SentText = z.output<typeof sentRows>["rows"][number];

export const sentIn = (lastResult: Refusal | undefined): SentText[] =>
  sentRows.safeParse(lastResult?.initialValue).data?.rows ?? [];

import { z } from "zod";
import { sentText } from "../answer/answer.ts";
import { id, lines, optionalLines } from "../answer/fields.ts";

/** A file beside an estimate (specification §3). */
export const estimateFile = z.object({
  id,
  description: sentText,
  mime_type: sentText,
  name: sentText,
  /** Empty where a backend gives none: it is read where the specification has it (§7). */
  url: sentText,
  /** Bytes. */
  size: z.number().int().default(0),
  version: z.number().int().default(0),
});
export type EstimateFile = z.infer<typeof estimateFile>;

/** What is said of a file that comes with a form, and what may be said again. */
export const estimateFileInput = z.object({ description: optionalLines(1000) });
export const estimateFilePatch = z.object({ description: lines(1000).optional() });

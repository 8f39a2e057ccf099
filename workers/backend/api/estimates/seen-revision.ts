import type { Context } from "hono";
import { z } from "zod";
import type { Call } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";

/** The revision of the estimate that was seen, where what is done concerns all that is in it. */
export const seenRevision = {
  query: z.object({
    seen_revision: z.coerce.number({ error: "errors.number" }).int("errors.number").optional(),
  }),
};

/**
 * Refuses to delete or to mail what may hold more than was seen: 412 where anything in the estimate has changed. A caller that
 * names no revision takes what it gets.
 */
export function unchangedSince(c: Context<Call>, { revision }: { revision: number }, current: unknown): void {
  const { seen_revision } = seenRevision.query.parse(c.req.query());
  if (seen_revision !== undefined && seen_revision !== revision)
    throw new Problem(412, "errors.changed_meanwhile", { current });
}

/** The same for the PDF that was made before: a colleague may have changed something between the two. */
export function asInFile(shown: { revision: number }, file: { revision?: number | undefined } | null): void {
  if (file && file.revision !== shown.revision)
    throw new Problem(412, "errors.changed_meanwhile", { current: shown });
}

import { z } from "zod";
import { sentText } from "../answer/answer.ts";
import { id } from "../answer/fields.ts";
import { frozenEstimate } from "../online/frozen.ts";

/** A version of an estimate: what was sent to its client, or accepted, in one wording. */
export const estimateVersion = z.object({
  /** Counts from 1, in the order in which the versions were sent. */
  number: z.number().int(),
  /** When it was sent first, or accepted without having been sent: ISO 8601 in UTC. */
  at: z.string(),
  /** Everybody who was sent it, by any mail. */
  to: z.array(z.string()),
  net_cents: z.number().int(),
  total_cents: z.number().int(),
  /** What a client answered to it; null where nobody has. */
  answer: z.enum(["accepted", "declined"]).nullable(),
  /** Whether the estimate still says the same. */
  is_current: z.boolean(),
});
export type EstimateVersion = z.infer<typeof estimateVersion>;

/** The versions of an estimate, the first one first. */
export const estimateVersions = z.object({
  versions: z.array(estimateVersion),
  /** What a new one would be sent with: the terms in force, null where there are none, and the advance in percent. */
  now: z.object({ terms_version: z.number().int().nullable(), advance_percentage: z.string() }),
});

/** A version with all that it said. */
export const wholeVersion = estimateVersion.extend({
  content: frozenEstimate,
  /** The mail that it went with last, which has its PDF; null where none did. */
  mail_id: id.nullable(),
  pdf_name: sentText,
});

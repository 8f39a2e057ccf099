import { z } from "zod";

/**
 * How a mail that the post took went wrong for one of its recipients: it did not reach them, or they called it unwanted (it
 * did reach them).
 */
export const returnKinds = ["undelivered", "complained"] as const;

/** A mail of which the post has said later that it went wrong. */
export const returnedMail = z.object({
  /** The recipient's address. */
  to: z.string(),
  kind: z.enum(returnKinds),
  /** What the other side said, in its own words; "" where it said nothing. */
  reason: z.string().default(""),
  /** An ISO 8601 timestamp. */
  at: z.string(),
});
export type ReturnedMail = z.infer<typeof returnedMail>;

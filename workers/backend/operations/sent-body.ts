import type { z } from "zod";

/**
 * Fields that another field of the same body overrules, or the row that they are for, each with the key of what is said
 * where that happens. In lists they are called such as `position_items.*.total`.
 */
export type Overruled = Readonly<Record<string, string>>;

/** A JSON body as it came, and how its operation reads it. */
export interface Sent {
  json: unknown;
  schema: z.ZodType;
  overruled: Overruled;
}

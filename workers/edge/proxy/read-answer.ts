import type { z } from "zod";

/**
 * Rows of all lists of an answer, however deep, that are looked at of a backend that is not ours. Lists that come whole, such
 * as the items of a stock or a report, have some thousands in the largest office. Every agency waits while one is read and
 * drawn.
 */
const mostRows = 10_000;

/** Fields that a line of the log names; the first is as a rule the reason of the others. */
const namedReasons = 5;

/** The fields that do not fit, each with its reason; never what they hold. */
const reasons = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, namedReasons)
    .map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`)
    .join("; ");

/** What an answer says, or why it cannot be read. */
export function readAs<Shape extends z.ZodType>(
  shape: Shape,
  answer: unknown,
): { data: z.output<Shape> } | { reason: string } {
  try {
    const read = shape.safeParse(answer);
    return read.success ? read : { reason: reasons(read.error) };
  } catch (error) {
    // What is wrong is collected as arguments of a call: with a hundred thousand of them there is no room for it.
    if (error instanceof RangeError) return { reason: `too much is wrong: ${error.message}` };
    throw error;
  }
}

/** Whether the lists of an answer have too many rows. Not by recursion: an answer may be nested without end. */
export function hasTooManyRows(answer: unknown): boolean {
  let rows = 0;
  const rest = [answer];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== "object" || value === null) continue;
    const within: unknown[] = Object.values(value);
    if (Array.isArray(value)) rows += within.length;
    // What has so many fields is a list by another name.
    if (rows > mostRows || within.length > mostRows) return true;
    for (const one of within) rest.push(one);
  }
  return false;
}

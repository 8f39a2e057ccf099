import type { Context } from "hono";
import type { Call } from "./call.ts";
import { notFound, Problem } from "./errors.ts";

type Versioned = { version: number };

const etag = ({ version }: Versioned) => `"${version}"`;

/** Says which version of a row an answer shows. */
export const tag = (c: Context<Call>, row: Versioned) => c.header("ETag", etag(row));

/**
 * Refuses a change that was made to another version of the row than the current one: 412 with the row as it is now
 * (design §4). A caller that sends no `If-Match` takes what it gets.
 */
export function matches(c: Context<Call>, current: Versioned): void {
  const expected = c.req.header("if-match");
  if (expected === undefined || expected === "*") return;
  const versions = expected.split(",").map((version) => version.trim().replace(/^W\//, ""));
  if (!versions.includes(etag(current)))
    throw new Problem(412, "errors.changed_meanwhile", { current, headers: { ETag: etag(current) } });
}

/**
 * The same for a row that counts no changes, as a bank: whoever names a version of it means another row. Source: RFC 9110
 * §13.1.1.
 */
export function matchesUncounted(c: Context<Call>, current: unknown): void {
  const expected = c.req.header("if-match");
  if (expected !== undefined && expected !== "*")
    throw new Problem(412, "errors.changed_meanwhile", { current });
}

/**
 * The same for a write that sets a row or makes one: anyone who names the version of a row that is gone meanwhile hears 404,
 * and makes no other.
 */
export function matchesOrGone(c: Context<Call>, current: Versioned | undefined): void {
  if (current) matches(c, current);
  else if (c.req.header("if-match") !== undefined) throw notFound();
}

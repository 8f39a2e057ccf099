import type { Context } from "hono";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { FrontCall } from "./call.ts";
import { invalid } from "./errors.ts";

/** The address that a call came to, of those that the installation answers at; null for one without the edge. */
export function addressOf<Env extends FrontCall>(c: Context<Env>): string | null {
  const origin = c.req.header(edgeHeaders.origin) ?? "";
  return URL.canParse(origin) ? new URL(origin).hostname : null;
}

/** The address that a call names in its query; one at which the installation does not answer is a 422. */
export function namedAddress<Env extends FrontCall>(
  c: Context<Env>,
  named: string | undefined,
): string | undefined {
  const others = (c.req.header(edgeHeaders.addresses) ?? "").split(",");
  if (named !== undefined && named !== addressOf(c) && !others.includes(named))
    throw invalid("address", "errors.choice");
  return named;
}

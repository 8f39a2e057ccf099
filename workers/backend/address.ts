import type { Context } from "hono";
import { edgeHeaders } from "../edge-headers";
import type { FrontCall } from "./call";

/** The address that a call came to, of those that the installation answers at; null for one without the edge. */
export function addressOf<Env extends FrontCall>(c: Context<Env>): string | null {
  const origin = c.req.header(edgeHeaders.origin) ?? "";
  return URL.canParse(origin) ? new URL(origin).hostname : null;
}

import type { Context } from "hono";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { log } from "#protocol/log.ts";
import type { FrontCall } from "./call.ts";

interface Refused {
  event: "sign_in_refused" | "proof_refused" | "link_refused" | "renewal_refused" | "operation_refused";
  reason: string;
  /** Whose account it is about, or who was turned away; null for nobody's. What was typed stays out. */
  user: number | null;
  [more: string]: unknown;
}

/** A line for who watches: somebody was turned away, beside the request's own line with its status (ASVS 16.3). */
export function logRefusal(c: Pick<Context<FrontCall>, "req">, refused: Refused): void {
  log({
    level: "info",
    ...refused,
    request_id: c.req.header("x-request-id"),
    installation: c.req.header(edgeHeaders.installation),
    client_address: c.req.header(edgeHeaders.clientAddress),
  });
}

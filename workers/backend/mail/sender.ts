import type { Context } from "hono";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { Sender } from "../contract.ts";
import type { FrontCall } from "../operations/call.ts";

/** The agency's address that a request came to, as the edge knows it. */
export const senderOf = <Env extends FrontCall>(c: Context<Env>): Sender => ({
  origin: c.req.header(edgeHeaders.origin) ?? "",
  title: decodeURIComponent(c.req.header(edgeHeaders.title) ?? ""),
});

import type { Context } from "hono";
import { edgeHeaders } from "../edge-headers";
import type { FrontCall } from "./call";

/** In whose name a mail goes out: the title and the address of the agency, both from the tenant registry. */
export type Sender = { origin: string; title: string };

/** The agency's address that a request came to, as the edge knows it. */
export const senderOf = <Env extends FrontCall>(c: Context<Env>): Sender => ({
  origin: c.req.header(edgeHeaders.origin) ?? "",
  title: decodeURIComponent(c.req.header(edgeHeaders.title) ?? ""),
});

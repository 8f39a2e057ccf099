import type { Context } from "hono";
import type { FrontCall } from "#backend/operations/call.ts";
import { actorOf } from "#backend/operations/operation.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { inTurn } from "../turn.ts";

/**
 * Makes a document or a spreadsheet when those are made that the same person asked for before: each holds the only thread
 * for as long as it is made, and sixty at once would keep every colleague waiting.
 */
export const fileInTurn = (c: Context<FrontCall>, make: () => Promise<Response>): Promise<Response> =>
  inTurn(`${c.req.header(edgeHeaders.installation)} ${actorOf(c).id}`, make);

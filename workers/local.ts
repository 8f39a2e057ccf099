import * as build from "virtual:pages";
import { createEdge } from "./edge";
import type { EdgeEnv } from "./env";
import { mailbox } from "./local-mailbox";
import { packed } from "./local-packing";

const edge = createEdge(build, mailbox);

/**
 * The edge of a local run: with the page that shows captured mails, and what the platform does by itself. A deployment is
 * built from app.ts, without either.
 */
export default {
  fetch: async (request: Request, env: EdgeEnv, worker: ExecutionContext): Promise<Response> =>
    packed(request, await edge.fetch(request, env, worker)),
} satisfies ExportedHandler<EdgeEnv>;

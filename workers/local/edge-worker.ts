import * as build from "virtual:pages";
import { createEdge } from "#edge/app.ts";
import type { EdgeEnv } from "#edge/env.ts";
import { mailbox } from "./mailbox.ts";
import { packed } from "./packing.ts";
import { withoutJurisdictions } from "./without-jurisdictions.ts";

const edge = createEdge(build, mailbox);

/**
 * The edge of a local run: with the page that shows captured mails, and what the platform does by itself. A deployment is
 * built from app.ts, without either.
 */
export default {
  fetch: async (request: Request, bound: EdgeEnv, worker: ExecutionContext): Promise<Response> => {
    const env = { ...bound, INSTALLATIONS: withoutJurisdictions(bound.INSTALLATIONS) };
    return packed(request, await edge.fetch(request, env, worker));
  },
} satisfies ExportedHandler<EdgeEnv>;

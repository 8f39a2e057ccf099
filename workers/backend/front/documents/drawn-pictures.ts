import type { Context } from "hono";
import type { FrontCall } from "#backend/operations/call.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { logFault } from "#protocol/log.ts";

/** Pictures as they were drawn for documents, by the addresses of the files that they were drawn from. */
export interface DrawnPictures {
  /** Null for one that could not be drawn, undefined for one that never was. */
  find: (url: string) => Promise<Buffer | null | undefined>;
  keep: (url: string, drawn: Buffer | null) => Promise<void>;
}

/** Counts on when they come to look different: what was drawn before is not used again. */
const version = 1;

/**
 * Those of the caller's installation, in R2 beside the renderings: a name stands for one content for good, and what is gone
 * is drawn again. That one can be looked up or kept is no condition of showing it.
 */
export function drawnPictures(c: Context<FrontCall>): DrawnPictures {
  const keyOf = (url: string) =>
    `${c.req.header(edgeHeaders.installation)}/documents/pictures/${version}/${url.replace("/api/", "")}`;
  const failed = (error: unknown) => {
    logFault("documents", error);
  };
  return {
    find: async (url) => {
      const found = await c.env.FILES.get(keyOf(url)).catch(failed);
      if (!found) return undefined;
      return found.size > 0 ? Buffer.from(await found.arrayBuffer()) : null;
    },
    keep: async (url, drawn) => {
      await c.env.FILES.put(keyOf(url), drawn ?? new Uint8Array()).catch(failed);
    },
  };
}

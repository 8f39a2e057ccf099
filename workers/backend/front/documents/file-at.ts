import type { Context } from "hono";
import type { FrontCall } from "#backend/operations/call.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";

/** Bytes of a file that goes into a document at most. */
const largest = 10 * 1024 * 1024;

/** A file of the caller's installation by the address that the API has for it; null for any other address, or none. */
export async function fileAt(c: Context<FrontCall>, url: string): Promise<Buffer | null> {
  const [, path] = /^\/api\/((?:images|files)\/[\w-]+\.\w+)$/.exec(url) ?? [];
  if (!path) return null;
  const file = await c.env.FILES.get(`${c.req.header(edgeHeaders.installation)}/${path}`);
  return file && file.size <= largest ? Buffer.from(await file.arrayBuffer()) : null;
}

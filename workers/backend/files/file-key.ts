import type { Context } from "hono";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { FrontCall } from "../operations/call.ts";

/** What is kept of an installation: images of its look, which strangers see on the login page, and files of the office. */
export type Shelf = "images" | "files";

/** Where a file of the caller's installation is in R2. Each installation has its own prefix; a name is never a path. */
export const fileKey = <Env extends FrontCall>(
  c: Context<Env>,
  name: string,
  shelf: Shelf = "files",
): string => `${c.req.header(edgeHeaders.installation)}/${shelf}/${name}`;

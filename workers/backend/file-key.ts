import type { Context } from "hono";
import { edgeHeaders } from "../edge-headers";
import type { FrontCall } from "./call";

/** Where a file of the caller's installation is in R2. Each installation has its own prefix; a name is never a path. */
export const fileKey = <Env extends FrontCall>(c: Context<Env>, name: string): string =>
  `${c.req.header(edgeHeaders.installation)}/files/${name}`;

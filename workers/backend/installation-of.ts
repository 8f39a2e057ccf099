import { edgeHeaders } from "#protocol/edge-headers.ts";
import { installationIn } from "#protocol/installation-in.ts";
import type { Env } from "./env.ts";

/** The installation that a request belongs to, as the edge says. */
export function installationOf(request: Request, env: Env) {
  const name = request.headers.get(edgeHeaders.installation);
  if (!name) throw new Error("A request reached the backend without the edge");
  const jurisdiction = request.headers.get(edgeHeaders.jurisdiction) ?? undefined;
  return installationIn(env.INSTALLATIONS, { name, jurisdiction });
}

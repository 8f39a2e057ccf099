import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { Env } from "./env.ts";

/** The installation that a request belongs to. Only names from the tenant registry get here (design §6). */
export function installationOf(request: Request, env: Env) {
  const name = request.headers.get(edgeHeaders.installation);
  if (!name) throw new Error("A request reached the backend without the edge");
  const isEuropean = request.headers.get(edgeHeaders.jurisdiction) === "eu";
  const namespace = isEuropean ? env.INSTALLATIONS.jurisdiction("eu") : env.INSTALLATIONS;
  return namespace.get(namespace.idFromName(name));
}

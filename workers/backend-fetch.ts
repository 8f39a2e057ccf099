import { ApiError } from "../app/model/answer";
import { edgeHeaders } from "./edge-headers";
import type { EdgeEnv } from "./env";
import type { Tenant } from "./tenant";

/** Reaches the tenant's backend at a path that starts with a slash. */
export type Backend = (path: string, init: RequestInit) => Promise<Response>;

interface Visit {
  /** Where the tenant's pages are, for links in mails: the registry's host, never the request's word. */
  origin: string;
  clientAddress: string;
}

/** The backend that the registry names for a tenant: ours through the service binding, or theirs over https. */
export function backendOf(tenant: Tenant, env: EdgeEnv, visit: Visit): Backend {
  if (tenant.backend !== "embedded") {
    const { origin } = new URL(tenant.backend);
    return (path, init) => fetch(at(origin, path), init);
  }
  return (path, init) => {
    const headers = new Headers(init.headers);
    headers.set(edgeHeaders.installation, tenant.installation);
    if (tenant.jurisdiction) headers.set(edgeHeaders.jurisdiction, tenant.jurisdiction);
    headers.set(edgeHeaders.origin, visit.origin);
    headers.set(edgeHeaders.title, encodeURIComponent(tenant.title));
    headers.set(edgeHeaders.clientAddress, visit.clientAddress);
    return env.BACKEND.fetch(at("https://backend", path), { ...init, headers });
  };
}

/**
 * Joins a path to an origin without letting the path choose another host ("//elsewhere", "@elsewhere"). A parameter of a
 * page's address may hold "../": a path that climbs out of what was meant is nowhere.
 */
function at(origin: string, path: string): string {
  const url = new URL(origin);
  const [pathname = "/", ...query] = path.split("?");
  url.pathname = pathname;
  if (url.pathname.split("/").length < pathname.split(/[/\\]/).length)
    throw new ApiError(404, "errors.not_found");
  url.search = query.join("?");
  return url.href;
}

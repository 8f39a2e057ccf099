import { createHash, timingSafeEqual } from "node:crypto";
import { logFault } from "#protocol/log.ts";
import type { EdgeEnv } from "../env.ts";
import { misdirected } from "../gate/gate.ts";
import { hostname, isLocal } from "../gate/host.ts";
import { findTenant, listTenants, removeTenant, type Tenant } from "../tenant/tenant.ts";
import { refused } from "./answers.ts";
import { eraseTenant, exportTenant, listCopies, restoreTenant, takePiece } from "./archives.ts";
import { tellOfState } from "./rooms.ts";
import { addTenant, changeTenant, checkTenant, renewLiveSecret, showLiveSecret } from "./tenants.ts";

/** What can be done with a tenant that is there, by method and what follows the host in the path. */
const verbs: Record<string, (entry: Tenant, request: Request, env: EdgeEnv) => Promise<Response> | Response> =
  {
    "GET ": (entry) => Response.json({ data: entry }),
    "PATCH ": changeTenant,
    "DELETE ": async (entry, _, env) => {
      await removeTenant(env.TENANTS, entry.host);
      await tellOfState({ ...entry, state: "suspended" }, env);
      return Response.json({ data: entry });
    },
    "GET /check": checkTenant,
    "GET /export": exportTenant,
    "DELETE /data": eraseTenant,
    "GET /live-secret": showLiveSecret,
    "POST /live-secret": renewLiveSecret,
  };

/**
 * Managing tenants, on a host of its own that is nobody's installation. Anyone who does not hold the operator's token gets
 * the same neutral page as on any unknown host.
 */
export async function operate(request: Request, env: EdgeEnv): Promise<Response> {
  if (!isOperator(request, env)) return misdirected(request);
  const { method } = request;
  const { pathname } = new URL(request.url);
  if (pathname === "/tenants" && method === "GET")
    return Response.json({ data: await listTenants(env.TENANTS) });
  if (pathname === "/tenants" && method === "POST") return addTenant(request, env);
  if (pathname.startsWith("/archives/") && method === "PUT") return takePiece(request, env);
  if (pathname === "/mail-events" && method === "POST")
    return env.BACKEND.fetch("https://backend/mail-events", request);
  const { host, rest } = tenantIn(pathname);
  // Of hosts that are not there: not yet, or no more.
  if (host !== "" && method === "POST" && rest === "/restore") return restoreTenant(host, request, env);
  if (hostname(host) === host && method === "GET" && rest === "/copies")
    return listCopies(host, request, env);
  const entry = await findTenant(env.TENANTS, host);
  if (!entry) return refused(404, "No such tenant");
  return verbs[`${method} ${rest}`]?.(entry, request, env) ?? refused(405, "Not possible");
}

/** The host that a path of one tenant names, and what follows it; empty, which is no host, for any other path. */
function tenantIn(path: string): { host: string; rest: string } {
  const [, name = "", rest = ""] = path.match(/^\/tenants\/([^/]+)(\/[\w-]+)?$/) ?? [];
  try {
    return { host: decodeURIComponent(name), rest };
  } catch {
    return { host: "", rest };
  }
}

/** Characters of the token, at least: who guesses it manages every tenant, and guesses are not counted. */
const tokenLength = 32;

/**
 * Compared by hash, so that neither length nor content shows in the time it takes. Nobody's token is taken in the clear,
 * and one that is too short opens nothing.
 */
function isOperator(request: Request, env: EdgeEnv): boolean {
  const { protocol, hostname: host } = new URL(request.url);
  if (!env.OPERATOR_TOKEN || (protocol !== "https:" && !isLocal(host))) return false;
  if (env.OPERATOR_TOKEN.length < tokenLength) {
    logFault("operator", new Error(`OPERATOR_TOKEN needs ${tokenLength} characters at least`));
    return false;
  }
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const given = request.headers.get("authorization") ?? "";
  return timingSafeEqual(digest(given), digest(`Bearer ${env.OPERATOR_TOKEN}`));
}

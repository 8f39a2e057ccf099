import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { isAsset, serveAsset } from "./assets";
import { backendOf } from "./backend-fetch";
import { createContext } from "./context";
import type { EdgeEnv } from "./env";
import { guard, misdirected, pass } from "./gate";
import { hostOf, originOf } from "./host";
import { operate } from "./operator";
import { passThrough } from "./pass-through";
import { plainPage } from "./plain-page";
import { Session, scopeOf } from "./session";
import { addressesOf, findTenant, type Tenant } from "./tenant";
import { Visit } from "./visit";

/** Answers of a local run that a deployment does not have; null leaves a request to the edge. */
type Extra = (request: Request, tenant: Tenant, env: EdgeEnv) => Promise<Response> | null;

/** The edge Worker: the four steps of design §1, in their order. Nothing is done for a host that nobody has. */
export function createEdge(build: ServerBuild, extra: Extra = () => null) {
  const pages = createRequestHandler(build, "production");

  async function answer(incoming: Request, env: EdgeEnv, visit: Visit): Promise<Response> {
    const host = hostOf(incoming);
    if (host === null) return misdirected(incoming);
    if (host === env.OPERATOR_HOST) return operate(incoming, env);
    const tenant = await findTenant(env.TENANTS, host);
    if (tenant === null) return misdirected(incoming);
    visit.tenant = tenant.host;
    const request = pass(incoming, host);
    return request instanceof Response ? request : serve(request, tenant, env, visit);
  }

  async function serve(request: Request, tenant: Tenant, env: EdgeEnv, visit: Visit): Promise<Response> {
    const url = new URL(request.url);
    if (tenant.state === "suspended")
      return plainPage(503, request.headers.get("accept-language"), "suspended");
    if (isAsset(url)) return serveAsset(request, env);
    const local = extra(request, tenant, env);
    if (local) return local;

    const secure = url.protocol === "https:";
    const session = await Session.open(request, env.SESSION_SECRET, scopeOf(tenant), secure);
    const origin = originOf(tenant.host, url);
    const backend = backendOf(tenant, env, { origin, clientAddress: visit.clientAddress });
    if (/^\/(api|parties)(\/|$)/.test(url.pathname))
      return passThrough(request, { tenant, backend, session, visit });

    const { requestId, nonce } = visit;
    const timed = (milliseconds: number) => visit.backendTook(milliseconds);
    const addresses = () => addressesOf(env.TENANTS, tenant.installation);
    const context = await createContext({
      ...{ request, tenant, backend, session, requestId, nonce, timed, addresses },
    });
    const page = await pages(request, context);
    const answered = new Response(page.body, page);
    await session.commit(answered.headers);
    return answered;
  }

  return {
    async fetch(incoming: Request, env: EdgeEnv): Promise<Response> {
      const visit = new Visit(incoming);
      try {
        const response = await answer(incoming, env, visit);
        // A socket's answer cannot be rebuilt: it carries the socket.
        return visit.end(response.webSocket ? response : guard(response, visit));
      } catch (error) {
        visit.fault(error);
        return visit.end(guard(plainPage(500, incoming.headers.get("accept-language"), "fault"), visit));
      }
    },
  } satisfies ExportedHandler<EdgeEnv>;
}

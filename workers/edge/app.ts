import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { bearerIn } from "#protocol/bearer.ts";
import { isAsset, serveAsset } from "./assets.ts";
import { createContext } from "./context.ts";
import type { EdgeEnv } from "./env.ts";
import { canonicalPath } from "./gate/canonical-path.ts";
import { misdirected, sanitisedRequest, withSecurityHeaders } from "./gate/gate.ts";
import { hostOf, originOf } from "./gate/host.ts";
import { withReadOnly } from "./gate/only-read.ts";
import { withPlainIds } from "./gate/plain-ids.ts";
import { enterRelayedRoom } from "./live/door.ts";
import { type Later, reach } from "./live/relayed.ts";
import { receiveWebhook, webhookPath } from "./live/webhook.ts";
import { operate } from "./operator/operator.ts";
import { plainAnswer } from "./pages/plain-page.ts";
import { fileErrorOnPage, formErrorOnPage } from "./pages/refusal-on-page.ts";
import { backendOf } from "./proxy/backend-fetch.ts";
import { monitored } from "./proxy/health.ts";
import { passThrough } from "./proxy/pass-through.ts";
import { RequestTrace } from "./request-trace.ts";
import { type Cookies, openCookies } from "./session/cookies.ts";
import { addressesOf, findTenant, type Tenant } from "./tenant/tenant.ts";

/** Answers of a local run that a deployment does not have; null leaves a request to the edge. */
type Extra = (request: Request, tenant: Tenant, env: EdgeEnv) => Promise<Response> | null;

/** What serves one request. */
interface Serving {
  env: EdgeEnv;
  trace: RequestTrace;
  later: Later;
}

const isUnder = (folder: string, { pathname }: URL) => `${pathname}/`.startsWith(`/${folder}/`);

/** The edge Worker: the four steps of design §1, in their order. Nothing is done for a host that nobody has. */
export function createEdge(build: ServerBuild, extra: Extra = () => null) {
  const pages = createRequestHandler(withReadOnly(withPlainIds(build)), "production");

  async function answer(incoming: Request, { env, trace, later }: Serving): Promise<Response> {
    const host = hostOf(trace.url, incoming.headers.get("host"));
    if (host === null) return misdirected(incoming);
    if (host === env.OPERATOR_HOST) return operate(incoming, env);
    const tenant = await findTenant(env.TENANTS, host);
    if (tenant === null) return misdirected(incoming);
    trace.tenant = tenant.host;
    const request = sanitisedRequest(incoming, trace.url, host);
    return request instanceof Response ? request : serve(request, tenant, { env, trace, later });
  }

  async function serve(request: Request, tenant: Tenant, { env, trace, later }: Serving): Promise<Response> {
    const { url, clientAddress } = trace;
    const origin = originOf(tenant.host, url);
    const state = monitored(url.pathname, () => backendOf(tenant, env, { origin, clientAddress }));
    if (state) return state;
    if (tenant.state === "suspended") return plainAnswer(503, request, "suspended");
    if (isAsset(url)) return serveAsset(request, env);
    const local = extra(request, tenant, env);
    if (local) return local;

    const cookies = await openCookies(request, tenant, env, trace.secure);
    const { session, browser } = cookies;
    const reached = reach(tenant, env, { origin, clientAddress, jar: session, browser, later });
    const { backend, room } = reached;
    if (room && url.pathname === webhookPath) return receiveWebhook(request, tenant, env, room);
    if (isUnder("api", url) || (isUnder("parties", url) && !room)) {
      const passed = await passThrough(request, { tenant, backend, session, trace });
      const page = await fileErrorOnPage(request, origin, { ...passed, session });
      if (page) await session.commit(page);
      return page ?? passed.answer;
    }

    const straight = canonicalPath(url);
    if (straight !== null) return new Response(null, { status: 308, headers: { Location: straight } });
    return answerPage(pages, { request, tenant, origin, cookies, reached, env, trace });
  }

  return {
    async fetch(
      incoming: Request,
      env: EdgeEnv,
      worker: Pick<ExecutionContext, "waitUntil">,
    ): Promise<Response> {
      const trace = new RequestTrace(incoming, env.REQUEST_LOG);
      const later: Later = (work) => worker.waitUntil(work);
      try {
        const response = await answer(incoming, { env, trace, later });
        // A socket's answer cannot be rebuilt: it carries the socket.
        return trace.end(response.webSocket ? response : withSecurityHeaders(response, trace));
      } catch (error) {
        trace.fault(error);
        return trace.end(withSecurityHeaders(plainAnswer(500, incoming, "fault"), trace));
      }
    },
  } satisfies ExportedHandler<EdgeEnv>;
}

interface PageRequest extends Omit<Serving, "later"> {
  request: Request;
  tenant: Tenant;
  origin: string;
  cookies: Cookies;
  reached: ReturnType<typeof reach>;
}

/** Answers with a page; under /parties lets into the room that pages are told by. */
async function answerPage(
  pages: RequestHandler,
  { request, tenant, origin, cookies, reached: { backend, room }, env, trace }: PageRequest,
): Promise<Response> {
  const { session } = cookies;
  const isLive = isUnder("parties", trace.url);
  // Programs come to the room with a token of their own, as to the API.
  const token = (isLive && bearerIn(request.headers)) || session.token;
  const context = await createContext({
    request,
    tenant,
    backend,
    cookies,
    token,
    trace,
    addresses: () => addressesOf(env.TENANTS, tenant.installation),
    newestEvent: async () => (room ? room.newest() : null),
  });
  if (room && isLive) return enterRelayedRoom(request, token, context, room);
  const page = await pages(request, context);
  const answered =
    (await formErrorOnPage(request, origin, { answer: page, isOurs: true, session })) ??
    new Response(page.body, page);
  await cookies.commit(answered);
  return answered;
}

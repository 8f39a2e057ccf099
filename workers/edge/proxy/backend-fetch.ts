import { ApiError } from "#model/answer/api-error.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { installationIn } from "#protocol/installation-in.ts";
import type { EdgeEnv } from "../env.ts";
import { showXsrf, takeXsrf, type XsrfJar } from "../gate/xsrf.ts";
import { addressesOf, type Tenant } from "../tenant/tenant.ts";
import { circuitOf, routeOf } from "./circuit.ts";
import { isForFront } from "./front-routes.ts";

/** What a backend is asked. The headers are given away: they are written on, as copying them costs more than that. */
export type Asking = Omit<RequestInit, "headers"> & { headers?: Headers };

/** Reaches the tenant's backend at a path that starts with a slash. */
export type Backend = (path: string, asking: Asking) => Promise<Response>;

interface Visit {
  /** Where the tenant's pages are, for links in mails: the registry's host, never the request's word. */
  origin: string;
  clientAddress: string;
  /** What a backend of an agency's own sets for its writes, kept for this browser. */
  jar?: XsrfJar | undefined;
  /** What is said of this browser to the embedded backend alone. */
  browser?: { readonly vouched: string | null } | undefined;
}

/** The backend that the registry names for a tenant: ours by its bindings, or theirs over https. */
export function backendOf(tenant: Tenant, env: EdgeEnv, trace: Visit): Backend {
  if (tenant.backend !== "embedded") {
    return foreignBackend(new URL(tenant.backend).origin, trace.jar);
  }
  return async (path, { headers = new Headers(), ...init }) => {
    const url = at("https://backend", path);
    const named = url.searchParams.get("address");
    if (named !== null) headers.set(edgeHeaders.addresses, await hostsBeside(tenant, named, env));
    for (const [name, value] of installationHeaders(tenant)) headers.set(name, value);
    headers.set(edgeHeaders.origin, trace.origin);
    headers.set(edgeHeaders.title, encodeURIComponent(tenant.title));
    headers.set(edgeHeaders.clientAddress, trace.clientAddress);
    const vouched = trace.browser?.vouched;
    if (vouched) headers.set(edgeHeaders.knownBrowser, vouched);
    const backend = isForFront(init.method ?? "GET", url.pathname)
      ? env.BACKEND
      : installationIn(env.INSTALLATIONS, { name: tenant.installation, jurisdiction: tenant.jurisdiction });
    return backend.fetch(url.href, { ...init, headers });
  };
}

/** The hosts of the installation, of which a call names one; as a rule its own, and then the registry is not asked. */
async function hostsBeside({ host, installation }: Tenant, named: string, env: EdgeEnv): Promise<string> {
  if (named === host) return host;
  return (await addressesOf(env.TENANTS, installation)).map((address) => address.host).join(",");
}

/** Whose objects the embedded backend works with, and where they have to stay. */
export const installationHeaders = ({ installation, jurisdiction }: Tenant): [string, string][] => [
  [edgeHeaders.installation, installation],
  ...(jurisdiction ? [[edgeHeaders.jurisdiction, jurisdiction] satisfies [string, string]] : []),
];

/** A backend that we do not control: asked again where that is safe, and left alone while it does not answer. */
function foreignBackend(origin: string, jar: XsrfJar | undefined): Backend {
  const circuit = circuitOf(origin);
  return async (path, { headers = new Headers(), ...init }) => {
    const url = at(origin, path).href;
    const isReading = readings.has(init.method ?? "GET");
    if (!isReading) showXsrf(headers, jar);
    const call = () => (isReading ? twice : fetch)(url, { ...init, headers });
    const isOurs = init.body instanceof ReadableStream;
    const answer = await circuit.through(routeOf(url), call, { isOurs, signal: init.signal });
    takeXsrf(answer, jar);
    return answer;
  };
}

const readings = new Set(["GET", "HEAD"]);

/**
 * A reading whose connection failed before any answer, once more: it may have rested and been closed. A write is never
 * repeated, as nobody knows whether it was done.
 */
async function twice(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return fetch(url, init);
  }
}

/**
 * Joins a path to an origin without letting the path choose another host ("//elsewhere", "@elsewhere"). A parameter of a
 * page's address may hold "../": a path that climbs out of what was meant is nowhere.
 */
function at(origin: string, path: string): URL {
  const url = new URL(origin);
  const [pathname = "/", ...query] = path.split("?");
  url.pathname = pathname;
  if (url.pathname.split("/").length < pathname.split(/[/\\]/).length)
    throw new ApiError(404, "errors.not_found");
  url.search = query.join("?");
  return url;
}

import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { email, language, requiredText } from "../app/model/fields";

import { backendOf } from "./backend-fetch";
import type { EdgeEnv } from "./env";
import { misdirected } from "./gate";
import { hostname, isLocal, originOf } from "./host";
import { findTenant, listTenants, removeTenant, saveTenant, type Tenant, tenant } from "./tenant";

/** A new tenant; one on the embedded backend gets its first administrator. */
const addition = tenant
  .omit({ state: true })
  .partial({ installation: true })
  .extend({ admin: z.object({ name: requiredText(120), email, language }).optional() });

/** What of a tenant can be changed. Each only when it is named: a new title resumes nobody. */
const amendment = z
  .object({ title: tenant.shape.title, state: tenant.shape.state.unwrap(), backend: tenant.shape.backend })
  .partial();

/**
 * Managing tenants, on a host of its own that is nobody's installation. Whoever does not hold the operator's token gets
 * the same neutral page as on any unknown host.
 */
export async function operate(request: Request, env: EdgeEnv): Promise<Response> {
  if (!isOperator(request, env)) return misdirected(request);
  const { method } = request;
  const { pathname } = new URL(request.url);
  if (pathname === "/tenants" && method === "GET")
    return Response.json({ data: await listTenants(env.TENANTS) });
  if (pathname === "/tenants" && method === "POST") return add(request, env);
  const entry = await findTenant(env.TENANTS, hostIn(pathname));
  if (!entry) return refused(404, "No such tenant");
  if (method === "GET") return Response.json({ data: entry });
  if (method === "PATCH") return change(entry, request, env);
  if (method === "DELETE") {
    await removeTenant(env.TENANTS, entry.host);
    return Response.json({ data: entry });
  }
  return refused(405, "Not possible");
}

const refused = (status: number, message: string) => Response.json({ message }, { status });

/** The host that a path of one tenant names; empty, which is no host, for any other path. */
function hostIn(path: string): string {
  const [, name = ""] = path.match(/^\/tenants\/([^/]+)$/) ?? [];
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
}

/** A body that is no JSON is undefined, which no schema takes. */
const readBody = (request: Request): Promise<unknown> => request.json().catch(() => undefined);

async function add(request: Request, env: EdgeEnv): Promise<Response> {
  const read = addition.safeParse(await readBody(request));
  if (!read.success) return refused(422, z.prettifyError(read.error));
  const host = hostname(read.data.host);
  if (host === null || host === env.OPERATOR_HOST) return refused(422, "Not a host name for a tenant");
  const { admin, installation = installationNamedAfter(host), ...rest } = read.data;
  const checked = tenant.safeParse({ ...rest, host, installation });
  if (!checked.success) return refused(422, z.prettifyError(checked.error));
  const entry = checked.data;
  const others = await listTenants(env.TENANTS);
  if (others.some((other) => other.host === host)) return refused(409, `${host} exists already`);
  const sharing = others.find((other) => other.installation === installation);
  if (sharing && sharing.jurisdiction !== entry.jurisdiction)
    return refused(422, `${sharing.host} keeps that installation in another jurisdiction`);

  const origin = originOf(host, new URL(request.url));
  // First, so that what fails here can simply be asked for again.
  const token = admin && entry.backend === "embedded" ? await found(entry, admin, env, origin) : null;
  await saveTenant(env.TENANTS, entry);
  return Response.json(
    { data: entry, link: token && `${origin}/renew-password-form/${token}` },
    { status: 201 },
  );
}

/**
 * The installation of a host that names none. No two hosts get the same one, not even `my-shop.lv` and `my.shop.lv`, and
 * not after the other was removed: its data is kept.
 */
const installationNamedAfter = (host: string): string => host.replaceAll("-", "--").replaceAll(".", "-");

/** Makes the installation's first administrator; null when it has one with a password. */
async function found(entry: Tenant, admin: unknown, env: EdgeEnv, origin: string): Promise<string | null> {
  const backend = backendOf(entry, env, { origin, clientAddress: "" });
  const answer = await backend("/found", { method: "POST", body: JSON.stringify(admin) });
  return z.object({ token: z.string().nullable() }).parse(await answer.json()).token;
}

async function change(entry: Tenant, request: Request, env: EdgeEnv): Promise<Response> {
  const read = amendment.safeParse(await readBody(request));
  if (!read.success) return refused(422, z.prettifyError(read.error));
  const changed = { ...entry, ...read.data };
  await saveTenant(env.TENANTS, changed);
  return Response.json({ data: changed });
}

/** Compared by hash, so that neither length nor content shows in the time it takes. Nobody's token is taken in the clear. */
function isOperator(request: Request, env: EdgeEnv): boolean {
  const { protocol, hostname: host } = new URL(request.url);
  if (!env.OPERATOR_TOKEN || (protocol !== "https:" && !isLocal(host))) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const given = request.headers.get("authorization") ?? "";
  return timingSafeEqual(digest(given), digest(`Bearer ${env.OPERATOR_TOKEN}`));
}

import { randomInt } from "node:crypto";
import { z } from "zod";
import { email, language, requiredText } from "#model/answer/fields.ts";
import type { EdgeEnv } from "../env.ts";
import { hostname, originOf } from "../gate/host.ts";
import { liveSecret } from "../live/webhook.ts";
import { backendOf } from "../proxy/backend-fetch.ts";
import { healthOf } from "../proxy/health.ts";
import { readTenant, saveTenant, type Tenant, tenant, tenantsOf } from "../tenant/tenant.ts";
import { readBody, refused, refusedBody } from "./answers.ts";
import { tellInstallation, tellOfState, tellRoomsOfMove } from "./rooms.ts";

/** A new tenant; one on the embedded backend gets its first administrator. */
const addition = tenant
  .omit({ state: true })
  .partial({ installation: true })
  .extend({ admin: z.object({ name: requiredText(120), email, language }).optional() });

/** What of a tenant can be changed. Each only when it is named: a new title resumes nobody. */
const amendment = z
  .object({ title: tenant.shape.title, state: tenant.shape.state.unwrap(), backend: tenant.shape.backend })
  .partial();

export async function addTenant(request: Request, env: EdgeEnv): Promise<Response> {
  const read = addition.safeParse(await readBody(request));
  if (!read.success) return refusedBody(read.error);
  const { admin, ...wanted } = read.data;
  const entry = await newTenant(wanted, env);
  if (entry instanceof Response) return entry;

  const origin = originOf(entry.host, new URL(request.url));
  const isNamed = entry.backend === "embedded" && !admin && wanted.installation !== undefined;
  if (isNamed && !(await hasPeople(entry, env, origin)) && !(await isShared(entry, env)))
    return refused(422, `There is no installation ${entry.installation}`);
  // First, so that what fails here can simply be asked for again.
  const token = admin && entry.backend === "embedded" ? await found(entry, admin, env, origin) : null;
  if (admin && entry.backend === "embedded" && token === null) return refused(409, keptIn(entry));
  await saveTenant(env.TENANTS, entry);
  // Its installation may have had this host before.
  await tellInstallation(entry, true, env);
  return Response.json(
    { data: entry, link: token && `${origin}/renew-password-form/${token}` },
    { status: 201 },
  );
}

/** Nobody new gets in where others have worked, and nobody is let in again by chance. */
const keptIn = ({ host, installation }: Tenant) =>
  `Installation ${installation} keeps what was there before, and its people. To take it on as it is: ` +
  `add ${host} --installation ${installation}. Then remove ${host} --data deletes it.`;

type Wanted = Omit<Tenant, "state" | "installation"> & { installation?: string | undefined };

/** A tenant as it would be registered, or why it cannot be. */
export async function newTenant(wanted: Wanted, env: EdgeEnv): Promise<Tenant | Response> {
  const host = hostname(wanted.host);
  // No page can be at a name with an underscore: nobody gives a certificate for it. A port is no part of the name: anyone who
  // types one expects it to be served.
  if (host === null || host.includes("_") || wanted.host.includes(":") || host === env.OPERATOR_HOST)
    return refused(422, `Not a host name for a tenant: ${wanted.host}`);
  const { installation = installationNamedAfter(host), ...rest } = wanted;
  const checked = tenant.safeParse({ ...rest, host, installation });
  if (!checked.success) return refusedBody(checked.error);
  const entry = checked.data;
  if (await readTenant(env.TENANTS, host)) return refused(409, `${host} exists already`);
  const [sharing] = await tenantsOf(env.TENANTS, installation);
  if (sharing && sharing.jurisdiction !== entry.jurisdiction)
    return refused(422, `${sharing.host} keeps that installation in another jurisdiction`);
  // They would share a live room, and with it what is told there.
  if (sharing && sharing.backend !== entry.backend)
    return refused(422, `${sharing.host} has that installation with another backend`);
  if (entry.backend === "embedded") return entry;
  return { ...entry, live_secret: sharing ? sharing.live_secret : otherSecret() };
}

/** The number of a secret that never was one before, not even of a host that was removed and is added again. */
const otherSecret = (): number => randomInt(1, 2 ** 47);

/**
 * The installation of a host that names none. No two hosts get the same one, not even `my-shop.lv` and `my.shop.lv`, and
 * not after the other was removed: its data is kept.
 */
export const installationNamedAfter = (host: string): string =>
  host.replaceAll("-", "--").replaceAll(".", "-");

/** Makes the installation's first administrator; null when it has people already. */
async function found(entry: Tenant, admin: unknown, env: EdgeEnv, origin: string): Promise<string | null> {
  const backend = backendOf(entry, env, { origin, clientAddress: "" });
  const answer = await backend("/found", { method: "POST", body: JSON.stringify(admin) });
  return z.object({ token: z.string().nullable() }).parse(await answer.json()).token;
}

const isShared = async ({ installation }: Tenant, env: EdgeEnv): Promise<boolean> =>
  (await tenantsOf(env.TENANTS, installation)).length > 0;

async function hasPeople(entry: Tenant, env: EdgeEnv, origin: string): Promise<boolean> {
  const answer = await backendOf(entry, env, { origin, clientAddress: "" })("/people", { method: "GET" });
  return z.object({ hasPeople: z.boolean() }).parse(await answer.json()).hasPeople;
}

/** Whether a tenant's backend answers, and how fast. */
export async function checkTenant(entry: Tenant, request: Request, env: EdgeEnv): Promise<Response> {
  const origin = originOf(entry.host, new URL(request.url));
  return Response.json({ data: await healthOf(backendOf(entry, env, { origin, clientAddress: "" })) });
}

export async function changeTenant(entry: Tenant, request: Request, env: EdgeEnv): Promise<Response> {
  const read = amendment.safeParse(await readBody(request));
  if (!read.success) return refusedBody(read.error);
  const changed = { ...entry, ...read.data };
  // Also where it has that backend by now: the room may not have been told of it.
  if (read.data.backend) return moveTenant(entry, changed, env);
  await saveTenant(env.TENANTS, changed);
  if (read.data.state) await tellOfState(changed, env);
  return Response.json({ data: changed });
}

/** Another backend: of every host of the installation, whose live room they share. The one before signs nothing any more. */
async function moveTenant(entry: Tenant, changed: Tenant, env: EdgeEnv): Promise<Response> {
  const { installation, backend, host } = changed;
  const moved = {
    ...changed,
    live_secret: backend === entry.backend ? entry.live_secret : secretOf(backend),
  };
  const { live_secret } = moved;
  const others = (await tenantsOf(env.TENANTS, installation)).filter((one) => one.host !== host);
  for (const one of others) await saveTenant(env.TENANTS, { ...one, backend, live_secret });
  await saveTenant(env.TENANTS, moved);
  for (const one of [entry, ...others]) await tellInstallation(one, false, env);
  for (const one of [moved, ...others])
    await tellInstallation({ ...one, backend }, one.state === "active", env);
  await tellRoomsOfMove(moved, others, env);
  return Response.json({ data: moved });
}

const secretOf = (backend: Tenant["backend"]): number | undefined =>
  backend === "embedded" ? undefined : otherSecret();

/** The secret with which a tenant's own backend signs what it tells the live room. */
export const showLiveSecret = (entry: Tenant, _: Request, env: EdgeEnv): Response =>
  entry.backend === "embedded"
    ? refused(422, "The embedded backend signs nothing")
    : Response.json({ data: { secret: liveSecret(entry, env) } });

/** Makes another one: the one before counts no more. */
export async function renewLiveSecret(entry: Tenant, request: Request, env: EdgeEnv): Promise<Response> {
  const renewed = { ...entry, live_secret: otherSecret() };
  if (entry.backend !== "embedded") await saveTenant(env.TENANTS, renewed);
  return showLiveSecret(renewed, request, env);
}

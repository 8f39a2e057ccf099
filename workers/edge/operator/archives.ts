import { z } from "zod";
import { logFault } from "#protocol/log.ts";
import type { EdgeEnv } from "../env.ts";
import { originOf } from "../gate/host.ts";
import { backendOf } from "../proxy/backend-fetch.ts";
import { findTenant, removeTenant, saveTenant, type Tenant, tenant, tenantsOf } from "../tenant/tenant.ts";
import { readBody, refused, refusedBody } from "./answers.ts";
import { tellInstallation } from "./rooms.ts";
import { installationNamedAfter, newTenant } from "./tenants.ts";

/** The embedded backend in the name of a tenant, or why there is nothing of it here. */
function keeperOf(entry: Tenant, request: Request, env: EdgeEnv) {
  if (entry.backend !== "embedded")
    return refused(422, `The data of ${entry.host} is with its own backend, ${entry.backend}, and not here`);
  const origin = originOf(entry.host, new URL(request.url));
  return backendOf(entry, env, { origin, clientAddress: "" });
}

/** Everything that a tenant's installation holds, as one file. */
export async function exportTenant(entry: Tenant, request: Request, env: EdgeEnv): Promise<Response> {
  const backend = keeperOf(entry, request, env);
  return backend instanceof Response ? backend : backend("/export", { method: "GET" });
}

/** A piece of an archive that is going to be restored: `PUT /archives/<upload>/<number>`. */
export function takePiece(request: Request, env: EdgeEnv): Promise<Response> {
  const path = new URL(request.url).pathname.replace("/archives/", "/pieces/");
  return env.BACKEND.fetch(`https://backend${path}`, request);
}

/** The nightly copies of an installation, also of a host that was removed: `?installation=` names one of another name. */
export async function listCopies(host: string, request: Request, env: EdgeEnv): Promise<Response> {
  const named = new URL(request.url).searchParams.get("installation");
  const installation = named ?? installationNamedAfter(host);
  const there = named === null ? await findTenant(env.TENANTS, host) : null;
  const read = tenant.safeParse(there ?? { host, title: host, installation, backend: "embedded" });
  if (!read.success) return refusedBody(read.error);
  const backend = keeperOf(read.data, request, env);
  return backend instanceof Response ? backend : backend("/copies", { method: "GET" });
}

/** A host that gets the data of an archive: a new one, like one that is added. */
const restoring = tenant.pick({ title: true, jurisdiction: true }).extend({
  installation: tenant.shape.installation.optional(),
  archive: z.union([
    z.object({ upload: z.uuid(), pieces: z.int().min(1).max(2_000) }),
    z.object({
      copy: z.object({
        installation: tenant.shape.installation.optional(),
        name: z.string().regex(/^[\dT-]{23}$/, "No name of a copy"),
      }),
    }),
  ]),
});

/** Registers a host whose installation is what an archive holds. The archive is refused as a whole or taken as a whole. */
export async function restoreTenant(host: string, request: Request, env: EdgeEnv): Promise<Response> {
  const read = restoring.safeParse(await readBody(request));
  if (!read.success) return refusedBody(read.error);
  const { archive, ...wanted } = read.data;
  const entry = await newTenant({ ...wanted, host, backend: "embedded" }, env);
  if (entry instanceof Response) return entry;
  const backend = keeperOf(entry, request, env);
  if (backend instanceof Response) return backend;
  const answer = await backend("/restore", { method: "POST", body: JSON.stringify(archive) });
  if (!answer.ok) return answer;
  const { data } = z.object({ data: z.unknown() }).parse(await answer.json());
  await saveTenant(env.TENANTS, entry);
  await tellInstallation(entry, true, env);
  return Response.json({ data: entry, restored: data }, { status: 201 });
}

/** Takes a tenant away together with everything that its installation holds. */
export async function eraseTenant(entry: Tenant, request: Request, env: EdgeEnv): Promise<Response> {
  const backend = keeperOf(entry, request, env);
  if (backend instanceof Response) return backend;
  const sharing = (await tenantsOf(env.TENANTS, entry.installation)).find(({ host }) => host !== entry.host);
  if (sharing) return refused(409, `${sharing.host} has the same installation: remove that host first`);
  // First: nobody may write while everything goes.
  await removeTenant(env.TENANTS, entry.host);
  const answer = await backend(`/data${new URL(request.url).search}`, { method: "DELETE" }).catch(
    (error: unknown) => logFault("operator", error, { host: entry.host }),
  );
  // Put back, it can be asked for again: what is gone by then is in nobody's way.
  if (!answer?.ok) {
    await saveTenant(env.TENANTS, entry);
    return refused(502, `The data of ${entry.host} could not be deleted; the host was put back`);
  }
  return Response.json({ data: entry });
}

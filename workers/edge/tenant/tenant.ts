import { z } from "zod";
import { isSeen } from "#model/text/plain-line.ts";
import { hostname, isLocal } from "../gate/host.ts";

const kinds = 'A backend is "embedded" or an origin with https, such as https://api.agency.lv';

/** An address and the installation behind it, as the registry in KV says (design §1). */
export const tenant = z.object({
  host: z.string(),
  /** The name of the installation; two addresses may share one. */
  installation: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]{0,62}$/,
      "The name of an installation has lower-case letters, digits and hyphens, 63 at most",
    ),
  /** The company title that the interface shows at this address (specification §1). */
  title: z.string().trim().max(80, "A title has 80 characters at most").refine(isSeen, "A title is missing"),
  /** "embedded", or where the agency's own backend answers: `https://api.agency.lv`. */
  backend: z.union(
    [z.literal("embedded"), z.url({ protocol: /^https?$/ }).refine(isBackend, { error: kinds })],
    {
      error: kinds,
    },
  ),
  state: z.enum(["active", "suspended"]).default("active"),
  jurisdiction: z.literal("eu").optional(),
  /** Counts the secrets with which a backend of an agency's own signs what it tells (live/webhook.ts). */
  live_secret: z.number().int().min(1).optional(),
});
export type Tenant = z.infer<typeof tenant>;

const key = (host: string) => `host:${host}`;

/** Tenants read lately. A removed one is gone everywhere within `freshFor` and KV's own delay of up to a minute. */
const known = new Map<string, { tenant: Tenant; until: number }>();
const freshFor = 5_000;

/**
 * The one place where a host becomes a tenant. Null means nobody: no default, nothing looked up further (domain H14).
 * `host` is what the request named; it is made canonical first.
 */
export async function findTenant(registry: KVNamespace, host: string): Promise<Tenant | null> {
  // What is known is known by its canonical name.
  const name = known.has(host) ? host : hostname(host);
  if (name === null) return null;
  const cached = known.get(name);
  if (cached && cached.until > Date.now()) return cached.tenant;
  const found = await readTenant(registry, name);
  known.delete(name);
  if (found) known.set(name, { tenant: found, until: Date.now() + freshFor });
  return found;
}

/** What the registry says of a canonical host at this moment; null where it says nothing that can be read. */
export async function readTenant(registry: KVNamespace, host: string): Promise<Tenant | null> {
  const found = tenant.safeParse(await registry.get(key(host), "json"));
  return found.success && found.data.host === host ? found.data : null;
}

export async function saveTenant(registry: KVNamespace, entry: Tenant): Promise<void> {
  const { installation, title } = entry;
  await registry.put(key(entry.host), JSON.stringify(entry), { metadata: { installation, title } });
  known.delete(entry.host);
}

export async function removeTenant(registry: KVNamespace, host: string): Promise<void> {
  await registry.delete(key(host));
  known.delete(host);
}

/** All tenants, in the order of their hosts. */
export async function listTenants(registry: KVNamespace): Promise<Tenant[]> {
  const entries: Tenant[] = [];
  let cursor: string | undefined;
  do {
    const page = await registry.list({ prefix: "host:", cursor });
    const values = await Promise.all(page.keys.map(({ name }) => registry.get(name, "json")));
    entries.push(...values.flatMap((value) => tenant.safeParse(value).data ?? []));
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor);
  return entries;
}

/** All tenants of an installation, in the order of their hosts. */
export async function tenantsOf(registry: KVNamespace, installation: string): Promise<Tenant[]> {
  const addresses = await addressesOf(registry, installation);
  const tenants = await Promise.all(addresses.map(({ host }) => readTenant(registry, host)));
  return tenants.filter((found) => found !== null);
}

const listed = z.object({ installation: z.string(), title: z.string() });

/**
 * The addresses of an installation, in their order. What each belongs to stands in its key's metadata, so that a list of
 * a thousand tenants is one reading; what was saved without it is read by itself.
 */
export async function addressesOf(
  registry: KVNamespace,
  installation: string,
): Promise<{ host: string; title: string }[]> {
  const found: { host: string; title: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await registry.list({ prefix: "host:", cursor });
    const entries = page.keys.map(async ({ name, metadata }) => {
      const known =
        listed.safeParse(metadata).data ?? listed.safeParse(await registry.get(name, "json")).data;
      const host = name.slice(key("").length);
      return known?.installation === installation ? [{ host, title: known.title }] : [];
    });
    found.push(...(await Promise.all(entries)).flat());
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor);
  return found;
}

/**
 * A backend is an origin: no path, query, or credentials that a joined path could escape from. Tokens and passwords go
 * there, so only this machine's own may do without https.
 */
function isBackend(url: string): boolean {
  // What is no address at all is refused before, and read here all the same.
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname: name } = new URL(url);
  const isSafe = protocol === "https:" || isLocal(name) || name === "127.0.0.1";
  return isSafe && (url === origin || url === `${origin}/`);
}

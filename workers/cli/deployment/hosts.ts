import { bad, type Finding, good } from "../findings.ts";
import type { Account } from "./account.ts";
import { catches, hostOf, type Plan, type Route } from "./configuration.ts";

interface Zone {
  id: string;
  name: string;
}

interface DnsRecord {
  name: string;
  type: string;
  content: string;
  proxied?: boolean;
}

/** Addresses that lead nowhere: records that are there for a Worker's sake (docs/operations.md). */
const nowhere = ["100::", "192.0.2.1"];

/** Whether the hosts of a plan are free, and what else its routes would catch. */
export async function checkHosts(
  account: Account,
  plan: Plan,
  alsoCaught: readonly string[],
): Promise<Finding[]> {
  const listed = await account.list<Zone>(`/zones?account.id=${account.id}`);
  // A zone may lie within another one.
  const zones = listed.sort((one, other) => other.name.length - one.name.length);
  const findings = plan.routes.map((route) => {
    const host = hostOf(route);
    const name = route.zone_name ?? host.replace(/^\*\.?/, "");
    const zone = zones.find((one) => name === one.name || name.endsWith(`.${one.name}`));
    if (!zone) return [bad(`${host} is in no zone of this account`)];
    return route.custom_domain
      ? checkDomain(account, plan, zone, host)
      : checkRoute(account, plan, zone, route, alsoCaught);
  });
  return (await Promise.all(findings)).flat();
}

/** A host that the deployment makes a DNS record and a certificate for. */
async function checkDomain({ id, list }: Account, plan: Plan, zone: Zone, host: string): Promise<Finding[]> {
  const at = encodeURIComponent(host);
  const [domain] = await list<{ service: string }>(`/accounts/${id}/workers/domains?hostname=${at}`);
  if (domain?.service === plan.names.edge) return [good(`${host} leads to the edge`)];
  if (domain) return [bad(`${host} leads to the Worker ${domain.service}`)];
  const [record] = await list<DnsRecord>(`/zones/${zone.id}/dns_records?name=${at}`);
  return [
    record
      ? bad(`${host} has a DNS record already (${record.type} ${record.content}): take it away first`)
      : good(`${host} is free`),
  ];
}

/** A pattern: another Worker may have it, and hosts of the zone that lead elsewhere today may match it. */
async function checkRoute(
  { list }: Account,
  { routes, names }: Plan,
  zone: Zone,
  route: Route,
  alsoCaught: readonly string[],
): Promise<Finding[]> {
  const { pattern } = route;
  const [taken, records] = await Promise.all([
    list<{ pattern: string; script?: string }>(`/zones/${zone.id}/workers/routes`),
    list<DnsRecord>(`/zones/${zone.id}/dns_records`),
  ]);
  const other = taken.find((one) => one.pattern === pattern && one.script && one.script !== names.edge);
  if (other) return [bad(`The route ${pattern} belongs to the Worker ${other.script}`)];
  // Other Workers' own routes are narrower than one with a star, and stay theirs.
  const kept = taken.filter(({ script }) => script !== names.edge);
  const caught = records
    .filter(({ name, proxied, content }) => proxied && !nowhere.includes(content) && catches(route, name))
    .filter(({ name }) => !kept.some((one) => catches(one, name)))
    .filter(({ name }) => !routes.some((one) => hostOf(one) === name) && !alsoCaught.includes(name));
  const hosts = [...new Set(caught.map(({ name }) => name))];
  if (hosts.length === 0) return [good(`${pattern} catches no host that leads elsewhere today`)];
  const consent = hosts.map((name) => `--also-caught ${name}`).join(" ");
  return [bad(`${pattern} would also catch ${hosts.join(", ")}; if that is meant: ${consent}`)];
}

import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { root } from "../build.ts";
import { workers } from "./workers.ts";

export interface Route {
  pattern: string;
  custom_domain?: boolean | undefined;
  zone_name?: string | undefined;
}

/** What the two configurations say of where a deployment goes. */
export interface Plan {
  names: { edge: string; backend: string };
  /** What the edge calls the backend by, and the Worker that it says the installations are of. */
  called: { backend: string; installations: string };
  routes: Route[];
  registry: string;
  operatorHost: string;
  buckets: { binding: string; name: string; jurisdiction?: string | undefined }[];
  /** The queues that the backend takes from. */
  queues: string[];
  mailFrom: string;
}

/** Of a configuration, as wrangler reads it, what is asked here. */
interface Configuration {
  name?: string;
  routes?: (string | Route)[];
  services?: { binding: string; service: string }[];
  durable_objects: { bindings: { name: string; script_name?: string | undefined }[] };
  kv_namespaces: { binding: string; id?: string }[];
  r2_buckets: { binding: string; bucket_name?: string; jurisdiction?: string }[];
  queues: { consumers?: { queue: string }[] | undefined };
  vars: Record<string, unknown>;
}

/** Reads wrangler.toml and workers/backend/wrangler.toml. */
export function readPlan(): Plan {
  const [backend, edge] = workers.map(
    ({ config }): Configuration => readConfig({ config: join(root, config) }),
  );
  if (!backend || !edge) throw new Error("There are two Workers");
  return {
    names: { edge: edge.name ?? "", backend: backend.name ?? "" },
    called: {
      backend: edge.services?.find(({ binding }) => binding === "BACKEND")?.service ?? "",
      installations:
        edge.durable_objects.bindings.find(({ name }) => name === "INSTALLATIONS")?.script_name ?? "",
    },
    routes: (edge.routes ?? []).map((route) => (typeof route === "string" ? { pattern: route } : route)),
    registry: edge.kv_namespaces.find(({ binding }) => binding === "TENANTS")?.id ?? "",
    operatorHost: String(edge.vars.OPERATOR_HOST ?? ""),
    buckets: backend.r2_buckets.map(({ binding, bucket_name, jurisdiction }) => ({
      binding,
      name: bucket_name ?? "",
      jurisdiction,
    })),
    queues: (backend.queues.consumers ?? []).map(({ queue }) => queue),
    mailFrom: String(backend.vars.MAIL_FROM ?? ""),
  };
}

/** The host of a route: `studio.portal.example` of `studio.portal.example/*`. */
export const hostOf = ({ pattern }: Route): string => pattern.split("/")[0] ?? "";

/** Whether requests at a host come to a route: `*` stands for any text, dots as well. */
export const catches = (route: Route, host: string): boolean =>
  new RegExp(
    `^${hostOf(route)
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  ).test(host);

/** What the configurations lack as they come: docs/operations.md, "Deploy from nothing". */
export function blanksOf(plan: Plan): string[] {
  const { routes, registry, operatorHost, mailFrom, called, names } = plan;
  const edge = "wrangler.toml";
  const backend = "workers/backend/wrangler.toml";
  const reached = routes.some((route) => catches(route, operatorHost));
  const blanks: [isBlank: boolean, words: string][] = [
    [routes.length === 0, `${edge}: routes, the hosts that it answers at`],
    [/^0*$/.test(registry), `${edge}: the id of the registry TENANTS`],
    [operatorHost === "", `${edge}: OPERATOR_HOST, the operators' host`],
    [
      operatorHost !== "" && routes.length > 0 && !reached,
      `${edge}: a route for OPERATOR_HOST, ${operatorHost}`,
    ],
    [called.backend !== names.backend, `${edge}: the service BACKEND, which is named ${names.backend} there`],
    [
      called.installations !== names.backend,
      `${edge}: the script_name of INSTALLATIONS, which is ${names.backend}`,
    ],
    [/@(.*\.)?example\.com$|^[^@]*$/.test(mailFrom), `${backend}: MAIL_FROM, the sender of mails`],
  ];
  return blanks.filter(([isBlank]) => isBlank).map(([, words]) => words);
}

import { request } from "node:http";
import { request as secureRequest } from "node:https";

/** The host on which a local run answers operators. */
export const operatorHost = "operator.localhost";

export interface TenantEntry {
  host: string;
  title: string;
  installation: string;
  backend: string;
  state: string;
}

export interface NewTenant {
  host: string;
  title: string;
  backend: string;
  installation?: string | undefined;
  jurisdiction?: string | undefined;
  admin?: { name: string; email: string; language: string } | undefined;
}

export interface Operator {
  list: () => Promise<TenantEntry[]>;
  show: (host: string) => Promise<TenantEntry>;
  /** The new tenant, and the link with which its first administrator sets a password (embedded backend only). */
  add: (tenant: NewTenant) => Promise<{ data: TenantEntry; link?: string | null }>;
  change: (
    host: string,
    change: Partial<Pick<TenantEntry, "title" | "state" | "backend">>,
  ) => Promise<TenantEntry>;
  remove: (host: string) => Promise<TenantEntry>;
}

/** Manages the tenants of an edge: of a local run, or of a deployment at its operator host. Throws with the edge's words. */
export function operatorOf(edge: URL, token: string): Operator {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await send(edge, method, path, token, body);
    if (answer.status === 421)
      throw new Error(
        `Nothing is managed at ${edge.origin} with this token. Is it the operator host, with https?`,
      );
    if (answer.status >= 400 || answer.body === undefined)
      throw new Error(answer.body?.message ?? `The edge answered ${answer.status}`);
    return answer.body;
  };
  const at = (host: string) => `/tenants/${encodeURIComponent(host)}`;
  return {
    list: async () => (await call("GET", "/tenants")).data,
    show: async (host) => (await call("GET", at(host))).data,
    add: (tenant) => call("POST", "/tenants", tenant),
    change: async (host, change) => (await call("PATCH", at(host), change)).data,
    remove: async (host) => (await call("DELETE", at(host))).data,
  };
}

/** `fetch` cannot name another host than the address does, and operator.localhost resolves only in browsers. */
function send(edge: URL, method: string, path: string, token: string, body: unknown) {
  const isLocal = edge.hostname === "localhost" || edge.hostname === "127.0.0.1";
  const headers = {
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    ...(isLocal && { Host: `${operatorHost}:${edge.port}` }),
  };
  return new Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>((resolve, reject) => {
    const begin = edge.protocol === "https:" ? secureRequest : request;
    // No connection is used twice: one that rested may be closed while it is taken up again.
    const call = begin(new URL(path, edge), { method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      const isJson = response.headers["content-type"]?.includes("json");
      resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : undefined });
    });
    call.on("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "ECONNREFUSED"
          ? new Error(`Nothing answers at ${edge.origin}. Is the product running there?`)
          : error,
      ),
    );
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

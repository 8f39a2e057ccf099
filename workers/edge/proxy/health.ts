import type { Backend } from "./backend-fetch.ts";

/** Milliseconds after which a backend counts as away. */
const timeout = 5_000;

/**
 * How a tenant's backend is: it told what strangers see on a login page, which takes its database. A backend
 * without an appearance of its own says 404 there (specification §8), which is an answer as well.
 */
export interface Health {
  isReady: boolean;
  /** What it answered, 0 for nothing. */
  status: number;
  milliseconds: number;
}

export async function healthOf(backend: Backend): Promise<Health> {
  const started = Date.now();
  const status = await backend("/api/system-config", {
    method: "GET",
    headers: new Headers({ Accept: "application/json" }),
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => 0,
  );
  return { isReady: status === 200 || status === 404, status, milliseconds: Date.now() - started };
}

const said = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });

/**
 * Two addresses for monitors at every tenant's host, which tell nothing but this: `/health`, that the edge is there and
 * knows the host, and `/ready`, that the host's backend answers. Undefined for every other address.
 */
export function monitored(path: string, backend: () => Backend): Promise<Response> | Response | undefined {
  if (path === "/health") return said(200, "ok");
  return path === "/ready" ? ready(backend()) : undefined;
}

async function ready(backend: Backend): Promise<Response> {
  const { isReady } = await healthOf(backend);
  return isReady ? said(200, "ready") : said(503, "not ready");
}

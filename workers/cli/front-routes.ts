import { frontApi } from "#backend/app.ts";

/** What the backend's front answers itself, by method: addresses below /api, for workers/edge/proxy/front-routes.ts. */
export function frontRoutes(): string {
  // What stands for every method is no address of its own.
  const routes = frontApi.routes.filter(({ method }) => method !== "ALL");
  const methods = [...new Set(routes.map(({ method }) => method))];
  const pathsOf = (wanted: string) =>
    routes
      .filter(({ method }) => method === wanted)
      .map(({ path }) => path.replace(/^\/api/, "").replace(/\/$/, ""));
  const byMethod = methods.map((method) => [method, [...new Set(pathsOf(method))]]);
  return `${JSON.stringify(Object.fromEntries(byMethod), null, 2)}\n`;
}

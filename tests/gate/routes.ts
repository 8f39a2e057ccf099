import { z } from "zod";
import { ask, strangerAt, type TestInstallation } from "../support/installation.ts";

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      parentId: z.string().optional(),
      path: z.string().optional(),
      index: z.boolean().optional(),
      hasAction: z.boolean().default(false),
      hasLoader: z.boolean().default(false),
    }),
  ),
});
type Routes = z.infer<typeof manifest>["routes"];

/** The routes of the site, from the manifest that its own pages name: what is built, not what is listed somewhere. */
async function builtRoutes({ host }: TestInstallation): Promise<Routes> {
  const page = await ask(host, "GET", "/login");
  const [path = ""] = page.text.match(/\/assets\/manifest-[\w-]+\.json/) ?? [];
  const told = await ask(host, "GET", path);
  return manifest.parse(JSON.parse(told.text)).routes;
}

/** Addresses of all routes that have an action, and of those actions for a page that fetches. Every id is 1. */
export async function actionPaths(installation: TestInstallation): Promise<string[]> {
  const routes = await builtRoutes(installation);
  const paths = Object.entries(routes)
    .filter(([, route]) => route.hasAction)
    .map(([id]) => pathOf(routes, id));
  return paths.flatMap((path) => [path, `${path}.data`]);
}

/** All routes that load something, with their addresses. */
export async function loaderRoutes(installation: TestInstallation): Promise<{ id: string; path: string }[]> {
  const routes = await builtRoutes(installation);
  return Object.entries(routes)
    .filter(([id, route]) => route.hasLoader && id !== "root")
    .map(([id]) => ({ id, path: pathOf(routes, id) }));
}

/** The addresses of all routes that load something. */
export const loaderPaths = async (installation: TestInstallation): Promise<string[]> => [
  ...new Set((await loaderRoutes(installation)).map(({ path }) => path)),
];

function pathOf(routes: Routes, id: string): string {
  const route = routes[id];
  const above = route?.parentId ? pathOf(routes, route.parentId) : "";
  const own = route?.path?.replace(/:\w+/g, "1").replace("*", "nowhere") ?? "";
  return own === "" ? above || "/" : `${above === "/" ? "" : above}/${own}`;
}

const contract = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});

export interface Operation {
  id: string;
  method: string;
  /** Below /api; every id is 1. */
  path: string;
}

/** Every operation of the API, from the contract that it serves. */
export async function operations(installation: TestInstallation): Promise<Operation[]> {
  const { json } = await strangerAt(installation)("GET", "/openapi.json");
  return Object.entries(contract.parse(json()).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, "").replace(/\{\w+\}/g, "1"),
    })),
  );
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";

const route = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  index: z.boolean().optional(),
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifest = z.object({
  entry: route.pick({ module: true, imports: true, css: true }),
  routes: z.record(z.string(), route),
});
type Manifest = z.infer<typeof manifest>;
type Route = z.infer<typeof route>;

/** What a browser fetches before a page is alive that it was never at: bytes, compressed with brotli. */
export interface FirstLoad {
  /** The page's address, as in app/routes.ts. */
  page: string;
  scripts: number;
  styles: number;
  files: number;
}

/** A module with nothing in it: a route that has no page of its own. */
const empty = 80;

/**
 * The first load of every page in a built client (`build/app/client`), by its address. Counted from the build's own
 * manifest: the words of a language come beside it, and what a page fetches once somebody touches it later.
 */
export function firstLoads(client: string): FirstLoad[] {
  const { entry, routes } = manifestOf(client);
  const weigh = weighing(client);
  const pages = Object.values(routes).filter(
    ({ path, module }) => path && readFileSync(join(client, module)).length > empty,
  );
  return pages
    .map((page) => {
      const line = lineage(page, routes);
      const scripts = new Set([entry, ...line].flatMap(({ module, imports }) => [module, ...imports]));
      const styles = new Set([entry, ...line].flatMap(({ css }) => css));
      return {
        page: addressOf(line),
        scripts: sum([...scripts].map(weigh)),
        styles: sum([...styles].map(weigh)),
        files: scripts.size + styles.size,
      };
    })
    .sort((one, other) => (one.page < other.page ? -1 : 1));
}

function manifestOf(client: string): Manifest {
  const name = assets(client).find((file) => file.startsWith("manifest-"));
  const script = readFileSync(join(client, "assets", name ?? "manifest"), "utf8");
  return manifest.parse(JSON.parse(script.slice(script.indexOf("=") + 1).replace(/;\s*$/, "")));
}

const assets = (client: string) => readdirSync(join(client, "assets"));

/** Weighs each file once. */
function weighing(client: string): (path: string) => number {
  const known = new Map<string, number>();
  return (path) => {
    const weight = known.get(path) ?? brotliCompressSync(readFileSync(join(client, path))).length;
    known.set(path, weight);
    return weight;
  };
}

/** A route and those around it, the outermost first. */
function lineage(from: Route, routes: Manifest["routes"]): Route[] {
  const parent = from.parentId === undefined ? undefined : routes[from.parentId];
  return parent ? [...lineage(parent, routes), from] : [from];
}

const addressOf = (line: Route[]): string => `/${line.flatMap(({ path }) => path || []).join("/")}`;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";
import { partsOf } from "#locales/parts.ts";
import { languages } from "#model/text/language.ts";

const styled = { css: z.array(z.string()).default([]) };
const route = z.object({
  parentId: z.string().optional(),
  path: z.string().optional(),
  scripts: z.string().transform((names) => names.split(" ").map((name) => `/assets/${name}.js`)),
  ...styled,
});
const manifest = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()).default([]), ...styled }),
  routes: z
    .record(z.string(), route)
    .transform((routes) =>
      Object.fromEntries(Object.entries(routes).map(([id, one]) => [id, Object.assign(one, { id })])),
    ),
});
type Manifest = z.infer<typeof manifest>;
type Route = Manifest["routes"][string];

/** What a browser fetches before a page is alive that it was never at: bytes, compressed with brotli. */
export interface FirstLoad {
  /** The page's address, as in app/routes.ts. */
  page: string;
  scripts: number;
  styles: number;
  /** The page's words in the larger of the languages. They come beside the scripts that the build's manifest names. */
  words: number;
  files: number;
}

/** A module with nothing in it: a route that has no page of its own. */
const empty = 80;

/**
 * The first load of every page in a built client (`build/app/client`), by its address. Counted from the build's own
 * manifest, and what every page has beside it: the style sheet that the root names itself, and its words.
 * What a page fetches once it is alive (that manifest) or once somebody touches it is left out.
 */
export function firstLoads(client: string): FirstLoad[] {
  const [list = ""] = built(client, /\/manifest-/);
  const { entry, routes } = manifest.parse(JSON.parse(readFileSync(join(client, list), "utf8")));
  const weigh = weighing(client);
  const named = [entry, ...Object.values(routes)].flatMap(({ css }) => css);
  const worn = built(client, /\.css$/).filter((path) => !named.includes(path));
  const wordsIn = (part: string) =>
    Math.max(...languages.map((one) => sum(built(client, new RegExp(`/${one}-${part}-`)).map(weigh))));
  const pages = Object.values(routes).filter(
    ({ path, scripts: [own = ""] }) => path && readFileSync(join(client, own)).length > empty,
  );
  return pages
    .map((page) => {
      const line = lineage(page, routes);
      const needed = partsOf(line.map(({ id }) => id));
      const scripts = new Set([entry.module, ...entry.imports, ...line.flatMap(({ scripts }) => scripts)]);
      const styles = new Set([...worn, ...[entry, ...line].flatMap(({ css }) => css)]);
      return {
        page: addressOf(line),
        scripts: sum([...scripts].map(weigh)),
        styles: sum([...styles].map(weigh)),
        words: sum(needed.map(wordsIn)),
        files: scripts.size + styles.size + needed.length,
      };
    })
    .sort((one, other) => (one.page < other.page ? -1 : 1));
}

/** Built files whose address says so, such as /assets/app-Bcd5o1iU.css. */
const built = (client: string, name: RegExp): string[] =>
  readdirSync(join(client, "assets"))
    .map((file) => `/assets/${file}`)
    .filter((path) => name.test(path));

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

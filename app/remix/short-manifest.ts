import { nameOf } from "./told-manifest.ts";

interface Route {
  id?: string;
  parentId?: string | undefined;
  module?: string;
  imports?: string[];
  css?: string[];
}

/** What browsers fetch with every page: which scripts each route needs. */
interface Manifest {
  url: string;
  entry?: Route;
  routes: Record<string, Route>;
}

/** The scripts that are there before a route's own: those that every page has, and those of the routes around it. */
function thereBefore({ entry = {}, routes }: Manifest, { parentId = "" }: Route): Set<string> {
  const around = [entry];
  for (let one = routes[parentId]; one; one = routes[one.parentId ?? ""]) around.push(one);
  return new Set(around.flatMap(({ module = "", imports = [] }) => [module, ...imports]));
}

/**
 * The same in fewer bytes: what a route has not is left out, and so is what is there before it; scripts stand in one order, those
 * of most routes first. That compresses to nine tenths.
 */
export function shortManifest(manifest: Manifest): Manifest {
  const { routes, ...rest } = manifest;
  const needed = Object.values(routes).flatMap(({ imports = [] }) => imports);
  const times = new Map<string, number>();
  for (const script of needed) times.set(script, (times.get(script) ?? 0) + 1);
  const byTimes = (one: string, other: string) =>
    (times.get(other) ?? 0) - (times.get(one) ?? 0) || one.localeCompare(other, "en");
  const short = Object.entries(routes).map(([id, route]) => {
    const { imports = [], css = [], ...said } = route;
    const kept = Object.entries<unknown>(said).filter(([, value]) => value !== false);
    const there = thereBefore(manifest, route);
    const own = imports.filter((script) => !there.has(script));
    if (own.length > 0) kept.push(["imports", own.toSorted(byTimes)]);
    if (css.length > 0) kept.push(["css", css]);
    return [id, Object.fromEntries(kept)];
  });
  return { ...rest, routes: Object.fromEntries(short) };
}

/** The pages that come without scripts (app/alone.ts), by their routes' ids. */
export const withoutScripts: readonly string[] = ["routes/online/page"];

/**
 * The file that tells browsers of all routes but those of pages that come without scripts: app/remix/later-routes.ts reads it once a
 * page is alive.
 */
export function manifestFile({ entry, routes }: Manifest): string {
  const told = Object.entries(routes)
    .filter(([id]) => !withoutScripts.includes(id))
    .map(([id, { id: _, module = "", imports = [], ...route }]) => [
      id,
      { ...route, scripts: [module, ...imports].map(nameOf).join(" ") },
    ]);
  return JSON.stringify({ entry, routes: Object.fromEntries(told) });
}

/** Where that file is, of the script of Remix that it stands for. */
export const manifestUrl = (url: string): string => url.replace(/\.js$/, ".json");

import type { AssetsManifest, EntryContext } from "@remix-run/react/dist/entry";
import { createClientRoutes } from "@remix-run/react/dist/esm/routes.js";
import { useEffect } from "react";
import { type ToldManifest, told } from "./told-manifest.ts";

// Stands in browsers in the place of Remix's own discovery of routes, by the names that it has there (README.md): a page tells
// of its own routes, and the others come in one file once it is alive, or when a navigation needs them before.

type Future = EntryContext["future"];
type Modules = EntryContext["routeModules"];
type Router = NonNullable<typeof window.__remixRouter>;

/** Every page tells of its own routes alone (page-as-text.tsx). */
export const isFogOfWarEnabled = (): boolean => true;

/** Unchanged: the server has cut it to the page's routes. */
export const getPartialManifest = (manifest: AssetsManifest): AssetsManifest => manifest;

/** The answer to an address that the page's routes may not know: all routes. */
export function getPatchRoutesOnNavigationFunction(
  manifest: AssetsManifest,
  modules: Modules,
  future: Future,
  isSpaMode: boolean,
) {
  return async ({ path, signal }: { path: string; signal: AbortSignal }) => {
    const router = window.__remixRouter;
    // A page that sends its own form or is read again knows its routes.
    if (!router || path === window.location.pathname) return;
    try {
      await learn(router, { manifest, modules, future, isSpaMode });
    } catch (error) {
      // What another press has overtaken is nothing to tell of.
      if (!signal.aborted) throw error;
    }
  };
}

/** Learns all routes once the page is alive. If that fails, the next navigation asks again. */
export function useFogOFWarDiscovery(
  router: Router,
  manifest: AssetsManifest,
  modules: Modules,
  future: Future,
  isSpaMode: boolean,
): void {
  useEffect(() => {
    void learn(router, { manifest, modules, future, isSpaMode }).catch(() => undefined);
  }, [router, manifest, modules, future, isSpaMode]);
}

interface Page {
  manifest: AssetsManifest;
  modules: Modules;
  future: Future;
  isSpaMode: boolean;
}

let learning: Promise<void> | undefined;
/** Milliseconds until a file that does not come is asked for again by the next press. */
const longest = 20_000;

/** Gives the router all routes, once. Throws where their file does not come. */
function learn(router: Router, page: Page): Promise<void> {
  learning ??= addRoutes(router, page).catch((error: unknown) => {
    learning = undefined;
    throw error;
  });
  return learning;
}

async function addRoutes(router: Router, { manifest, modules, future, isSpaMode }: Page): Promise<void> {
  const answer = await fetch(manifest.url, { signal: AbortSignal.timeout(longest) });
  if (!answer.ok) throw new Error(`${manifest.url} answered ${answer.status}`);
  const { routes }: ToldManifest = await answer.json();
  const known = new Set(Object.keys(manifest.routes));
  const others = Object.fromEntries(
    Object.entries(routes)
      .filter(([id]) => !known.has(id))
      .map(([id, route]) => [id, told(id, route)]),
  );
  Object.assign(manifest.routes, others);
  const parents = new Set(
    Object.values(others)
      .map(({ parentId }) => parentId)
      .filter((parentId) => parentId === undefined || known.has(parentId)),
  );
  for (const parentId of parents)
    router.patchRoutes(
      parentId ?? null,
      createClientRoutes(others, modules, null, future, isSpaMode, parentId),
    );
}

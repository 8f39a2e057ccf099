import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, expect, test } from "vitest";
import site from "#app/routes.ts";
import { site as addresses, oddities } from "#tests/support/site.ts";
import { rememberRoutes } from "./router.ts";

const folder = mkdtempSync(join(tmpdir(), "router-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Routes = Parameters<typeof matchRoutes>[0];

const objects = (entries: RouteConfigEntry[]): Routes =>
  entries.map(({ id, file, path, index, children }) => ({
    id: id ?? file,
    path,
    ...(index ? { index } : { children: objects(children ?? []) }),
  }));

test("a router with a memory finds for every address what the original finds, however often it is asked", async () => {
  rememberRoutes(folder);
  const remembering: { matchRoutes: typeof matchRoutes } = await import(
    pathToFileURL(join(folder, "router.js")).href
  );
  const routes = objects(await site);
  for (const { at } of [...Object.values(addresses), ...oddities]) {
    for (const address of [at, at.toUpperCase(), `${at}/`, at]) {
      const found = remembering.matchRoutes(routes, address);
      expect(found, address).toEqual(matchRoutes(routes, address));
    }
  }
});

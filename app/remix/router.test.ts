import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, describe, expect, test } from "vitest";
import site from "#app/routes.ts";
import { site as addresses, oddities } from "#tests/support/site.ts";
import { ownRouter } from "./router.ts";

const folder = mkdtempSync(join(tmpdir(), "router-"));
afterAll(() => rmSync(folder, { recursive: true }));

const original = readFileSync("node_modules/@remix-run/router/dist/router.js", "utf8");

type Routes = Parameters<typeof matchRoutes>[0];

const objects = (entries: RouteConfigEntry[]): Routes =>
  entries.map(({ id, file, path, index, children }) => ({
    id: id ?? file,
    path,
    ...(index ? { index } : { children: objects(children ?? []) }),
  }));

describe.each([true, false])("the router that a build takes, with a memory: %s", (hasMemory) => {
  test("finds for every address what the original finds, however often it is asked", async () => {
    const file = join(folder, `${hasMemory}.js`);
    writeFileSync(file, ownRouter(original, { hasMemory }));
    const own: { matchRoutes: typeof matchRoutes } = await import(pathToFileURL(file).href);
    const routes = objects(await site);
    for (const { at } of [...Object.values(addresses), ...oddities]) {
      for (const address of [at, at.toUpperCase(), `${at}/`, at]) {
        expect(own.matchRoutes(routes, address), address).toEqual(matchRoutes(routes, address));
      }
    }
  });

  test("is not made of one that looks otherwise", () => {
    expect(() => ownRouter("", { hasMemory })).toThrow("has not once");
    expect(() => ownRouter(original + original, { hasMemory })).toThrow("has not once");
  });
});

test("without a memory, two lines are changed: when a page is read after a form, and drawn after routes came", () => {
  const before = original.split("\n");
  const after = ownRouter(original, { hasMemory: false }).split("\n");
  expect(after.filter((line) => !before.includes(line))).toEqual([
    '      if (state.navigation.state !== "submitting") isRevalidationRequired = false;',
  ]);
  const times = (lines: string[], found: string) => lines.filter((line) => line.trim() === found).length;
  expect(times(before, "updateState({});") - times(after, "updateState({});")).toBe(1);
});

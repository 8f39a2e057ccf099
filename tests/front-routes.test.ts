import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frontApi, installationApi } from "#backend/app.ts";
import { frontRoutes } from "#cli/front-routes.ts";
import { isForFront } from "#edge/proxy/front-routes.ts";

test("front-routes.json is what the front answers (npm run access writes it)", () => {
  expect(readFileSync("workers/edge/proxy/front-routes.json", "utf8")).toBe(frontRoutes());
});

/** A method, and an address with something in place of each parameter. */
type Call = [method: string, path: string];

const callsOf = ({ routes }: { routes: { method: string; path: string }[] }): Call[] =>
  routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => [
      method,
      path
        .replace("{favicon_[a-z]+}", "")
        .replace("{logo_[a-z]+}", "")
        .replace(/:kind/, path.includes("favicon") ? "favicon_dark" : "logo_light")
        .replace(/:\w+(\{[^}]*\})?/g, "17"),
    ]);

test("everything that the front answers is asked of it", () => {
  const calls = callsOf(frontApi);
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter(([method, path]) => !isForFront(method, path))).toEqual([]);
});

test("of what the installation answers, only what the front has first is asked of the front", () => {
  const isFirstAtFront = ([method, path]: Call) =>
    frontApi.router.match(method, path)[0].some(([[, route]]) => route.method === method);
  const calls = callsOf(installationApi);
  expect(calls.length).toBeGreaterThan(150);
  expect(calls.filter(([method, path]) => isForFront(method, path))).toEqual(calls.filter(isFirstAtFront));
});

test.each([
  ["GET", "/api/projects", false],
  ["HEAD", "/api/projects", false],
  ["POST", "/api/login", true],
  ["GET", "/api/login", false],
  ["POST", "/api/login/", true],
  ["HEAD", "/api/estimates/pdf/3", true],
  ["POST", "/api/%6Cogin", true],
  ["GET", "/api/projects/1%2F2", true],
  ["GET", "/api//projects", true],
  ["GET", "/api", true],
  ["GET", "/relay/enter", true],
  ["POST", "/found", true],
  ["DELETE", "/data", true],
] satisfies [string, string, boolean][])("%s %s is for the front: %s", (method, path, isFront) => {
  expect(isForFront(method, path)).toBe(isFront);
});

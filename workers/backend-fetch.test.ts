import { afterEach, expect, test, vi } from "vitest";
import { cases, seeded } from "../tests/gate/chance";
import { backendOf } from "./backend-fetch";
import type { EdgeEnv } from "./env";
import type { Tenant } from "./tenant";

const acme: Tenant = {
  host: "acme.lv",
  installation: "acme",
  title: "Ācme & dēls",
  backend: "https://api.acme.lv",
  state: "active",
};
const visit = { origin: "https://acme.lv", clientAddress: "192.0.2.7" };

afterEach(() => vi.unstubAllGlobals());

function foreign(): { called: string[]; reach: (path: string) => Promise<Response> } {
  const called: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    called.push(url);
    return new Response();
  });
  const env: EdgeEnv = Object.create(null);
  return { called, reach: async (path) => backendOf(acme, env, visit)(path, {}) };
}

test.each([
  ["/api/customers?q=a%26b&page=2", "https://api.acme.lv/api/customers?q=a%26b&page=2"],
  ["//evil.com/x", "https://api.acme.lv//evil.com/x"],
  ["/\\evil.com/x", "https://api.acme.lv//evil.com/x"],
  ["@evil.com/x", "https://api.acme.lv/@evil.com/x"],
  [":8080/x", "https://api.acme.lv/:8080/x"],
  [".evil.com/x", "https://api.acme.lv/.evil.com/x"],
  ["https://evil.com/x", "https://api.acme.lv/https://evil.com/x"],
  ["/x#y?z", "https://api.acme.lv/x%23y?z"],
  ["/x\r\nHost: evil.com", "https://api.acme.lv/xHost:%20evil.com"],
  ["/x\0y", "https://api.acme.lv/x%00y"],
  ["/api/Ķīpsala", "https://api.acme.lv/api/%C4%B6%C4%ABpsala"],
  ["/api/x?a?b=//evil.com", "https://api.acme.lv/api/x?a?b=//evil.com"],
])("%j is asked for at the tenant's own backend", async (path, url) => {
  const { called, reach } = foreign();
  await reach(path);
  expect(called).toEqual([url]);
});

test.each([
  "/api/customers/../../found",
  "/api/customers/..\\..\\found",
  "/api/customers/%2e%2e/%2E%2E/found",
  "/api/customers/.%2e/found",
  "/api/customers/.\t./found",
  "/api/customers/..",
  "/api/customers/./1",
])("%j, which climbs out of what was meant, is nowhere", async (path) => {
  const { called, reach } = foreign();
  await expect(reach(path)).rejects.toMatchObject({ status: 404 });
  expect(called).toEqual([]);
});

test("whatever a path is made of, only the registered host is called", async () => {
  const random = seeded("paths");
  const { called, reach } = foreign();
  const pieces = [
    "/",
    "//",
    "\\",
    "@",
    ":",
    "?",
    "#",
    "..",
    ".",
    "%2e",
    "%2f",
    "%5c",
    "%00",
    "\0",
    "\r\n",
    "\t",
    " ",
  ];
  const words = [
    "api",
    "evil.com",
    "user:secret",
    "https:",
    "customers",
    "1",
    "[::1]",
    "ā",
    "%",
    "🦉",
    "found",
  ];
  for (let at = 0; at < cases(10_000); at++) {
    const parts = Array.from({ length: random.whole(1, 8) }, () =>
      random.pick(random.chance(0.5) ? pieces : words),
    );
    const path = random.chance(0.8) ? `/api/${parts.join("")}` : parts.join("");
    called.length = 0;
    await reach(path).catch((error: Error) =>
      expect({ path, error }).toMatchObject({ error: { status: 404 } }),
    );
    for (const url of called) {
      expect({ path, origin: new URL(url).origin }).toEqual({ path, origin: "https://api.acme.lv" });
      if (path.startsWith("/api/"))
        expect({ path, url }).toEqual({ path, url: expect.stringMatching(/\.lv\/api\//) });
    }
  }
});

test("the embedded backend is told whose call it is, whatever the call says", async () => {
  const calls: Request[] = [];
  const BACKEND = {
    fetch: async (url: string, init: RequestInit) => void calls.push(new Request(url, init)),
  };
  const env: EdgeEnv = Object.assign(Object.create(null), { BACKEND });
  const tenant: Tenant = { ...acme, backend: "embedded", jurisdiction: "eu" };
  await backendOf(
    tenant,
    env,
    visit,
  )("/api/user", {
    headers: { "x-installation": "other", "x-tenant-origin": "https://evil.com", accept: "application/json" },
  });
  const [call] = calls;
  expect(new URL(call?.url ?? "").pathname).toBe("/api/user");
  expect(Object.fromEntries(call?.headers ?? [])).toEqual({
    accept: "application/json",
    "x-installation": "acme",
    "x-installation-jurisdiction": "eu",
    "x-tenant-origin": "https://acme.lv",
    "x-tenant-title": encodeURIComponent("Ācme & dēls"),
    "x-client-address": "192.0.2.7",
  });
});

test("a backend of an agency's own is told nothing of our inside", async () => {
  const inits: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => void inits.push(init));
  await backendOf(acme, Object.create(null), visit)("/api/user", { headers: { accept: "*/*" } });
  expect(Object.fromEntries(new Headers(inits[0]?.headers))).toEqual({ accept: "*/*" });
});

import { afterEach, describe, expect, test, vi } from "vitest";
import { cases, seeded } from "#tests/gate/chance.ts";
import type { EdgeEnv } from "../env.ts";
import type { Tenant } from "../tenant/tenant.ts";
import { backendOf } from "./backend-fetch.ts";

const acme: Tenant = {
  host: "acme.lv",
  installation: "acme",
  title: "Ācme & dēls",
  backend: "https://api.acme.lv",
  state: "active",
};
const trace = { origin: "https://acme.lv", clientAddress: "192.0.2.7" };

afterEach(() => vi.unstubAllGlobals());

function foreign(): { called: string[]; reach: (path: string) => Promise<Response> } {
  const called: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    called.push(url);
    return new Response();
  });
  const env: EdgeEnv = Object.create(null);
  return { called, reach: async (path) => backendOf(acme, env, trace)(path, {}) };
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

test("a backend of an agency's own is told nothing of our inside", async () => {
  const inits: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    inits.push(init);
    return new Response();
  });
  await backendOf(
    acme,
    Object.create(null),
    trace,
  )("/api/user", {
    headers: new Headers({ accept: "*/*" }),
  });
  expect(Object.fromEntries(new Headers(inits[0]?.headers))).toEqual({ accept: "*/*" });
});

describe("a call to a backend of an agency's own", () => {
  /** What becomes of calls to a backend that answers, or breaks the connection, in this order. */
  function inOrder(...outcomes: ("answers" | "breaks")[]) {
    const calls: Request[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      calls.push(new Request(url, init));
      if (outcomes.shift() === "breaks") throw new TypeError("connection reset");
      return new Response("answer");
    });
    // Each test's own origin, as each has its own circuit.
    const tenant = { ...acme, backend: `https://${crypto.randomUUID()}.lv` };
    return { calls, backend: backendOf(tenant, Object.create(null), trace) };
  }

  test("that only reads is made again, once, where the connection broke", async () => {
    const { calls, backend } = inOrder("breaks", "answers", "breaks", "breaks", "answers");
    expect(await (await backend("/api/user", { method: "GET" })).text()).toBe("answer");
    await expect(backend("/api/user", {})).rejects.toThrow("connection reset");
    expect(calls.map(({ method }) => method)).toEqual(["GET", "GET", "GET", "GET"]);
  });

  test.each(["POST", "PATCH", "DELETE"])("that writes is never made again: %s", async (method) => {
    const { calls, backend } = inOrder("breaks", "answers");
    await expect(backend("/api/customers", { method })).rejects.toThrow("connection reset");
    expect(calls).toHaveLength(1);
  });

  test("that was given up is not made again", async () => {
    const { calls, backend } = inOrder("breaks", "answers");
    await expect(backend("/api/user", { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });

  test("is not made at all once five in a row had no answer", async () => {
    const { calls, backend } = inOrder(...Array<"breaks">(5).fill("breaks"));
    for (const path of ["/api/user", "/api/customers/1", "/api/user?page=2", "/api/customers", "/api/user"])
      await expect(backend(path, { method: "POST" })).rejects.toThrow();
    await expect(backend("/api/user", {})).rejects.toMatchObject({ status: 503, message: "errors.circuit" });
    expect(calls).toHaveLength(5);
  });

  test("is made though five in a row had no answer that asked for the same, with other numbers", async () => {
    const { backend } = inOrder(...Array<"breaks">(5).fill("breaks"));
    for (const id of [1, 2, 3, 4, 5])
      await expect(backend(`/api/invoices/${id}?lang=lv`, { method: "PATCH" })).rejects.toThrow();
    for (const path of ["/api/invoices/6", "/api/user"]) expect((await backend(path, {})).status).toBe(200);
  });

  test("is made though one person's slow ones were given up", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (url: string, { signal }: RequestInit) => {
      asked.push(url);
      if (!url.endsWith("/export")) return Promise.resolve(new Response("answer"));
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    });
    const tenant = { ...acme, backend: `https://${crypto.randomUUID()}.lv` };
    const backend = backendOf(tenant, Object.create(null), trace);
    const calling = new AbortController();
    const { signal } = calling;
    const slow = Array.from({ length: 6 }, () => backend("/api/invoices/export", { signal }));
    await vi.waitFor(() => expect(asked).toHaveLength(6));
    calling.abort(new Error("given up"));
    for (const call of slow) await expect(call).rejects.toThrow("given up");
    const answers = await Promise.all(["/api/user", "/api/customers"].map((path) => backend(path, {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("shows on writes that it comes from us, and keeps what the backend sets for that", async () => {
    const calls: Headers[] = [];
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      calls.push(new Headers(init.headers));
      return new Response(null, { headers: { "Set-Cookie": "XSRF-TOKEN=theirs; Path=/" } });
    });
    const kept: string[] = [];
    const jar = { xsrf: null, keepXsrf: (value: string) => void kept.push(value) };
    const backend = backendOf(acme, Object.create(null), { ...trace, jar });
    for (const method of ["GET", "DELETE"]) await backend("/api/banks/1", { method });
    expect(calls.map((headers) => headers.has("x-xsrf-token"))).toEqual([false, true]);
    expect(calls[1]?.get("cookie")).toBe(`XSRF-TOKEN=${calls[1]?.get("x-xsrf-token")}`);
    expect(kept).toEqual(["theirs", "theirs"]);
  });
});

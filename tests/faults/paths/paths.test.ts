import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieAt } from "#tests/gate/browser.ts";
import { type ForeignBackend, foreignBackend } from "#tests/gate/foreign-backend.ts";
import { wire } from "#tests/gate/wire.ts";
import { port } from "#tests/support/installation.ts";
import { sized } from "#tests/support/sized.ts";
import { hostilePath, wrongIn } from "./hostile-path.ts";

const run = sized("paths", "hostile paths", { usual: 400, soak: 10_000 });

let backend: ForeignBackend;
let registered: string;
let cookie: string;
let decoy: Server;
let decoyPort: number;
const lured: string[] = [];

beforeAll(async () => {
  backend = await foreignBackend();
  cookie = await cookieAt(backend.installation);
  registered = String(backend.calls[0]?.headers.host);
  decoy = createServer((request, response) => {
    lured.push(`${request.headers.host} ${request.url}`);
    response.end("{}");
  });
  await new Promise<void>((resolve) => decoy.listen(0, "127.0.0.1", resolve));
  ({ port: decoyPort } = decoy.address() as AddressInfo);
});
afterAll(async () => {
  decoy.close();
  await backend.stop();
});

test(run.title, { timeout: run.patience }, async () => {
  const { host, origin } = backend.installation;
  const wrong: unknown[] = [];
  backend.calls.length = 0;
  let left = run.size;
  const statuses = new Map<number, number>();
  const visitor = async () => {
    while (left-- > 0) {
      const { path } = hostilePath(run.chance, decoyPort);
      const method = run.chance.once(8) ? "POST" : "GET";
      const lines = [`Host: ${host}:${port}`, `Origin: ${origin}`, `Cookie: ${cookie}`, "Connection: close"];
      const length = method === "POST" ? ["Content-Length: 0"] : [];
      const { status, headers } = await wire(
        [`${method} ${path} HTTP/1.1`, ...lines, ...length, "\r\n"].join("\r\n"),
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // What the runtime refuses itself has no number.
      if (status >= 500 && headers.has("x-request-id")) wrong.push({ path, status });
      const to = headers.get("location");
      if (to !== null && !/^\/(?![/\\])/.test(to)) wrong.push({ path, to });
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  for (const call of backend.calls) {
    const found = wrongIn(call, registered);
    if (found.length > 0) wrong.push({ line: call.line, found });
  }
  expect(wrong).toEqual([]);
  expect(lured).toEqual([]);
  console.info(`${run.title}: ${backend.calls.length} reached the backend,`, Object.fromEntries(statuses));
  // Enough of them came through for this to mean something.
  expect(backend.calls.length).toBeGreaterThan(run.size / 10);
});

describe("a call that a path led astray is found out", () => {
  const headers = { host: "127.0.0.1:5000" };

  test.each(["GET /api/customers", "GET /api/x/../y", "GET /api?q=../..", "GET /api/x%2f.."])(
    "but not %s",
    (line) => {
      expect(wrongIn({ line, headers }, "127.0.0.1:5000")).toEqual([]);
    },
  );

  test.each([
    ["for another host", "GET /api/x", { host: "evil.example" }],
    ["for another port", "GET /api/x", { host: "127.0.0.1:80" }],
    ["with a header of its own", "GET /api/x", { ...headers, "x-injected": "1" }],
    ["outside of the API", "GET /admin", headers],
    ["that only begins like the API", "GET /apix", headers],
    ["that climbs", "GET /api/../../admin", headers],
    ["that climbs with encoded dots", "GET /api/x/%2e%2e/%2E%2e/admin", headers],
    ["that climbs by backslashes", "GET /api/..\\..\\admin", headers],
  ])("%s", (_, line, sent) => {
    expect(wrongIn({ line, headers: sent }, "127.0.0.1:5000")).not.toEqual([]);
  });
});

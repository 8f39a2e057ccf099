import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestTrace } from "./request-trace.ts";

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ["info", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const secret = "WQk3mPz8sT1uVbN5xYc7Rd2LfG9hJ4aE6oKiMnBvCxZ";

function visited(path: string, method = "GET") {
  const trace = new RequestTrace(
    new Request(`https://acme.lv${path}`, {
      method,
      headers: { cookie: `session=${secret}`, authorization: `Bearer ${secret}` },
    }),
  );
  trace.tenant = "acme.lv";
  trace.backendTook(5);
  trace.backendTook(7);
  return { trace, answer: trace.end(new Response(null, { status: 404 })) };
}

test("a request leaves one line, with the id that its answer carries", () => {
  const { trace, answer } = visited("/clients");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: "info",
    request_id: trace.requestId,
    tenant: "acme.lv",
    method: "GET",
    path: "/clients",
    status: 404,
    ms: expect.any(Number),
  });
  expect(answer.headers.get("x-request-id")).toBe(trace.requestId);
  expect(answer.headers.get("server-timing")).toMatch(/^total;dur=\d+, backend;dur=12$/);
});

test("where faults alone are logged, a request that went well leaves no line", () => {
  const visited = (status: number) =>
    new RequestTrace(new Request("https://acme.lv/"), "faults").end(new Response(null, { status }));
  expect(visited(404).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(lines).toEqual([]);
  visited(502);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "info", status: 502 });
});

test("no two requests share an id or a nonce", () => {
  const traces = Array.from({ length: 100 }, () => visited("/").trace);
  expect(new Set(traces.map(({ requestId }) => requestId)).size).toBe(100);
  expect(new Set(traces.map(({ nonce }) => nonce)).size).toBe(100);
  expect(traces.every(({ nonce }) => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
});

test("a nonce is random to its last bit: no place of it is always the same", () => {
  const nonces = Array.from({ length: 100 }, () => visited("/").trace.nonce);
  for (let place = 0; place < 32; place += 1)
    expect(new Set(nonces.map((nonce) => nonce[place])).size).toBeGreaterThan(4);
});

test.each([
  `/renew-password-form/${secret}`,
  "/renew-password-form/short",
  `/Renew-Password-Form/${secret}.data`,
  "/Renew-Password-Form/short",
  `/renew%2Dpassword-form/${secret}`,
  `/api/check_password_reset/${secret}`,
  "/api/update_password_reset/short",
  `/clients?q=${secret}`,
  `/login?to=short&token=${secret}`,
])("no token, cookie or query stands in the line of %s", (path) => {
  visited(path);
  expect(lines.join()).not.toContain(secret);
  expect(lines.join()).not.toContain("short");
  expect(lines.join()).not.toContain("?");
});

test("a line is of a length that can be read, however long the path", () => {
  visited(`/${"clients/".repeat(1_000)}`);
  expect(lines.join().length).toBeLessThan(500);
});

test("a fault makes the line an error and says where it happened", () => {
  const trace = new RequestTrace(new Request("https://acme.lv/"));
  trace.fault(new Error("broken"));
  trace.end(new Response(null, { status: 500 }));
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "error", status: 500 });
  expect(JSON.parse(lines[0] ?? "").error).toMatch(/^Error: broken\n.*request-trace\.test/s);
});

test("https is what the address says, never a header", () => {
  const headers = { "x-forwarded-proto": "https" };
  expect(new RequestTrace(new Request("http://localhost/", { headers })).secure).toBe(false);
  expect(new RequestTrace(new Request("https://acme.lv/")).secure).toBe(true);
});

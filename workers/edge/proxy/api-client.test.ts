import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { createApi } from "./api-client.ts";
import type { Backend } from "./backend-fetch.ts";

const shape = z.object({ data: z.object({ id: z.number() }) });

/** Why there was no answer, as the log is told. */
const faults: unknown[] = [];
const silent = { timed: () => undefined, failed: () => undefined };

/** What a page gets from a backend that answers so. */
const read = (backend: Backend, timeout?: number) =>
  createApi(backend, {
    token: "t0ken",
    language: "lv",
    requestId: "r1",
    timed: () => undefined,
    failed: (error) => void faults.push(error),
    timeout,
  }).get("/customers/1", shape);

const answering =
  (body: BodyInit | null, init?: ResponseInit): Backend =>
  async () =>
    new Response(body, init);

/** What is said of a failure that has no words of its own. */
const status = (code: number) => ({
  status: code,
  message: `errors.status:${code}`,
  requestId: "r1",
});

/** A body that comes in these parts and then, unless it is broken off, never ends. */
const dripping = (parts: string[], fault?: Error) =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      if (fault) controller.error(fault);
    },
  });

test("an answer of the contract is read, what is unknown in it left out", async () => {
  expect(await read(answering('{"data":{"id":1,"new":true}}'))).toEqual({ data: { id: 1 } });
});

test("a call says who calls, in which language, and which request it belongs to", async () => {
  const calls: { path: string; init: RequestInit }[] = [];
  const backend: Backend = async (path, init) => {
    calls.push({ path, init });
    return Response.json({ data: { id: 1 } });
  };
  const api = createApi(backend, { token: "t0ken", language: "en", requestId: "r1", ...silent });
  await api.send("PATCH", "/customers/1", shape, { body: { name: "A" }, version: 3, idempotencyKey: "k1" });
  expect(calls[0]).toMatchObject({
    path: "/api/customers/1",
    init: { method: "PATCH", body: '{"name":"A"}', redirect: "manual" },
  });
  expect(Object.fromEntries(new Headers(calls[0]?.init.headers))).toEqual({
    accept: "application/json",
    "accept-language": "en",
    "x-request-id": "r1",
    authorization: "Bearer t0ken",
    "content-type": "application/json",
    "if-match": '"3"',
    "idempotency-key": "k1",
  });
});

describe("the specification's message (§8), with the request's id, for a backend that", () => {
  const network = { status: 503, message: "errors.network", requestId: "r1" };
  const aborted = { status: 504, message: "errors.aborted", requestId: "r1" };
  const answer = { status: 502, message: "errors.answer", requestId: "r1" };
  test.each<[string, Backend, object]>([
    ["is not there", () => Promise.reject(new TypeError("connection refused")), network],
    ["breaks off", answering(dripping(['{"data":{'], new Error("reset"))), network],
    ["sends a page", answering("<!doctype html><title>Apache</title>"), answer],
    ["sends half an answer", answering('{"data":{"id":'), answer],
    ["sends nothing", answering(null), answer],
    ["sends nothing and says so", answering(null, { status: 204 }), answer],
    ["sends another shape", answering('{"data":[]}'), answer],
    ["sends a number", answering("1"), answer],
    ["sends what is no text", answering(new Uint8Array([0xff, 0xfe, 0x00])), answer],
    ["redirects", answering(null, { status: 302, headers: { Location: "http://169.254.169.254/" } }), answer],
    [
      "redirects, though it sends what was asked for",
      answering('{"data":{"id":1}}', { status: 307 }),
      answer,
    ],
    ["says that nothing changed", answering(null, { status: 304 }), answer],
    ["fails without a word", answering(null, { status: 500 }), status(500)],
    ["fails with a page", answering("<h1>Bad gateway</h1>", { status: 502 }), status(502)],
    ["fails with a message that is none", answering('{"message":{"a":1}}', { status: 500 }), status(500)],
    ["fails with null", answering("null", { status: 503 }), status(503)],
  ])("%s", async (_, backend, expected) => {
    await expect(read(backend)).rejects.toMatchObject(expected);
  });

  test("keeps silent, and the log says so", async () => {
    faults.length = 0;
    const mute: Backend = (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    await expect(read(mute, 5)).rejects.toMatchObject(aborted);
    expect(faults).toEqual([expect.objectContaining({ name: "TimeoutError" })]);
  });

  test("begins and never ends", async () => {
    await expect(read(answering(dripping(['{"data":{"id":1}}'])), 5)).rejects.toMatchObject(aborted);
  });

  test("sends more than a page can hold, and is not read to its end", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024).fill(0x20));
      },
    });
    await expect(read(answering(endless))).rejects.toMatchObject(answer);
    expect(sent).toBeLessThan(12);
  });
});

describe("a fault's own words", () => {
  test.each([500, 502, 503])(
    "of a %i are for its programmers, not for anyone who works here",
    async (code) => {
      const body = { message: "SQLSTATE[42S02] in /var/www/app.php", errors: { name: ["at line 7"] } };
      const answering: Backend = async () => Response.json(body, { status: code });
      await expect(read(answering)).rejects.toMatchObject({ ...status(code), errors: {} });
    },
  );
});

test("of an answer that cannot be read the log names the operation, the field and the reason", async () => {
  faults.length = 0;
  await expect(read(answering('{"data":{"id":"secret"}}'))).rejects.toMatchObject({ status: 502 });
  expect(String(faults[0])).toMatch(/GET \/customers\/1 cannot be read: data\.id: .*number/);
  expect(String(faults[0])).not.toContain("secret");
});

describe("a refusal", () => {
  test("keeps the backend's words, fields, wait and current row, under the request's own id", async () => {
    const body = { message: "Aizņemts", errors: { name: ["Jau ir"] }, request_id: "theirs", data: { id: 7 } };
    const backend = answering(JSON.stringify(body), { status: 412, headers: { "Retry-After": "30" } });
    await expect(read(backend)).rejects.toMatchObject({
      status: 412,
      message: "Aizņemts",
      errors: { name: ["Jau ir"] },
      requestId: "r1",
      retryAfter: 30,
      current: { id: 7 },
    });
  });

  test("of great length is cut", async () => {
    const backend = answering(JSON.stringify({ message: "x".repeat(100_000) }), { status: 409 });
    await expect(read(backend)).rejects.toMatchObject({ message: "x".repeat(500) });
  });
});

test("a path that climbs out of what was meant is not found", async () => {
  const { backendOf } = await import("./backend-fetch.ts");
  const tenant = {
    host: "a.lv",
    installation: "a",
    title: "A",
    backend: "https://b.lv",
    state: "active",
  } as const;
  const backend = backendOf(tenant, Object.create(null), { origin: "https://a.lv", clientAddress: "" });
  const api = createApi(backend, { token: null, language: "lv", requestId: "r1", ...silent });
  await expect(api.get("/customers/../../found", shape)).rejects.toMatchObject({ status: 404 });
});

test("how long the backend took is told, of failures too", async () => {
  const times: number[] = [];
  const timed = (milliseconds: number) => void times.push(milliseconds);
  const api = createApi(() => Promise.reject(new Error("down")), {
    token: null,
    language: "lv",
    requestId: "",
    timed,
    failed: () => undefined,
  });
  await expect(api.get("/x", z.unknown())).rejects.toThrow();
  expect(times).toHaveLength(1);
});

test("all answers that one request waits for have to come within half a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const waits = vi.spyOn(AbortSignal, "timeout");
  onTestFinished(() => waits.mockRestore());
  const slow = (milliseconds: number): Backend => {
    return async () => {
      vi.setSystemTime(Date.now() + milliseconds);
      throw new Error("no answer");
    };
  };
  const visitor = { token: "t0ken", language: "lv", requestId: "r1", ...silent } as const;
  const api = createApi(slow(20_000), visitor);
  await expect(api.send("POST", "/customers", shape)).rejects.toMatchObject({ status: 503 });
  await expect(api.get("/customers/1", shape)).rejects.toMatchObject({ status: 503 });
  await expect(api.get("/banks", shape)).rejects.toMatchObject({ status: 503 });
  expect(waits.mock.calls).toEqual([[20_000], [8_000], [1_000]]);
});

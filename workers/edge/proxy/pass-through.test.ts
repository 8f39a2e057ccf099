import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RequestTrace } from "../request-trace.ts";
import { Session } from "../session/session.ts";
import type { Tenant } from "../tenant/tenant.ts";
import type { Backend } from "./backend-fetch.ts";
import { passThrough } from "./pass-through.ts";

const foreign: Tenant = {
  host: "acme.lv",
  installation: "acme",
  title: "Acme",
  backend: "https://api.acme.lv",
  state: "active",
};

const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, "error").mockImplementation((line) => void logged.push(line));
});
afterEach(() => vi.restoreAllMocks());

async function passed(backend: Backend, { tenant = foreign, headers = {}, timeout = 1_000 } = {}) {
  const request = new Request("https://acme.lv/api/customers?q=a%26b", { headers });
  const session = await Session.open(request, "a secret of this test, 32 characters", "scope", true);
  const trace = new RequestTrace(request);
  return { trace, ...(await passThrough(request, { tenant, backend, session, trace, timeout })) };
}

const answering =
  (init: ResponseInit, body: BodyInit | null = "{}"): Backend =>
  async () =>
    new Response(body, init);

describe("what a backend is asked", () => {
  const asked = async (headers: Record<string, string>, token?: string) => {
    const calls: { path: string; init: RequestInit }[] = [];
    const backend: Backend = async (path, init) => {
      calls.push({ path, init });
      return new Response();
    };
    const request = new Request("https://acme.lv/api/customers?q=a%26b", { headers });
    const session = await Session.open(request, "a secret of this test, 32 characters", "scope", true);
    if (token) session.signIn(token);
    const trace = new RequestTrace(request);
    await passThrough(request, { tenant: foreign, backend, session, trace });
    return {
      path: calls[0]?.path,
      headers: new Headers(calls[0]?.init.headers),
      init: calls[0]?.init,
      trace,
    };
  };

  test("is what was asked here, without our cookies and this hop's headers", async () => {
    const { path, headers, init, trace } = await asked({
      Cookie: "__Host-session=sealed",
      Host: "acme.lv",
      TE: "trailers",
      Upgrade: "websocket",
      Origin: "https://acme.lv",
      Referer: "https://acme.lv/clients",
      "Sec-Fetch-Site": "same-origin",
      Accept: "application/json",
      "If-None-Match": '"1"',
    });
    expect(path).toBe("/api/customers?q=a%26b");
    expect(init?.redirect).toBe("manual");
    expect(Object.fromEntries(headers)).toEqual({
      accept: "application/json",
      "if-none-match": '"1"',
      "x-request-id": trace.requestId,
    });
  });

  test("carries the token of the browser's session", async () => {
    expect((await asked({}, "t0ken")).headers.get("authorization")).toBe("Bearer t0ken");
  });

  test("carries a program's own token instead", async () => {
    expect((await asked({ Authorization: "Bearer own" }, "t0ken")).headers.get("authorization")).toBe(
      "Bearer own",
    );
  });
});

describe("an answer of a foreign backend", () => {
  test("may say what it is and how long it keeps, and nothing about our host", async () => {
    const { answer } = await passed(
      answering({
        status: 206,
        headers: {
          "Content-Type": "text/html",
          "Content-Disposition": "attachment",
          "Content-Range": "bytes 0-1/2",
          "Cache-Control": "private, max-age=5",
          ETag: '"1"',
          "Set-Cookie": "__Host-session=fixed; Path=/; Secure",
          "Content-Security-Policy": "default-src *",
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Credentials": "true",
          "Clear-Site-Data": '"*"',
          "Service-Worker-Allowed": "/",
          "Strict-Transport-Security": "max-age=0",
          "WWW-Authenticate": "Basic",
          Refresh: "0; url=https://evil.com/",
          Link: "<https://evil.com/x.js>; rel=preload; as=script",
          Location: "https://evil.com/",
          "X-Request-Id": "theirs",
          Server: "Apache",
        },
      }),
    );
    expect(answer.status).toBe(206);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "text/html",
      "content-disposition": "attachment",
      "content-range": "bytes 0-1/2",
      "cache-control": "private, max-age=5",
      etag: '"1"',
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
  });

  test("streams", async () => {
    const { answer } = await passed(answering({}, new Blob(["a", "b"]).stream()));
    expect(await answer.text()).toBe("ab");
  });

  test.each([301, 302, 303, 307, 308])("of status %i leads nowhere", async (status) => {
    const { answer, trace } = await passed(
      answering({ status, headers: { Location: "http://10.0.0.1/" } }, null),
    );
    expect(answer.status).toBe(502);
    expect(answer.headers.has("location")).toBe(false);
    expect(await answer.json()).toEqual({
      message: "Serveris atsūtīja nelasāmu atbildi. Mēģiniet vēlreiz pēc brīža.",
      request_id: trace.requestId,
    });
  });

  test("that nothing changed is passed on", async () => {
    expect((await passed(answering({ status: 304 }, null))).answer.status).toBe(304);
  });
});

test("an answer of the embedded backend is passed on as it is", async () => {
  const headers = { "Content-Security-Policy": "sandbox", Location: "/api/x" };
  const { answer } = await passed(answering({ status: 302, headers }, null), {
    tenant: { ...foreign, backend: "embedded" },
  });
  expect(answer.status).toBe(302);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-security-policy": "sandbox",
    location: "/api/x",
  });
});

describe("where no answer comes, a program is told in the contract's shape", () => {
  test("that nobody is there", async () => {
    const { answer, trace } = await passed(() => Promise.reject(new TypeError("refused")));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      message: "Tīkla kļūda. Mēģiniet vēlreiz pēc brīža.",
      request_id: trace.requestId,
    });
  });

  test("that nobody answered in time", async () => {
    const silent: Backend = (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    const { answer, trace } = await passed(silent, { timeout: 5 });
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual({
      message: "Pieprasījums pārtraukts. Mēģiniet vēlreiz pēc brīža.",
      request_id: trace.requestId,
    });
  });

  test("and the log says why", async () => {
    const { trace, answer } = await passed(() => Promise.reject(new TypeError("refused")));
    trace.end(answer);
    expect(logged.join()).toContain("TypeError: refused");
  });
});

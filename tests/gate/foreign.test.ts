import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../support/installation.ts";
import { cookieAt } from "./browser.ts";
import { type ForeignBackend, foreignBackend, sendJson } from "./foreign-backend.ts";
import { wire } from "./wire.ts";

let backend: ForeignBackend;
let cookie: string;

beforeAll(async () => {
  backend = await foreignBackend();
  cookie = await cookieAt(backend.installation);
});
afterAll(() => backend.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(backend.installation.host, "GET", path, { headers: { Cookie: cookie, ...headers } });

/** What the backend saw of the request with this address. */
const seen = (line: string) => backend.calls.findLast((call) => call.line === line);

describe("an agency's own backend", () => {
  test.each([
    ["/clients", "Klients no citurienes"],
    ["/clients/1/data", "Klients no citurienes"],
    ["/projects", "Projekts no citurienes"],
    ["/projects/1/data", "Projekts no citurienes"],
    ["/clients/banks", "Svešā banka"],
  ])("fills the page %s, with the default configuration where it has none", async (path, words) => {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(words);
    expect(page.text).toContain("Savs birojs");
    expect(page.text).toContain("#662E93".toLowerCase());
  });

  test("is shown the person's token and the request's id, and neither cookies nor our inside", async () => {
    const page = await get("/clients", { Cookie: `${cookie}; other=1` });
    const call = seen("GET /api/customers");
    expect(call?.headers).toMatchObject({
      authorization: "Bearer foreign-token",
      accept: "application/json",
      "accept-language": "lv",
      "x-request-id": page.headers["x-request-id"],
    });
    expect(
      Object.keys(call?.headers ?? {}).filter((name) => /cookie|^x-(inst|tenant|client)/.test(name)),
    ).toEqual([]);
  });

  test("is asked by programs through the same address", async () => {
    const call = await ask(backend.installation.host, "GET", "/api/customers?q=%C4%81&page=2", {
      headers: { Authorization: "Bearer own", "X-Installation": "other", "X-Tenant-Title": "x" },
    });
    expect(call.json().data).toHaveLength(1);
    const { headers } = seen("GET /api/customers?q=%C4%81&page=2") ?? {};
    expect(headers).toMatchObject({
      authorization: "Bearer own",
      "x-request-id": call.headers["x-request-id"],
    });
    expect(Object.keys(headers ?? {}).filter((name) => /cookie|^x-(inst|tenant|client)/.test(name))).toEqual(
      [],
    );
  });

  test("gets bodies as they are", async () => {
    const received: Promise<string> = new Promise((resolve) =>
      backend.answer((usual) => (request, response) => {
        if (request.method !== "PUT") return usual(request, response);
        let body = "";
        request.setEncoding("utf8").on("data", (part) => {
          body += part;
        });
        request.on("end", () => {
          sendJson(response, 200, {});
          resolve(body);
        });
      }),
    );
    const body = `āčē ${"x".repeat(200_000)}`;
    const headers = {
      Cookie: cookie,
      Origin: backend.installation.origin,
      "Content-Type": "text/plain; charset=utf-8",
    };
    expect((await ask(backend.installation.host, "PUT", "/api/files/1", { headers, body })).status).toBe(200);
    expect(await received).toBe(body);
  });
});

describe("what an agency's own backend sends has no power here", () => {
  test("its page does not run, its cookies are not set, its policy is not ours", async () => {
    backend.answer((usual) => (request, response) => {
      if (request.url !== "/api/page") return usual(request, response);
      response.writeHead(200, {
        "Content-Type": "text/html",
        "Set-Cookie": ["session=fixed; Path=/", "__Host-session=fixed; Path=/; Secure"],
        "Content-Security-Policy": "default-src * 'unsafe-inline'",
        "Access-Control-Allow-Origin": "https://evil.com",
        "Access-Control-Allow-Credentials": "true",
        "Strict-Transport-Security": "max-age=0",
        "X-Frame-Options": "ALLOWALL",
        "Clear-Site-Data": '"*"',
        Refresh: "0; url=https://evil.com/",
      });
      response.end("<script>alert(1)</script>");
    });
    const { headers, text } = await get("/api/page");
    expect(text).toBe("<script>alert(1)</script>");
    expect(headers).toMatchObject({
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cache-control": "no-store",
    });
    for (const name of [
      "set-cookie",
      "access-control-allow-origin",
      "strict-transport-security",
      "refresh",
      "clear-site-data",
    ])
      expect({ name, value: headers[name] }).toEqual({ name, value: undefined });
  });

  test.each([
    ["gzip, deflate, br", "gzip"],
    ["identity", undefined],
  ])("what it packs arrives whole, packed for anyone who unpacks it: %s", async (accepted, coding) => {
    const content = JSON.stringify({ data: "ā".repeat(10_000) });
    backend.answer((usual) => (request, response) => {
      if (request.url !== "/api/packed") return usual(request, response);
      response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
      response.end(gzipSync(content));
    });
    const { headers, bytes } = await get("/api/packed", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(coding);
    expect((coding ? gunzipSync(bytes) : Buffer.from(bytes)).toString()).toBe(content);
  });

  test("a socket is not opened to it", async () => {
    const { host, origin } = backend.installation;
    const lines = [
      "GET /api/calendar/live HTTP/1.1",
      `Host: ${host}:${new URL(origin).port}`,
      `Origin: ${origin}`,
      `Cookie: ${cookie}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ];
    expect((await wire(`${lines.join("\r\n")}\r\n\r\n`)).status).toBe(404);
    expect(seen("GET /api/calendar/live")?.headers.upgrade).toBeUndefined();
  });
});

describe("a path leads to the registered backend, whatever it is made of", () => {
  const pieces = "// /// \\ @ : %2e%2e %2e%2e%2f ..%5c ..; %00 %0d%0a %09 %ff".split(" ");
  const tails = [
    "evil.com/x",
    "user:secret@evil.com",
    "evil.com:80",
    "http://evil.com",
    "169.254.169.254/latest",
  ];

  test.each(pieces)("/api/%s", async (piece) => {
    for (const tail of tails) {
      // Of what stands behind /api only the pages would have to say that they cannot read it.
      const glued = /^%(0d|ff)/.test(piece) ? [] : [`/api${piece}${tail}`];
      for (const path of [`/api/${piece}${tail}`, `/api/x${piece}${piece}${tail}`, ...glued]) {
        backend.calls.length = 0;
        const { status, headers } = await get(path);
        // Anyone who stands there answers 404; what is no path of the API is a page that is not there.
        expect({ path, status: [302, 404].includes(status), to: headers.location?.slice(0, 6) }).toEqual({
          path,
          status: true,
          to: headers.location && "/login",
        });
        for (const { line, headers: asked } of backend.calls) {
          expect({ path, line }).toEqual({ path, line: expect.stringMatching(/^GET \/api\b/) });
          expect(asked.host).toMatch(/^127\.0\.0\.1:\d+$/);
        }
      }
    }
  });

  test.each([
    "/clients/..%2f..%2fadmin",
    "/clients/..%5c..%5cadmin",
    "/projects/%2e%2e%2fbanks",
    "/clients/.%09.%2fx",
  ])("%s, a page's address that climbs, is not found", async (path) => {
    backend.calls.length = 0;
    const page = await get(path);
    expect(page.status).toBe(404);
    expect(page.text).toMatch(/<h[12][^>]*>(Lapa nav atrasta|Nav atrasts)</);
    const known = ["/api/user", "/api/system-config", "/api/banks", "/api/projects/create"];
    const others = backend.calls.filter(({ line }) => !known.includes(line.split(/[ ?]/)[1] ?? ""));
    expect(others.filter(({ line }) => !/^GET \/api\/projects(\?|$)/.test(line))).toEqual([]);
  });

  test("line breaks and NUL in a path go no further than the first line of a request", async () => {
    const { host } = backend.installation;
    for (const path of ["/api/x\r\nX-Injected: 1", "/api/x\nX-Injected: 1", "/api/x\0y", "/api/x y"]) {
      backend.calls.length = 0;
      const { status } = await wire(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      expect({ path, status: [0, 400, 404].includes(status) }).toEqual({ path, status: true });
      expect(backend.calls.filter(({ headers }) => "x-injected" in headers)).toEqual([]);
    }
  });
});

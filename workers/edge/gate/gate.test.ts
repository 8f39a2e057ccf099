import { describe, expect, test } from "vitest";
import { sanitisedRequest, withSecurityHeaders } from "./gate.ts";

const host = "acme.lv";
const asked = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  origin = `https://${host}`,
) => sanitised(`${origin}${path}`, host, { method, headers });
const sanitised = (url: string, name: string, init: RequestInit = {}) =>
  sanitisedRequest(new Request(url, init), new URL(url), name);
const outcome = (passed: Request | Response) => (passed instanceof Response ? passed.status : "passes");

describe("https", () => {
  test("is where a request without it is sent, path and query kept", () => {
    const answer = asked("GET", "/clients?q=a%20b", {}, `http://${host}`);
    expect(answer).toBeInstanceOf(Response);
    expect(outcome(answer)).toBe(308);
    expect(answer.headers.get("location")).toBe("https://acme.lv/clients?q=a%20b");
  });

  test.each([
    ["POST", "/login"],
    ["GET", "/api/user"],
    ["HEAD", "/api"],
    ["GET", "/parties/calendar/live"],
    ["POST", "/live/events"],
  ])("is not silently turned to where a token or a password came without it: %s %s", (method, path) => {
    const answer = asked(method, path, {}, `http://${host}`);
    expect([outcome(answer), answer.headers.get("location")]).toEqual([403, null]);
  });

  test("cannot be led elsewhere by a path", () => {
    const answer = asked("GET", "//evil.com/x", {}, `http://${host}`);
    expect(answer.headers.get("location")).toBe("https://acme.lv//evil.com/x");
  });

  test("is not asked of this machine", () => {
    expect(outcome(sanitised("http://acme.localhost:8787/", "acme.localhost"))).toBe("passes");
  });
});

describe("an address that is too long", () => {
  const of = (length: number, path = "/calendar?x=") => path + "a".repeat(length - path.length);

  test("is refused for a page, whatever makes it long, and for its data and forms", async () => {
    expect(outcome(asked("GET", of(4000)))).toBe("passes");
    for (const path of [
      of(4001),
      of(4001, "/"),
      of(4001, "/clients.data?q="),
      `/calendar?${"%C4%81".repeat(700)}`,
    ])
      expect([path.slice(0, 20), outcome(asked("GET", path))]).toEqual([path.slice(0, 20), 414]);
    expect(outcome(asked("POST", of(4001), { origin: "https://acme.lv" }))).toBe(414);
  });

  test("is refused in words", async () => {
    const answer = asked("GET", of(4001), { "accept-language": "lv" });
    expect(answer instanceof Response && (await answer.text())).toContain("Adrese ir par garu");
  });

  test("is the backend's to judge where a program asks", () => {
    expect(outcome(asked("GET", of(9000, "/api/clients?q=")))).toBe("passes");
  });
});

describe("where a request comes from", () => {
  test.each([
    ["a form of another site", "POST", "/login", { origin: "https://evil.com" }, 403],
    ["a form of a subdomain", "POST", "/login", { origin: "https://www.acme.lv" }, 403],
    ["a form of the host above", "POST", "/login", { origin: "https://lv" }, 403],
    ["a form without https", "POST", "/login", { origin: "http://acme.lv" }, 403],
    ["a sandboxed frame", "POST", "/login", { origin: "null" }, 403],
    ["another site that hides its Origin", "DELETE", "/api/banks/1", { "sec-fetch-site": "cross-site" }, 403],
    ["a sibling that hides its Origin", "PATCH", "/api/banks/1", { "sec-fetch-site": "same-site" }, 403],
    ["nobody says, with a cookie", "POST", "/login", { cookie: "a=b" }, 403],
    ["nobody says, with two cookies", "POST", "/api/banks", { cookie: "XSRF-TOKEN=x; session=y" }, 403],
    ["another edge, whose backend this is", "POST", "/api/login", { cookie: "XSRF-TOKEN=x" }, "passes"],
    ["a link to the sign-out", "GET", "/api/logout", { "sec-fetch-site": "cross-site", cookie: "a=b" }, 403],
    ["a link to it in disguise", "GET", "/api/%6Cogout", { "sec-fetch-site": "cross-site" }, 403],
    [
      "a socket of another site",
      "GET",
      "/parties/x",
      { upgrade: "WebSocket", origin: "https://evil.com" },
      403,
    ],
    ["a form of its own", "POST", "/login", { origin: "https://acme.lv", cookie: "a=b" }, "passes"],
    [
      "its own page, by Sec-Fetch-Site",
      "POST",
      "/login",
      { "sec-fetch-site": "same-origin", cookie: "a=b" },
      "passes",
    ],
    ["the address bar", "GET", "/api/logout", { "sec-fetch-site": "none", cookie: "a=b" }, "passes"],
    ["a program", "POST", "/api/banks", { authorization: "Bearer x" }, "passes"],
    [
      "a link from another site",
      "GET",
      "/clients",
      { "sec-fetch-site": "cross-site", cookie: "a=b" },
      "passes",
    ],
    [
      "a socket of its own",
      "GET",
      "/parties/x",
      { upgrade: "websocket", origin: "https://acme.lv" },
      "passes",
    ],
  ] as const)("%s", (_, method, path, headers, expected) => {
    expect(outcome(asked(method, path, headers))).toBe(expected);
  });
});

test("headers that only the edge may say anything with are dropped, the others kept", () => {
  const passed = asked("GET", "/", {
    "X-Forwarded-Host": "evil.com",
    "X-Forwarded-For": "1.2.3.4",
    Forwarded: "host=evil.com",
    "X-Real-IP": "1.2.3.4",
    "X-Installation": "other",
    "X-Installation-Jurisdiction": "eu",
    "X-Tenant-Origin": "https://evil.com",
    "X-Tenant-Title": "Evil",
    "X-Client-Address": "1.2.3.4",
    "X-Request-Id": "chosen",
    "X-Room-Admission": "{}",
    "X-Partykit-Room": "other",
    "X-HTTP-Method-Override": "DELETE",
    "X-Original-URL": "/api/logout",
    Accept: "text/html",
    "If-Match": '"3"',
  });
  expect(Object.fromEntries(passed.headers)).toEqual({ accept: "text/html", "if-match": '"3"' });
});

describe("guard", () => {
  const guarded = (headers: Record<string, string> = {}, secure = true) =>
    withSecurityHeaders(new Response("x", { headers }), { nonceInUse: "n0nce", secure }).headers;

  test("lets scripts and style elements run by this answer's nonce only", () => {
    const policy = guarded().get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'nonce-n0nce'");
    expect(policy).toContain("style-src-elem 'self' 'nonce-n0nce'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src-elem[^;]*unsafe|\*/);
  });

  test("promises https only where there is https", () => {
    expect(guarded({}, true).get("strict-transport-security")).toBe("max-age=63072000");
    expect(guarded({}, false).has("strict-transport-security")).toBe(false);
  });

  test("keeps a policy and a time that an answer has of its own, and nothing else of that kind", () => {
    const headers = guarded({
      "Content-Security-Policy": "sandbox",
      "Cache-Control": "private, max-age=300",
      "X-Frame-Options": "ALLOWALL",
      "X-Content-Type-Options": "",
    });
    expect(headers.get("content-security-policy")).toBe("sandbox");
    expect(headers.get("cache-control")).toBe("private, max-age=300");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(guarded().get("cache-control")).toBe("no-store");
  });

  test("guards a redirect as well, whose own headers cannot be written to", () => {
    const { headers } = withSecurityHeaders(Response.redirect("https://acme.lv/", 308), {
      nonceInUse: null,
      secure: true,
    });
    expect(headers.get("location")).toBe("https://acme.lv/");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

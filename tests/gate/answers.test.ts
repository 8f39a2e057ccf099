import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask, newInstallation, type TestInstallation } from "../support/installation.ts";
import { cookieAt } from "./browser.ts";
import { operator } from "./operators.ts";
import { loaderPaths, operations } from "./routes.ts";

let installation: TestInstallation;
let cookie: string;

beforeAll(async () => {
  installation = await newInstallation({ demonstration: "acme" });
  cookie = await cookieAt(installation);
});

const get = (path: string, headers: Record<string, string> = { Cookie: cookie }) =>
  ask(installation.host, "GET", path, { headers });

/** What every answer has that was made and not read from a file. */
function expectGuarded(name: string, { headers }: Answer) {
  expect({ name, headers }).toMatchObject({
    headers: {
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "x-request-id": expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      "server-timing": expect.stringMatching(/^total;dur=\d+, backend;dur=\d+$/),
    },
  });
  expect({ name, hsts: headers["strict-transport-security"] }).toEqual({ name, hsts: undefined });
  expect({ name, cors: headers["access-control-allow-origin"] }).toEqual({ name, cors: undefined });
}

describe("every page", () => {
  test("is guarded and not kept by any cache", async () => {
    const paths = await loaderPaths(installation);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of [...paths, ...paths.map((loader) => `${loader}.data`)]) {
      const answer = await get(path);
      expectGuarded(path, answer);
      // The one page that is a picture.
      const caching = path === "/favicon.svg" ? "private, max-age=300" : "no-store";
      expect({ path, caching: answer.headers["cache-control"] }).toEqual({ path, caching });
      expect({ path, status: answer.status }).not.toEqual({ path, status: 500 });
    }
  });

  test("runs only what carries the nonce of its own answer", async () => {
    const nonces = new Set<string>();
    for (const path of ["/login", "/clients", "/projects", "/clients/add", "/clients/1/data", "/nowhere"]) {
      const { headers, text } = await get(path, path === "/login" ? {} : { Cookie: cookie });
      const policy = String(headers["content-security-policy"]);
      const [, nonce = ""] = policy.match(/script-src 'self' 'nonce-(\w{32})'/) ?? [];
      expect({ path, nonce }).toEqual({ path, nonce: expect.stringMatching(/^\w{32}$/) });
      nonces.add(nonce);
      const elements = text.match(/<(script|style)\b[^>]*>/g) ?? [];
      expect({ path, elements: elements.length }).not.toEqual({ path, elements: 0 });
      expect(elements.filter((element) => !element.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(text).not.toMatch(/<[^>]+\son\w+="|javascript:/i);
    }
    expect(nonces.size).toBe(6);
  });
});

test("the drawn favicon says how its letter is written", async () => {
  const { headers } = await get("/favicon.svg", {});
  expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
});

/** What the demonstration has under the first id: a file that its reader alone keeps, and asks about each time. */
const kept: Record<string, string> = { "purchase_invoices.file": "private, no-cache" };

test("every reading of the API is guarded, and kept by no cache unless it is for everybody", async () => {
  const readings = (await operations(installation)).filter(
    ({ id, method }) => method === "GET" && id !== "session.close",
  );
  for (const { id, path } of readings) {
    const answer = await get(`/api${path}`);
    expectGuarded(id, answer);
    const caching = kept[id] ?? (id.startsWith("docs.") ? "public, max-age=300" : "no-store");
    if (id !== "config.image")
      expect({ id, caching: answer.headers["cache-control"] }).toEqual({ id, caching });
  }
});

describe("every refusal of the gate is guarded and not kept", () => {
  const expectRefusal = (name: string, answer: Answer, status: number) => {
    expectGuarded(name, answer);
    expect(answer).toMatchObject({ status, headers: { "cache-control": "no-store" } });
  };

  test("421 and 403", async () => {
    expectRefusal("unknown host", await ask("nobody.localhost", "GET", "/login"), 421);
    expectRefusal(
      "forged",
      await ask(installation.host, "POST", "/login", { headers: { Origin: "null" } }),
      403,
    );
  });

  test("503 of a suspended tenant, in JSON to programs", async () => {
    const { host } = await newInstallation();
    await (await operator()).change(host, { state: "suspended" });
    expectRefusal("suspended", await ask(host, "GET", "/login"), 503);
    const answer = await ask(host, "GET", "/api/customers");
    expectRefusal("suspended", answer, 503);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.json()).toEqual({ message: expect.stringContaining("apturēts") });
  });

  test("the redirect to https, which keeps path and query", async () => {
    const host = `t-${randomBytes(6).toString("hex")}.example.lv`;
    const manager = await operator();
    await manager.add({ host, title: "Birojs", backend: "https://api.example.lv" });
    const answer = await ask(host, "GET", "/clients?q=a%20b");
    expectRefusal("redirect", answer, 308);
    expect(answer.headers.location).toBe(`https://${host}/clients?q=a%20b`);
  });
});

describe("files of the build", () => {
  test("are kept for ever where their name has a hash", async () => {
    const page = await get("/login", {});
    const paths = [...new Set(page.text.match(/\/assets\/[\w.-]+\.(json|js|css)/g))];
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const file = await get(path);
      expect({ path, ...file }).toMatchObject({
        status: 200,
        headers: {
          "cache-control": "public, max-age=31536000, immutable",
          "x-content-type-options": "nosniff",
          "content-type": expect.stringMatching(/^(text\/(javascript|css)|application\/json)/),
        },
      });
      expect({ path, cookie: file.headers["set-cookie"] }).toEqual({ path, cookie: undefined });
    }
  });

  test("are kept for a day where it has none", async () => {
    const font = await get("/fonts/inter.woff2");
    expect(font).toMatchObject({ status: 200, headers: { "cache-control": "public, max-age=86400" } });
  });

  test("that are not there are 404 without a word, and not kept", async () => {
    for (const path of [
      "/assets/gone-12345678.js",
      "/assets/",
      "/fonts/x",
      "/assets/..%2findex.html",
      "/assets/%00",
    ]) {
      const { status, text, headers } = await get(path);
      expect({ path, status, text }).toEqual({ path, status: 404, text: "" });
      expect({ path, caching: headers["cache-control"] }).toEqual({ path, caching: "no-store" });
    }
  });
});

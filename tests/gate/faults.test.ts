import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answer, ask } from "../support/installation.ts";
import { cookieAt, formType } from "./browser.ts";
import { type ForeignBackend, foreignBackend, sendJson } from "./foreign-backend.ts";
import { actionPaths, loaderPaths } from "./routes.ts";

let backend: ForeignBackend;
let cookie: string;

beforeEach(async () => {
  backend = await foreignBackend();
  cookie = await cookieAt(backend.installation);
});
afterEach(() => backend.stop());

type Fault = (response: ServerResponse) => void;

const html = { "Content-Type": "text/html" };

/** How a backend fails, and what a page then says (specification §8). */
const faults: Record<string, { fault: Fault; status: number; words: string }> = {
  "resets the connection": {
    fault: (response) => response.destroy(),
    status: 503,
    words: "Tīkla kļūda",
  },
  "sends a page instead of data": {
    fault: (response) => response.writeHead(200, html).end("<h1>Welcome to nginx</h1>"),
    status: 502,
    words: "nelasāmu atbildi",
  },
  "breaks off in the middle": {
    fault: (response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
      response.write('{"data":[');
      // Once the half is on its way.
      setImmediate(() => response.socket?.end());
    },
    status: 503,
    words: "Tīkla kļūda",
  },
  "sends half of the data": {
    fault: (response) => response.writeHead(200, { "Content-Type": "application/json" }).end('{"data":['),
    status: 502,
    words: "nelasāmu atbildi",
  },
  "sends data of another shape": {
    fault: (response) => sendJson(response, 200, { data: { id: "x", data: [] }, meta: null }),
    status: 502,
    words: "nelasāmu atbildi",
  },
  "sends nothing": {
    fault: (response) => response.writeHead(200).end(),
    status: 502,
    words: "nelasāmu atbildi",
  },
  "speaks no HTTP": {
    fault: (response) => response.socket?.end("SSH-2.0-OpenSSH\r\n"),
    status: 503,
    words: "Tīkla kļūda",
  },
  "fails, in words": {
    fault: (response) => sendJson(response, 500, { message: "<b>Server Error</b>" }),
    status: 500,
    words: "Pieprasījums neizdevās (kods 500)",
  },
  "fails, with a page": {
    fault: (response) => response.writeHead(502, html).end("<h1>Bad Gateway</h1>"),
    status: 502,
    words: "Pieprasījums neizdevās (kods 502)",
  },
};
const fail = (fault: Fault, { knowsWhoAsks }: { knowsWhoAsks: boolean }) =>
  backend.answer((usual) => (request, response) => {
    const isKnown = knowsWhoAsks && /^\/api\/(user|system-config)(\?|$)/.test(request.url ?? "");
    return isKnown ? usual(request, response) : void fault(response);
  });

const visit = (path: string): Promise<Answer> =>
  ask(backend.installation.host, "GET", path, { headers: { Cookie: cookie } });

/** The pages that show data: their loaders ask the backend for more than who is looking. */
const screens = [
  "/clients",
  "/clients/1/data",
  "/clients/add",
  "/clients/banks",
  "/projects",
  "/projects/1",
  "/projects/add",
];

/** A form is shown without what it would offer to choose from; what is missing is said in it. */
const formsAlone = ["/clients/add"];

const described = Object.entries(faults).map(([name, row]) => ({ name, ...row }));

/** What the framework says of itself, and where in the code something went wrong. */
const inside = /Unexpected Server Error|at \w+ \(file:/;

/** All of them at once: a slow backend is waited for once. */
const each = (paths: readonly string[], visited: (path: string) => Promise<void>) =>
  Promise.all(paths.map(visited));

describe.each(described)("a backend that $name", ({ fault, status, words }) => {
  test("leaves every screen with the message and the request's id, in its frame", async () => {
    fail(fault, { knowsWhoAsks: true });
    await each(screens, async (path) => {
      const page = await visit(path);
      const wanted = formsAlone.includes(path) ? 200 : status;
      expect({ path, status: page.status }).toEqual({ path, status: wanted });
      expect(page.text).toContain(words);
      expect(page.text).toContain(`Pieprasījuma numurs: ${page.headers["x-request-id"]}`);
      expect(page.text).toContain("Jānis Bērziņš");
      expect(page.text).toContain("</html>");
    });
  });

  test("leaves no page blank, not even where nobody knows who asks", async () => {
    fail(fault, { knowsWhoAsks: false });
    await each(await loaderPaths(backend.installation), async (path) => {
      const { headers, text } = await visit(path);
      expect({ path, text }).not.toEqual({ path, text: expect.stringMatching(inside) });
      if (!headers["content-type"]?.includes("text/html")) return;
      expect({ path, text }).toEqual({ path, text: expect.stringMatching(/<(h1|form)\b.*<\/html>/s) });
    });
  });

  test("leaves no form without an answer", async () => {
    fail(fault, { knowsWhoAsks: true });
    const { host, origin } = backend.installation;
    await each(await actionPaths(backend.installation), async (path) => {
      const headers = { Cookie: cookie, Origin: origin, ...formType };
      const page = await ask(host, "POST", path, {
        headers,
        body: "name=A&short_name=A&email=a%40b.lv&password=x",
      });
      expect(page.text).not.toMatch(inside);
      expect({ path, crashed: page.status === 500 && status !== 500 }).toEqual({ path, crashed: false });
      // Where nothing is wrong with what was typed, the form says whom to tell which number.
      const isPage = page.headers["content-type"]?.includes("text/html");
      if (page.status >= 500 && isPage)
        expect({ path, text: page.text }).toEqual({
          path,
          text: expect.stringContaining(String(page.headers["x-request-id"])),
        });
    });
  });
});

test("a backend that sends a bomb leaves a page with the message", async () => {
  const bomb = gzipSync(`{"data":[${" ".repeat(64 * 1024 * 1024)}]}`);
  const packed = { "Content-Type": "application/json", "Content-Encoding": "gzip" };
  fail((response) => response.writeHead(200, packed).end(bomb), { knowsWhoAsks: true });
  const page = await visit("/clients");
  expect(page.status).toBe(502);
  expect(page.text).toContain("nelasāmu atbildi");
  expect(page.text).toContain(`Pieprasījuma numurs: ${page.headers["x-request-id"]}`);
});

test("a backend that is not there leaves a page with the message", async () => {
  await backend.stop();
  const page = await visit("/clients");
  expect(page.status).toBe(503);
  expect(page.text).toContain("Tīkla kļūda");
  expect(page.text).toContain(`Pieprasījuma numurs: ${page.headers["x-request-id"]}`);
});

test("a backend that forgets the session between two calls leads to login as well", async () => {
  fail((response) => sendJson(response, 401, { message: "Unauthenticated." }), { knowsWhoAsks: true });
  for (const path of screens) expect((await visit(path)).headers.location).toMatch(/^\/login/);
});

test("a backend whose configuration cannot be loaded leaves pages that say so", async () => {
  backend.answer((usual) => (request, response) => {
    if (request.url?.startsWith("/api/system-config?")) return void sendJson(response, 500, {});
    return usual(request, response);
  });
  const page = await visit("/clients");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Uzņēmuma iestatījumus neizdevās ielādēt");
});

describe("a backend that redirects", () => {
  test.each([301, 302, 303, 307, 308])("with %i is not followed, by pages or programs", async (status) => {
    const visited: string[] = [];
    const elsewhere = createServer((request, response) => {
      visited.push(request.url ?? "");
      response.end("{}");
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    const { port } = elsewhere.address() as AddressInfo;
    const Location = `http://127.0.0.1:${port}/inside`;
    fail((response) => response.writeHead(status, { Location }).end(), { knowsWhoAsks: true });

    const page = await visit("/clients");
    expect(page.status).toBe(502);
    expect(page.text).toContain("nelasāmu atbildi");
    const call = await visit("/api/customers");
    expect(call).toMatchObject({ status: 502 });
    expect(call.headers.location).toBeUndefined();
    expect(call.json()).toEqual({
      message: "Serveris atsūtīja nelasāmu atbildi. Mēģiniet vēlreiz pēc brīža.",
      request_id: call.headers["x-request-id"],
    });
    expect(visited).toEqual([]);
    elsewhere.close();
  });
});

test("programs are told in the contract's shape that a backend broke off", async () => {
  fail((response) => response.destroy(), { knowsWhoAsks: false });
  const call = await visit("/api/customers");
  expect(call.status).toBe(503);
  expect(call.json()).toEqual({
    message: "Tīkla kļūda. Mēģiniet vēlreiz pēc brīža.",
    request_id: call.headers["x-request-id"],
  });
});

test("a sign-in with a token that no header could carry is refused in words", async () => {
  backend.answer((usual) => (request, response) => {
    if (request.url !== "/api/login") return usual(request, response);
    return void sendJson(response, 200, { access_token: "two\nlines" });
  });
  const { host, origin } = backend.installation;
  const headers = { Origin: origin, ...formType };
  const page = await ask(host, "POST", "/login", { headers, body: "email=a%40b.lv&password=x" });
  expect(page.status).toBe(502);
  expect(page.text).toContain("nelasāmu atbildi");
  expect(page.headers["set-cookie"]).toBeUndefined();
});

import { beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask, newInstallation, port, type TestInstallation } from "../support/installation.ts";
import { cookieAt, formType } from "./browser.ts";
import { actionPaths, operations } from "./routes.ts";
import { wire } from "./wire.ts";

/** What a browser says of a request that another site's page made; every one of them comes with the person's cookie. */
const forgeries = (host: string): Record<string, Record<string, string>> => ({
  "a foreign Origin": { Origin: "https://evil.example" },
  "a foreign Origin, pretending that it is ours": {
    Origin: "https://evil.example",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
  },
  "the Origin of a sandboxed frame": { Origin: "null" },
  "no Origin, but cross-site": { "Sec-Fetch-Site": "cross-site" },
  "the Origin of a sibling host": { Origin: `http://localhost:${port}`, "Sec-Fetch-Site": "same-site" },
  "the Origin of another port": { Origin: `http://${host}:${port + 1}` },
  "the Origin of another scheme": { Origin: `https://${host}:${port}` },
  "no word of where it comes from": {},
  "a form of plain text": { Origin: "https://evil.example", "Content-Type": "text/plain" },
});

describe("a write that another site started is refused and changes nothing", () => {
  let installation: TestInstallation;
  let cookie: string;

  beforeAll(async () => {
    installation = await newInstallation({ demonstration: "acme" });
    cookie = await cookieAt(installation);
  });

  const forged = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    ask(installation.host, method, path, { headers: { Cookie: cookie, ...formType, ...headers }, body });

  /** Everything that can be read there without naming a row. */
  async function everything(): Promise<Record<string, string>> {
    const readings = (await operations(installation)).filter(
      ({ id, method, path }) =>
        method === "GET" && id !== "session.close" && !id.startsWith("docs.") && !/\/1(\/|$)/.test(path),
    );
    const answers = await Promise.all(
      readings.map(({ path }) =>
        ask(installation.host, "GET", `/api${path}`, { headers: { Cookie: cookie } }),
      ),
    );
    // A refusal names its request, which is another each time.
    return Object.fromEntries(
      readings.map(({ id }, at) => {
        const { status, text } = answers[at] ?? {};
        return [id, status === 200 ? `200 ${text}` : String(status)];
      }),
    );
  }

  async function expectRefused(requests: { method: string; path: string; body: string }[]) {
    expect(requests.length).toBeGreaterThan(0);
    const before = await everything();
    expect(Object.values(before).filter((reading) => reading.startsWith("200 ")).length).toBeGreaterThan(4);
    for (const { method, path, body } of requests) {
      const attempts = Object.entries(forgeries(installation.host)).map(async ([name, headers]) => {
        const { status } = await forged(method, path, headers, body);
        return { method, path, name, status };
      });
      for (const attempt of await Promise.all(attempts)) expect(attempt).toEqual({ ...attempt, status: 403 });
    }
    expect(await everything()).toEqual(before);
  }

  test("at every action of a page", async () => {
    const paths = await actionPaths(installation);
    expect(paths).toContain("/clients/add");
    expect(paths).toContain("/logout");
    await expectRefused(
      paths.map((path) => ({
        method: "POST",
        path,
        body: "name=Forged&short_name=F&collapsed=yes&language=en",
      })),
    );
  });

  test("at every operation of the API that changes something", async () => {
    const changing = (await operations(installation)).filter(({ method }) => method !== "GET");
    expect(changing.map(({ id }) => id)).toContain("clients.delete");
    await expectRefused(
      changing.map(({ method, path }) => ({
        method,
        path: `/api${path}`,
        body: JSON.stringify({ name: "Forged", swift: "FORGLV22", status: 0, colors: {}, language: "en" }),
      })),
    );
  });

  test("at the sign-out, which is read with GET, however its path is written", async () => {
    const spellings = [
      "logout",
      "logout/",
      "logout?x",
      "/logout",
      "%6cogout",
      "LOGOUT",
      "%6Cog%6fut",
      "x/..%2flogout",
    ];
    await expectRefused(
      spellings.flatMap((spelling) =>
        ["GET", "HEAD"].map((method) => ({ method, path: `/api/${spelling}`, body: "" })),
      ),
    );
  });

  test("at the door of the live room", async () => {
    for (const [name, headers] of Object.entries(forgeries(installation.host))) {
      const { status } = await upgrade(installation, cookie, headers);
      expect({ name, status }).toEqual({ name, status: 403 });
    }
    const own = await upgrade(installation, cookie, { Origin: installation.origin });
    expect(own.status).toBe(101);
  });

  test("with any method that is not known to be a reading", async () => {
    for (const method of ["PUT", "PATCH", "DELETE", "PROPFIND", "MKCOL"]) {
      expect((await forged(method, "/clients/1/data", { Origin: "https://evil.example" })).status).toBe(403);
    }
  });
});

describe("what the site's own pages and programs send is let through", () => {
  let installation: TestInstallation;

  beforeAll(async () => {
    installation = await newInstallation({ demonstration: "acme" });
  });

  const letThrough = async (headers: Record<string, string>) => {
    const changing = (await operations(installation)).filter(({ method }) => method !== "GET");
    const requests = [
      ...(await actionPaths(installation)).map((path) => ({ method: "POST", path })),
      ...changing.map(({ method, path }) => ({ method, path: `/api${path}` })),
    ];
    const answers: [string, number][] = [];
    for (const { method, path } of requests) {
      const type = path.startsWith("/api/") ? "application/json" : formType["Content-Type"];
      const { status } = await ask(installation.host, method, path, {
        headers: { ...headers, "Content-Type": type },
        body: "{}",
      });
      answers.push([`${method} ${path}`, status]);
    }
    return answers.filter(([, status]) => status === 403 || status >= 500);
  };

  // The cookie opens nothing, so that nothing is done: the gate looks at where a request comes from, not at who sends it.
  test("a page's own Origin", async () => {
    expect(await letThrough({ Origin: installation.origin, Cookie: "session=x" })).toEqual([]);
  });

  test("a browser that says same-origin in Sec-Fetch-Site only", async () => {
    expect(await letThrough({ "Sec-Fetch-Site": "same-origin", Cookie: "session=x" })).toEqual([]);
  });

  test("a program without cookies", async () => {
    expect(await letThrough({})).toEqual([]);
  });

  test("a person's own sign-out through the API, which ends the session", async () => {
    const cookie = await cookieAt(installation);
    const call = (path: string): Promise<Answer> =>
      ask(installation.host, "GET", path, { headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" } });
    expect((await call("/api/user")).status).toBe(200);
    expect((await call("/api/logout")).status).toBe(200);
    expect((await call("/api/user")).status).toBe(401);
  });
});

function upgrade({ host }: TestInstallation, cookie: string, headers: Record<string, string>) {
  const lines = Object.entries({
    Host: `${host}:${port}`,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    Cookie: cookie,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return wire(["GET /parties/calendar/week HTTP/1.1", ...lines, "\r\n"].join("\r\n"));
}

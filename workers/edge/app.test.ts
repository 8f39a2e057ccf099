import type { ServerBuild } from "@remix-run/cloudflare";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEdge } from "./app.ts";
import type { EdgeEnv } from "./env.ts";
import type { Tenant } from "./tenant/tenant.ts";

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ["info", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

/** One page, that says which nonce it was given. */
const build: ServerBuild = Object({
  routes: { root: { id: "root", path: "", module: { default: () => null } } },
  entry: {
    module: {
      default: (
        _request: Request,
        status: number,
        headers: Headers,
        _: unknown,
        context: { nonce: string },
      ) => {
        return new Response(`page ${context.nonce}`, { status, headers });
      },
    },
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  future: {},
  publicPath: "/",
  assetsBuildDirectory: "",
  isSpaMode: false,
});

const token = "the operators' token, 32 letters";

/** An edge with one tenant, and a note of everything that it reaches for. */
function edgeWith(
  tenant: Partial<Tenant>,
  { secret = "a secret of this test, 32 characters", operators = token } = {},
) {
  const row = {
    host: `${crypto.randomUUID()}.lv`,
    installation: "acme",
    title: "Acme",
    backend: "embedded",
    state: "active",
    ...tenant,
  };
  const reached: string[] = [];
  const get = async (key: string) => {
    reached.push(`registry ${key}`);
    return key === `host:${row.host}` ? row : null;
  };
  const service = (name: string, answer: () => Response) => ({
    fetch: async (request: Request | string) => {
      reached.push(`${name} ${new URL(typeof request === "string" ? request : request.url).pathname}`);
      return answer();
    },
  });
  const env: EdgeEnv = Object({
    TENANTS: { get },
    BACKEND: service("backend", () => Response.json({ data: {} })),
    ASSETS: service("file", () => new Response("file")),
    SESSION_SECRET: secret,
    OPERATOR_TOKEN: operators,
    OPERATOR_HOST: "operator.example.lv",
  });
  const edge = createEdge(build);
  const ask = (url: string, init?: RequestInit) =>
    edge.fetch(new Request(url, init), env, { waitUntil: () => undefined });
  return { ask, reached, host: row.host };
}

describe("a host that nobody has", () => {
  test("is looked up once, and nothing else is done for it", async () => {
    const { ask, reached } = edgeWith({});
    for (const path of ["/", "/login", "/assets/x.js", "/fonts/x.woff2", "/api/user", "/parties/x"]) {
      reached.length = 0;
      const answer = await ask(`https://nobody.lv${path}`);
      expect(answer.status).toBe(421);
      expect(reached).toEqual(["registry host:nobody.lv"]);
    }
  });

  test("is not looked up where it is no name", async () => {
    const { ask, reached } = edgeWith({});
    expect((await ask("https://[::1]/")).status).toBe(421);
    expect((await ask("https://nobody.lv/", { headers: { host: "other.lv" } })).status).toBe(421);
    expect(reached).toEqual([]);
  });

  test("is not sent to https, where it would be nobody either", async () => {
    expect((await edgeWith({}).ask("http://nobody.lv/")).status).toBe(421);
  });

  test("is not somebody because the registry's entry says another name", async () => {
    const { ask, host } = edgeWith({});
    const answer = await ask(`https://${host}./`, { headers: { host: `${host.toUpperCase()}.` } });
    expect(answer.status).not.toBe(421);
    expect((await ask(`https://x${host}/`)).status).toBe(421);
  });
});

describe("a suspended tenant", () => {
  test("is answered with words alone, whatever is asked for", async () => {
    const { ask, host, reached } = edgeWith({ state: "suspended", title: "Kanārija" });
    for (const path of ["/", "/assets/x.js", "/api/user", "/parties/x"]) {
      const answer = await ask(`https://${host}${path}`);
      expect(answer.status).toBe(503);
      expect(await answer.text()).not.toContain("Kanārija");
    }
    expect(reached.filter((step) => !step.startsWith("registry"))).toEqual([]);
  });
});

describe("a page", () => {
  test("gets the nonce that its policy names, another with every request", async () => {
    const { ask, host } = edgeWith({});
    const answers = await Promise.all([1, 2].map(() => ask(`https://${host}/`)));
    const nonces = await Promise.all(
      answers.map(async (answer) => (await answer.text()).replace("page ", "")),
    );
    expect(new Set(nonces).size).toBe(2);
    answers.forEach((answer, at) => {
      expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonces[at]}'`);
      expect(answer.headers.get("strict-transport-security")).not.toBeNull();
    });
  });

  test("leaves one line in the log, with the id that its answer carries", async () => {
    const { ask, host } = edgeWith({});
    const answer = await ask(`https://${host}/?q=secret`, { headers: { cookie: "session=secret" } });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      request_id: answer.headers.get("x-request-id"),
      tenant: host,
      path: "/",
      status: 200,
    });
    expect(lines.join()).not.toContain("secret");
  });
});

test("a refusal of the gate leaves its line as well, with the tenant", async () => {
  const { ask, host } = edgeWith({});
  const answer = await ask(`https://${host}/login`, {
    method: "POST",
    headers: { origin: "https://evil.com" },
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ tenant: host, status: 403 });
});

test("a fault of ours is a page in words with the request's id, and an error in the log", async () => {
  const { ask, host } = edgeWith({}, { secret: "too short" });
  const answer = await ask(`https://${host}/`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("Radās kļūda");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  const line = JSON.parse(lines[0] ?? "");
  expect(line).toMatchObject({ level: "error", request_id: answer.headers.get("x-request-id"), status: 500 });
  expect(line.error).toContain("SESSION_SECRET");
});

describe("the operators' host", () => {
  const operating = (
    given: string,
    url = "https://operator.example.lv/tenants/nobody.lv",
    operators = token,
  ) => edgeWith({}, { operators }).ask(url, { headers: { authorization: `Bearer ${given}` } });

  test("answers anyone who holds the token", async () => {
    expect((await operating(token)).status).toBe(404);
  });

  test("is nobody's to everybody else, and without https", async () => {
    expect((await operating(token.slice(1))).status).toBe(421);
    expect((await operating("")).status).toBe(421);
    expect((await operating(token, "http://operator.example.lv/tenants")).status).toBe(421);
  });

  test("opens to no token that could be guessed, and the log says why", async () => {
    const short = token.slice(1);
    expect((await operating(short, undefined, short)).status).toBe(421);
    expect(lines.join()).toContain("OPERATOR_TOKEN needs 32 characters");
    expect(lines.join()).not.toContain(short);
    lines.length = 0;
    expect((await operating("", undefined, "")).status).toBe(421);
    expect(lines).toHaveLength(1);
  });
});

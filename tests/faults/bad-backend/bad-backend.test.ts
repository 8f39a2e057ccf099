import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieAt, formType } from "#tests/gate/browser.ts";
import { type ForeignBackend, foreignBackend } from "#tests/gate/foreign-backend.ts";
import { actionPaths, loaderPaths, operations } from "#tests/gate/routes.ts";
import { Chance } from "#tests/party/chance.ts";
import { ask, newInstallation, type TestInstallation } from "#tests/support/installation.ts";
import { isSoaking, sized } from "#tests/support/sized.ts";
import { type Fault, faults } from "./faults.ts";
import { type Seen, wrongInApi, wrongInPage } from "./verdict.ts";

interface Target {
  kind: "api" | "page";
  method: string;
  path: string;
}

const tried = faults.filter(({ isSlow }) => isSoaking || !isSlow);
/** Of each fault; in a soak everything that there is. */
const run = sized("bad backend", "requests of each fault", { usual: 16, soak: 1_000 });

let targets: Target[];
let sound: TestInstallation;
let decoy: Server;
const visited: string[] = [];

beforeAll(async () => {
  sound = await newInstallation({ demonstration: "beta" });
  const api = await operations(sound);
  const [pages, actions] = [await loaderPaths(sound), await actionPaths(sound)];
  targets = [
    ...api.map(({ method, path }): Target => ({ kind: "api", method, path: `/api${path}` })),
    ...pages.map((path): Target => ({ kind: "page", method: "GET", path })),
    ...actions.map((path): Target => ({ kind: "page", method: "POST", path })),
  ].filter(({ path }) => !/^\/(logout|api\/(user|system-config)$)/.test(path));
  decoy = createServer((request, response) => {
    visited.push(`${request.headers.host}${request.url}`);
    response.end("{}");
  });
  await new Promise<void>((resolve) => decoy.listen(0, "127.0.0.1", resolve));
});
afterAll(() => decoy.close());

/** Somebody of the agency asks for something; a connection that breaks is something that they see as well. */
async function see({ installation }: ForeignBackend, target: Target, cookie: string): Promise<Seen> {
  const { kind, method, path } = target;
  const began = performance.now();
  const type = kind === "api" ? { "Content-Type": "application/json" } : formType;
  const headers = { Cookie: cookie, Origin: installation.origin, ...(method !== "GET" && type) };
  const body = kind === "api" ? "{}" : "name=A&short_name=A&email=a%40b.lv&password=x&language=lv";
  const sent = { headers, ...(method !== "GET" && { body }) };
  const broken = { status: 0, headers: {}, text: "" };
  const answer = await ask(installation.host, method, path, sent).catch(() => broken);
  return { ...answer, milliseconds: performance.now() - began };
}

/** Some pages and operations, all of them in a soak. Faults are tried at once: each draws from a seed of its own. */
function chosen(fault: Fault): Target[] {
  const chance = new Chance(run.seed + faults.indexOf(fault));
  const rest = [...targets];
  return Array.from({ length: Math.min(run.size, targets.length) }, () => chance.take(rest)).filter(
    (target) => target !== undefined,
  );
}

test.concurrent.each(tried)(
  `${run.title}: a backend that $name`,
  { timeout: run.patience },
  async (fault) => {
    const backend = await foreignBackend();
    const cookie = await cookieAt(backend.installation);
    const { port } = decoy.address() as AddressInfo;
    backend.answer((usual) => (request, response) => {
      // Who asks is known, so that pages come to what they show.
      if (/^\/api\/(user|system-config)(\?|$)/.test(request.url ?? "")) return usual(request, response);
      response.on("error", () => undefined);
      request.resume();
      return fault.answer(response, port);
    });
    const wrong: unknown[] = [];
    const list = chosen(fault);
    const visitor = async () => {
      for (let target = list.pop(); target; target = list.pop()) {
        const seen = await see(backend, target, cookie);
        const found = target.kind === "api" ? wrongInApi(seen, fault) : wrongInPage(seen, target.method);
        if (found.length > 0)
          wrong.push({ ...target, status: seen.status, found, text: seen.text.slice(0, 300) });
      }
    };
    // Slow ones are waited for all at once.
    await Promise.all(Array.from({ length: fault.isSlow ? 64 : 4 }, visitor));
    await backend.stop();
    expect(wrong).toEqual([]);
    expect(visited).toEqual([]);
    expect((await ask(sound.host, "GET", "/login")).status).toBe(200);
  },
);

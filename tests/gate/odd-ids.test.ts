import { beforeAll, describe, expect, test } from "vitest";
import {
  ask,
  type Caller,
  callerAt,
  newInstallation,
  signIns,
  type TestInstallation,
} from "../support/installation.ts";
import { cookieAt, formType } from "./browser.ts";
import { foreignBackend } from "./foreign-backend.ts";
import { actionPaths, loaderPaths, operations } from "./routes.ts";

const odd = ["0x1", "01", "1e0", "1.0", "+1", "1%20", "-1", "0", "1%3Fq=1", "9007199254740993"];

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  // Of the demonstrations the one with all modules: what is off is a 403.
  installation = await newInstallation({ demonstration: "portal" });
  admin = await callerAt(installation, signIns.admin);
});

/** Every address in which an id stands, with another one for it in turn. */
const withOddIds = (paths: readonly string[], ids: readonly string[] = odd) =>
  paths.flatMap((path) =>
    [...path.matchAll(/\/1(?=[/.]|$)/g)].flatMap(({ index }) =>
      ids.map((id) => `${path.slice(0, index)}/${id}${path.slice(index + 2)}`),
    ),
  );

test("every path of the API is nowhere with an id that is not written as one", async () => {
  const asked = (await operations(installation)).flatMap(({ id, method, path }) =>
    withOddIds(
      /^(config\.image|files\.read|renewal\..*|company\..*|holidays\..*)$/.test(id) ? [] : [path],
    ).map((odd) => ({ method, odd })),
  );
  expect(asked.length).toBeGreaterThan(500);
  for (const { method, odd } of asked) {
    const asked = /pdf/.test(odd) ? `${odd}?lang=lv` : odd;
    const { status } = await admin(method, asked, method === "GET" ? {} : { body: {} });
    expect({ method, odd, status }).toEqual({ method, odd, status: 404 });
  }
});

test("a page that is nowhere has its frame, and scripts that run", async () => {
  const headers = { Cookie: await cookieAt(installation) };
  for (const path of ["/clients/0x1", "/projects/01/documents", "/views/no-file"]) {
    const { status, text } = await ask(installation.host, "GET", path, { headers });
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(text).toContain("Lapa nav atrasta");
    expect(text).toContain('href="/projects"');
    expect(text).not.toMatch(/<script(?![^>]* nonce=)/);
  }
});

describe("every page", () => {
  const few = ["0x1", "01", "1e0"];
  const isId = (path: string) => !/\/renew-password-form\/|\/delete\/1|\/branding\//.test(path);

  test("is nowhere, as a page and as data", async () => {
    const headers = { Cookie: await cookieAt(installation) };
    const paths = withOddIds((await loaderPaths(installation)).filter(isId), few);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths.flatMap((path) => [path, `${path}.data`])) {
      const { status } = await ask(installation.host, "GET", path, { headers });
      // Data of several routes at once is a 200 that holds each route's own answer.
      if (!path.endsWith(".data")) expect({ path, status }).toEqual({ path, status: 404 });
    }
  });

  test("takes no form there, and does not ask an agency's own backend for what it may read in its own way", async () => {
    const { installation: own, calls, stop } = await foreignBackend();
    try {
      const headers = { Cookie: await cookieAt(own), Origin: own.origin, ...formType };
      for (const path of withOddIds((await actionPaths(own)).filter(isId), few))
        await ask(own.host, "POST", path, { headers, body: "name=A" });
      for (const path of ["/clients/0x1", "/clients/1%3Fq=1", "/projects/01"])
        expect((await ask(own.host, "GET", path, { headers })).status).toBe(404);
      const lines = calls.map(({ line }) => line);
      expect(lines.filter((line) => /\/(0x1|01|1e0)\b|\/customers\/1\?/.test(line))).toEqual([]);
    } finally {
      await stop();
    }
  });
});

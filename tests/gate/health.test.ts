import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkHost } from "#cli/check-host.ts";
import { ask, newInstallation } from "../support/installation.ts";
import { foreignBackend, sendJson } from "./foreign-backend.ts";
import { operator } from "./operators.ts";

describe("addresses for monitors", () => {
  test("say that the edge and a host's backend are there, and nothing else", async () => {
    const { host } = await newInstallation({ title: "Slepens birojs" });
    for (const [path, words] of [
      ["/health", "ok\n"],
      ["/ready", "ready\n"],
    ] as const) {
      const { status, text, headers } = await ask(host, "GET", path);
      expect({ path, status, text }).toEqual({ path, status: 200, text: words });
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  test("say when a backend is away, while the edge is there", async () => {
    const host = `t-${randomBytes(6).toString("hex")}.localhost`;
    const manager = await operator();
    await manager.add({ host, title: "Prom", backend: "http://127.0.0.1:1" });
    expect((await ask(host, "GET", "/health")).status).toBe(200);
    const { status, text } = await ask(host, "GET", "/ready");
    expect({ status, text }).toEqual({ status: 503, text: "not ready\n" });
    const findings = await checkHost(manager, host);
    expect(findings.map(({ isGood }) => isGood)).toEqual([true, false]);
    expect(findings.at(-1)?.words).toContain("http://127.0.0.1:1) does not answer");
  });

  test("call a backend ready that has no appearance of its own", async () => {
    const backend = await foreignBackend();
    backend.answer(() => (_, response) => sendJson(response, 404, { message: "Not Found" }));
    expect((await ask(backend.installation.host, "GET", "/ready")).status).toBe(200);
    await backend.stop();
  });

  test.each(["/health", "/ready"])("are nobody's at an unknown host: %s", async (path) => {
    const nobody = await ask("nobody.localhost", "GET", "/login");
    for (const host of ["nobody.localhost", "operator.localhost"]) {
      const { status, text } = await ask(host, "GET", path);
      expect({ host, status, text }).toEqual({ host, status: 421, text: nobody.text });
    }
  });

  test("are still there when a host is suspended", async () => {
    const { host } = await newInstallation();
    await (await operator()).change(host, { state: "suspended" });
    expect((await ask(host, "GET", "/health")).status).toBe(200);
    expect((await ask(host, "GET", "/login")).status).toBe(503);
  });
});

import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { buildLocal, bundle, root } from "#cli/build.ts";
import { operatorOf } from "#cli/operator-client.ts";
import { type Running, serve } from "#cli/serve.ts";
import { formType } from "../gate/browser.ts";
import { password, signIns } from "../support/installation.ts";

const folder = mkdtempSync(join(tmpdir(), "deployment-"));
const scripts = { edge: join(folder, "edge/index.js"), backend: join(folder, "backend/index.js") };
const configs = ["wrangler.toml", "workers/backend/wrangler.toml"];
let edge = "";
let backend = "";

beforeAll(async () => {
  await buildLocal();
  await Promise.all([
    bundle("wrangler.toml", "workers/edge/index.ts", join(folder, "edge")),
    bundle("workers/backend/wrangler.toml", "workers/backend/index.ts", join(folder, "backend")),
  ]);
  edge = readFileSync(scripts.edge, "utf8");
  backend = readFileSync(scripts.backend, "utf8");
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** The files of ours that a bundle was made of, as the bundler notes above each. */
const sourcesOf = (script: string): string[] =>
  [...script.matchAll(/^\/\/ ((?:app|party|workers|tests)\/\S+)$/gm)].map(([, path = ""]) => path);

describe("what is deployed", () => {
  test("a deployment has no mailbox page, no demonstration sign-ins and no way to plant them", () => {
    for (const word of [
      "/mailbox",
      "/plant",
      "/hang",
      "/night",
      "demo.test",
      password,
      "withPictures",
      "local-mailbox",
      "LIGHT_PASSWORDS",
    ]) {
      expect(edge).not.toContain(word);
      expect(backend).not.toContain(word);
    }
  });

  test("is made of nothing that belongs to local runs, demonstrations or tests", () => {
    expect(sourcesOf(edge)).toContain("workers/edge/index.ts");
    expect(sourcesOf(backend)).toContain("workers/backend/index.ts");
    const local = [...sourcesOf(edge), ...sourcesOf(backend)].filter((path) =>
      /^tests\/|\/cli\/|\/seed\/|\/local[.-]|memory-database|\.test\./.test(path),
    );
    expect(local).toEqual([]);
  });

  test("has no secret in it, and no map of its sources", () => {
    const variables = configs.map((config) => Object.keys(readConfig({ config: join(root, config) }).vars));
    expect(variables).toEqual([["OPERATOR_HOST"], ["MAIL_FROM", "DNS_QUERY"]]);
    for (const config of configs)
      expect(readConfig({ config: join(root, config) }).upload_source_maps ?? false).toBe(false);
    expect(globSync("build/app/client/**/*.map", { cwd: root })).toEqual([]);
    for (const path of globSync("build/app/client/assets/*.{js,css}", { cwd: root }))
      expect(readFileSync(join(root, path), "utf8")).not.toContain("sourceMappingURL");
  });

  test("writes its own lines to the log, and lets the platform add no record with addresses and headers", () => {
    for (const config of configs)
      expect(readConfig({ config: join(root, config) }).observability).toMatchObject({
        enabled: true,
        logs: { enabled: true, invocation_logs: false },
      });
  });

  test("the Workers stay under 3 MB gzip (quality.md §1, footprint)", () => {
    for (const name of ["edge", "backend"]) {
      // The script, and what is deployed beside it: engines, type, migrations.
      const modules = globSync("*.{js,wasm,bin,sql}", { cwd: join(folder, name) });
      expect(modules.length).toBeGreaterThan(0);
      const sizes = modules.map((module) => gzipSync(readFileSync(join(folder, name, module))).length);
      const packed = sizes.reduce((sum, size) => sum + size, 0);
      console.info(`${name}: ${(packed / 1e6).toFixed(2)} MB gzip of 3 MB`);
      expect(packed).toBeLessThan(3_000_000);
    }
  });
});

describe("a deployment that runs", () => {
  const admin = { name: "Anna Ozola", email: "anna@test.lv", language: "lv" };
  const secret = "četri zirgi pļavā";
  let running: Running;
  let token: string;

  beforeAll(async () => {
    running = await serve({ port: 0, data: join(folder, "data"), scripts });
    const tenant = { host: "localhost", title: "Birojs", backend: "embedded", installation: "portal", admin };
    const { link } = await operatorOf(running.address, running.operatorToken).add(tenant);
    token = link?.split("/").at(-1) ?? "";
  });
  afterAll(() => running.stop());

  const ask = (path: string, method = "GET", body?: object, headers: Record<string, string> = {}) =>
    fetch(`http://localhost:${running.address.port}${path}`, {
      method,
      redirect: "manual",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
      ...(body && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
    });

  test("lets in who was founded, and nobody from the demonstrations", async () => {
    expect((await ask(`/api/update_password_reset/${token}`, "PATCH", { password: secret })).status).toBe(
      200,
    );
    expect((await ask("/api/login", "POST", { email: admin.email, password: secret })).status).toBe(200);
    for (const email of Object.values(signIns))
      expect((await ask("/api/login", "POST", { email, password })).status).toBe(403);
  });

  test("has nothing where a local run shows mails and plants, neither for strangers nor for administrators", async () => {
    const form = new URLSearchParams({ email: admin.email, password: secret });
    const signedIn = await ask("/login", "POST", form, formType);
    const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await ask("/dashboard", "GET", undefined, { cookie })).status).toBe(200);
    for (const path of ["/mailbox", "/plant", "/hang", "/found"]) {
      const stranger = await ask(path);
      const to = stranger.headers.get("location");
      expect({ path, status: stranger.status, to }).toEqual({ path, status: 302, to: "/login" });
      expect((await ask(path, "GET", undefined, { cookie })).status).toBe(404);
      expect((await ask(`/api${path}`, "POST", {})).status).toBe(404);
    }
  });

  test("is not planted by anyone who reaches the backend itself", async () => {
    const headers = { "x-installation": "portal" };
    const body = JSON.stringify({ name: "portal", today: "2026-11-20", password });
    expect((await running.backend("/plant", { method: "POST", headers, body })).ok).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import type { EdgeEnv } from "../env.ts";
import type { Tenant } from "../tenant/tenant.ts";
import { backendOf } from "./backend-fetch.ts";

const ours: Tenant = {
  host: "acme.lv",
  installation: "acme",
  title: "Ācme & dēls",
  backend: "embedded",
  state: "active",
};
const trace = { origin: "https://acme.lv", clientAddress: "192.0.2.7" };

describe("the embedded backend", () => {
  /** Its front and its installations, and which of them was called with what. */
  function embedded() {
    const calls: { of: string; call: Request }[] = [];
    const answering = (of: string) => ({
      fetch: async (url: string, init: RequestInit) => void calls.push({ of, call: new Request(url, init) }),
    });
    const namespace = (place: string) => ({
      idFromName: (name: string) => `${place} ${name}`,
      get: (id: string) => answering(id),
    });
    const env: EdgeEnv = Object.assign(Object.create(null), {
      BACKEND: answering("front"),
      INSTALLATIONS: { ...namespace("anywhere"), jurisdiction: namespace },
    });
    return { calls, env };
  }
  test.each(["/api/user", "/api/estimates/pdf/3"])("is told whose call it is, at %s", async (path) => {
    const { calls, env } = embedded();
    const pretending = {
      "x-installation": "other",
      "x-tenant-origin": "https://evil.com",
      accept: "application/json",
    };
    const tenant: Tenant = { ...ours, jurisdiction: "eu" };
    await backendOf(tenant, env, trace)(path, { headers: new Headers(pretending) });
    const [{ call } = { call: null }] = calls;
    expect(new URL(call?.url ?? "").pathname).toBe(path);
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({
      accept: "application/json",
      "x-installation": "acme",
      "x-installation-jurisdiction": "eu",
      "x-tenant-origin": "https://acme.lv",
      "x-tenant-title": encodeURIComponent("Ācme & dēls"),
      "x-client-address": "192.0.2.7",
    });
  });

  test("answers in its front what is heavy, and in the installation all else, where that has to stay", async () => {
    const { calls, env } = embedded();
    const european: Tenant = { ...ours, jurisdiction: "eu" };
    await backendOf(ours, env, trace)("/api/user", {});
    await backendOf(european, env, trace)("/api/projects?page=2", { method: "HEAD" });
    await backendOf(ours, env, trace)("/api/login", { method: "POST" });
    await backendOf(european, env, trace)("/api/invoices/pdf/7", {});
    expect(calls.map(({ of }) => of)).toEqual(["anywhere acme", "eu acme", "front", "front"]);
  });
});

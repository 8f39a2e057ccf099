import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { moduleKeys } from "#model/branding/config.ts";
import { type RoleName, roleIds } from "#model/user/role.ts";
import { frontApi } from "../app.ts";
import type { FrontCall } from "./call.ts";

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "info").mockImplementation((line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

/** What a person of that role is answered who asks for a spreadsheet of invoices. */
async function asked(role: RoleName | null, modules: readonly string[] = moduleKeys) {
  const actor = role && { id: 7, role, role_id: roleIds[role], permissions: [], sessionId: 1, modules };
  const env: FrontCall["Bindings"] = Object({
    actor,
    identify: async () => actor,
    t: (key: string) => key,
  });
  const headers = { "X-Request-Id": "r-1", "X-Installation": "acme" };
  return frontApi.request("/api/invoices/export", { headers }, env);
}

describe("who is turned away", () => {
  test.each([
    ["role", "employee", moduleKeys],
    ["module", "admin", []],
  ] as const)("for the %s leaves a line: who, and from which operation", async (reason, role, modules) => {
    expect((await asked(role, modules)).status).toBe(403);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: "info",
        event: "operation_refused",
        reason,
        operation: "invoices.export",
        request_id: "r-1",
        installation: "acme",
        user: 7,
        role,
      },
    ]);
  });

  test("as a stranger leaves none beside the request's own", async () => {
    expect((await asked(null)).status).toBe(401);
    expect(lines).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { ask, newInstallation } from "../support/installation.ts";
import { operator, operatorToken } from "./operators.ts";

let token: string;

beforeAll(async () => {
  token = await operatorToken();
});

describe("the operators' host", () => {
  const atOperators = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
    ask("operator.localhost", method, path, { headers, body });

  test.each([
    ["no token", {}],
    ["a wrong token", { Authorization: "Bearer wrong" }],
    ["an empty token", { Authorization: "Bearer " }],
    ["another scheme", { Authorization: "Basic b3BlcmF0b3I6b3BlcmF0b3I=" }],
    ["a cookie", { Cookie: "session=x" }],
  ])("is nobody's to anyone who brings %s", async (_, headers) => {
    const nobody = await ask("nobody.localhost", "GET", "/tenants");
    for (const [method, path] of [
      ["GET", "/tenants"],
      ["POST", "/tenants"],
      ["DELETE", "/tenants/acme.localhost"],
      ["GET", "/tenants/acme.localhost/export"],
      ["DELETE", "/tenants/acme.localhost/data"],
      ["PUT", "/archives/00000000-0000-4000-8000-000000000000/0"],
      ["GET", "/login"],
      ["GET", "/assets/x.js"],
    ] as const) {
      const { status, text } = await atOperators(method, path, headers);
      expect({ method, path, status, text }).toEqual({ method, path, status: 421, text: nobody.text });
    }
  });

  test("does not take its token at a tenant's host", async () => {
    const { host } = await newInstallation();
    const answer = await ask(host, "GET", "/tenants", { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(302);
  });

  test.each<[string, string, string, unknown, number]>([
    ["no JSON", "POST", "/tenants", "{", 422],
    ["nothing", "POST", "/tenants", undefined, 422],
    ["a list", "POST", "/tenants", [], 422],
    ["no title", "POST", "/tenants", { host: "x.localhost", backend: "embedded" }, 422],
    ["a host that is none", "POST", "/tenants", { host: "a b", title: "A", backend: "embedded" }, 422],
    [
      "its own host",
      "POST",
      "/tenants",
      { host: "operator.localhost", title: "A", backend: "embedded" },
      422,
    ],
    [
      "a backend without https",
      "POST",
      "/tenants",
      { host: "x.localhost", title: "A", backend: "http://a.lv" },
      422,
    ],
    [
      "a backend with a path",
      "POST",
      "/tenants",
      { host: "x.localhost", title: "A", backend: "https://a.lv/x" },
      422,
    ],
    [
      "a backend with a password",
      "POST",
      "/tenants",
      { host: "x.localhost", title: "A", backend: "https://u:p@a.lv" },
      422,
    ],
    [
      "a backend of another kind",
      "POST",
      "/tenants",
      { host: "x.localhost", title: "A", backend: "file:///etc" },
      422,
    ],
    [
      "an installation's name that is none",
      "POST",
      "/tenants",
      { host: "x.localhost", title: "A", backend: "embedded", installation: "../x" },
      422,
    ],
    [
      "a title in which nothing is seen",
      "POST",
      "/tenants",
      { host: "x.localhost", title: "\u200b", backend: "embedded" },
      422,
    ],
    ["a tenant that is not there", "GET", "/tenants/nobody.localhost", undefined, 404],
    ["a path that is none", "GET", "/tenants/%zz", undefined, 404],
    ["another path", "GET", "/nowhere", undefined, 404],
  ])("answers %s in words", async (_, method, path, body, status) => {
    const answer = await atOperators(method, path, { Authorization: `Bearer ${token}` }, body);
    expect(answer.status).toBe(status);
    expect(answer.json()).toEqual({ message: expect.stringMatching(/^[^{}]{5,300}$/) });
  });

  test("changes only what it is told to, and only to what it may be", async () => {
    const { host } = await newInstallation({ title: "Birojs" });
    const change = (body: unknown) =>
      atOperators("PATCH", `/tenants/${host}`, { Authorization: `Bearer ${token}` }, body);
    expect((await change({ state: "gone" })).status).toBe(422);
    expect((await change({ backend: "http://a.lv" })).status).toBe(422);
    expect((await change({ backend: "a.lv" })).status).toBe(422);
    expect((await change("{")).status).toBe(422);
    expect((await change({ host: "other.localhost", installation: "other" })).json().data).toMatchObject({
      host,
    });
    expect(await (await operator()).show(host)).toMatchObject({ host, title: "Birojs", state: "active" });
  });
});

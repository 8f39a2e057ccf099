import { beforeAll, describe, expect, test } from "vitest";
import { ask, newInstallation, port } from "../support/installation";
import { edge, newHost, operator, operatorToken, tenantCommand } from "./operators";

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
  ])("is nobody's to whoever brings %s", async (_, headers) => {
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

describe("npm run tenant", () => {
  const tenant = (parameters: string[], { OPERATOR_TOKEN = token, at = edge } = {}) =>
    tenantCommand(parameters, { OPERATOR_TOKEN, at });

  test("adds an agency, and its first administrator's link sets the password", async () => {
    const host = newHost();
    const { code, output } = await tenant([
      "add",
      host,
      "--title",
      "Ķīpsalas druka",
      "--admin",
      "Anna Ozola <anna@druka.lv>",
    ]);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining(`${host} is Ķīpsalas druka`),
    });
    const [link = ""] = output.match(/http:\S+/) ?? [];
    expect(link).toMatch(`http://${host}:${port}/renew-password-form/`);
    const page = await ask(host, "GET", new URL(link).pathname);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Jauna parole – Ķīpsalas druka");
  });

  test("lists, shows, suspends, resumes and removes", async () => {
    const { host } = await newInstallation({ title: "Piektā druka" });
    const status = async () => (await ask(host, "GET", "/login")).status;
    const [listed, shown] = await Promise.all([tenant(["list"]), tenant(["show", host])]);
    expect(listed.output).toContain(host);
    expect(shown.output).toContain("Piektā druka");
    expect(await status()).toBe(200);
    expect((await tenant(["suspend", host])).output).toContain("suspended");
    expect(await status()).toBe(503);
    expect((await tenant(["resume", host])).output).toContain("active");
    expect(await status()).toBe(200);
    expect((await tenant(["remove", host])).output).toContain(`${host} answers no more`);
    expect(await status()).toBe(421);
  });

  test("changes a title and a backend, and says what is there then", async () => {
    const host = newHost();
    await (await operator()).add({ host, title: "Sestā druka", backend: "https://one.invalid" });
    const renamed = await tenant(["change", host, "--title", "Septītā druka"]);
    expect(renamed.output).toContain(`${host} is Septītā druka, installation`);
    expect(renamed.output).toContain("backend https://one.invalid, active.");
    const moved = await tenant(["change", host, "--backend", "https://two.invalid"]);
    expect(moved.output).toContain("Septītā druka");
    expect((await tenant(["show", host])).output).toBe(moved.output);
    expect(moved.output).toContain("backend https://two.invalid, active.");
  });

  test("says why a backend is not ready, and that there is no copy yet", async () => {
    const host = newHost();
    await (await operator()).add({ host, title: "Astotā druka", backend: "https://one.invalid" });
    const { code, output } = await tenant(["check", host]);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining("(https://one.invalid) does not answer: DNS does not know one.invalid"),
    });
    const { host: embedded } = await newInstallation();
    expect((await tenant(["check", embedded])).output).toMatch(
      /good {2}Its backend \(embedded\) answers 200/,
    );
    expect((await tenant(["copies", embedded])).output).toContain(`There is no copy of ${embedded} yet`);
    const long = `${"a".repeat(60)}.${newHost()}`;
    const { installation } = await (await operator()).show(embedded);
    await (await operator()).add({ host: long, title: "Devītā druka", installation, backend: "embedded" });
    expect((await tenant(["copies", long])).output).toContain(`There is no copy of ${long} yet`);
  });

  test("says how it is used", async () => {
    for (const parameters of [["--help"], ["add", "-h"]]) {
      const { code, output } = await tenant(parameters);
      expect({ code, output }).toEqual({
        code: 0,
        output: expect.stringContaining("npm run tenant -- list"),
      });
    }
  });

  test("says in words what is wrong with what was typed", { timeout: 60_000 }, async () => {
    const { host } = await newInstallation();
    const wrong: [string[], string, { OPERATOR_TOKEN?: string; at?: string }?][] = [
      [["add", host, "--title", "A", "--admin", "Anna <anna@a.lv>"], `${host} exists already`],
      [["add", newHost(), "--title", "A"], "The first administrator is missing"],
      [["add", newHost(), "--title", "A", "--admin", "Anna"], "The first administrator is missing"],
      [["add", newHost(), "--title", "A", "--admin", "Anna <anna>"], "Enter a valid e-mail"],
      [["add", newHost(), "--title", "", "--admin", "Anna <anna@a.lv>"], "A title is missing"],
      [["add", newHost(), "--title", "A", "--backend", "http://api.example.lv"], "https"],
      [["add", newHost(), "--title", "A", "--installation", "nobodys"], "nobodys"],
      [["add", "no host", "--title", "A", "--admin", "Anna <anna@a.lv>"], "Not a host name"],
      [
        ["add", "Foo_Bar.lv", "--title", "A", "--backend", "https://a.lv"],
        "Not a host name for a tenant: Foo_Bar",
      ],
      // The same sign as it is typed in East Asia, which an address takes for this one.
      [
        ["add", "foo\uff3fbar.lv", "--title", "A", "--backend", "https://a.lv"],
        "Not a host name for a tenant",
      ],
      [
        ["add", "a.lv:8787", "--title", "A", "--backend", "https://a.lv"],
        "Not a host name for a tenant: a.lv:8787",
      ],
      [["copies", newHost(), "--installation", "No Name"], "The name of an installation has"],
      [["copies", `${"a".repeat(60)}.${newHost()}`], "The name of an installation has"],
      [["show", newHost()], "No such tenant"],
      [["change", host], "--title <title>"],
      [["change", host, "--backend", "http://a.lv"], "https"],
      [["remove", "../tenants"], "No such tenant"],
      [["remove", host, "--data"], `--yes ${host}`],
      [["remove", host, "--data", "--yes", "another"], `--yes ${host}`],
      [["export", host], "--to <file>"],
      [["export", host, "--to", "/nowhere/x.tar"], "There is no folder /nowhere"],
      [["restore", newHost(), "--from", "/tmp"], "/tmp is no file"],
      [["restore", newHost(), "--title", "A"], "--from <file>"],
      [["restore", newHost(), "--from", "/nowhere/x.tar"], "There is no file /nowhere/x.tar"],
      [["restore", newHost(), "--copy", "yesterday"], "No name of a copy"],
      [["suspend"], "npm run tenant -- suspend"],
      [["frobnicate", host], "npm run tenant -- list"],
      [["constructor", host], "npm run tenant -- list"],
      [["list", "--unknown"], "--unknown"],
      [["list"], "with this token", { OPERATOR_TOKEN: "wrong" }],
      [["list"], "is no address", { at: "nowhere" }],
      [["list"], "Over http the token", { at: "http://operator.nowhere.invalid" }],
      [["list"], "Nothing answers", { at: "http://127.0.0.1:1" }],
      [["list"], "DNS does not", { at: "https://operator.nowhere.invalid" }],
    ];
    const tried = wrong.map(async ([parameters, words, options]) => {
      const { code, output } = await tenant(parameters, options);
      expect({ parameters, code, output }).toEqual({
        parameters,
        code: 1,
        output: expect.stringContaining(words),
      });
      expect(output).not.toMatch(/\n {4}at |Error:|node:internal/);
    });
    await Promise.all(tried);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { ask, newInstallation, port } from "../support/installation.ts";
import { edge, newHost, operator, operatorToken, tenantCommand } from "./operators.ts";

let token: string;

beforeAll(async () => {
  token = await operatorToken();
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

  test("says in words what is wrong with what was typed", async () => {
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
      [
        ["remove", "removed.localhost", "--data", "--yes", "removed.localhost"],
        "add removed.localhost --title",
      ],
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

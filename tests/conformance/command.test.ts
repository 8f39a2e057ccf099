import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { wantedOf } from "#cli/conformance/options.ts";
import { newInstallation, password, signIns } from "../support/installation.ts";

/** The command as npm runs it, after the step that finds the right Node. */
async function conformance(parameters: string[], secret = "") {
  const child = spawn(process.execPath, ["workers/cli/conformance.ts", ...parameters], {
    env: { ...process.env, CONFORMANCE_PASSWORD: secret },
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, said, complained: complained.trim() };
}

const nowhere = "http://127.0.0.1:9";
const email = ["--email", signIns.admin];

describe("what would be careless is refused", () => {
  const values = { timeout: "30", full: false };
  const account = { email: signIns.admin, password };
  test.each([
    ["no address", "backend.lv", values, "Not an address: backend.lv"],
    ["another scheme", "ftp://backend.lv", values, "Not an address"],
    ["a password in the address", "https://anna:secret@backend.lv", values, "The address holds a password"],
    ["a password over http", "http://backend.lv", { ...values, ...account }, "Over http the password"],
    ["no password", "https://backend.lv", { ...values, email: "a@b.lv" }, "The password is missing"],
    [
      "a full run of nobody",
      "https://backend.lv",
      { ...values, full: true },
      "needs an administrator's --email",
    ],
    [
      "a full run without consent",
      nowhere,
      { ...values, ...account, full: true },
      "--yes-write-to 127.0.0.1:9",
    ],
    [
      "consent for another host",
      "https://backend.lv",
      { ...values, ...account, full: true, "yes-write-to": "test.backend.lv" },
      "writes to backend.lv",
    ],
    ["a time limit that is none", nowhere, { ...values, timeout: "soon" }, "--timeout is no number: soon"],
  ])("%s", (_, address, given, words) => {
    expect(() => wantedOf(address, given, undefined)).toThrow(words);
  });

  test("/api may stand in the address or not", () => {
    for (const address of ["https://a.lv/", "https://a.lv/api", "https://a.lv/api/"])
      expect(wantedOf(address, values, undefined).address.href).toBe("https://a.lv/");
  });
});

describe("npm run conformance", () => {
  let origin: string;
  beforeAll(async () => {
    ({ origin } = await newInstallation({ demonstration: "beta" }));
  });

  test.each([[[]], [["--help"]]])("says how it is used: %j", async (parameters) => {
    const { code, said } = await conformance(parameters);
    expect(code).toBe(0);
    expect(said).toContain("npm run conformance -- https://backend");
  });

  test.each([
    ["nobody there", [nowhere], `${nowhere} cannot be reached: nothing answers there.`],
    ["a full run without consent", [nowhere, ...email, "--full"], "--yes-write-to 127.0.0.1:9"],
    ["an unknown option", [nowhere, "--fast"], "--fast"],
  ])("refuses %s, in words", async (_, parameters, words) => {
    const { code, said, complained } = await conformance(parameters, password);
    expect({ code, said }).toEqual({ code: 1, said: "" });
    expect(complained).toContain(words);
    expect(complained).not.toContain("    at ");
  });

  test("says that somebody cannot sign in", async () => {
    const { code, complained } = await conformance([origin, ...email], "wrong password");
    expect({ code, complained }).toEqual({
      code: 1,
      complained: "admin@demo.test cannot sign in: wrong address or password.",
    });
  });

  test("takes an installation that has modules switched off", async () => {
    const words = await conformance([`${origin}/api`, ...email], password);
    expect(words.complained).toBe("");
    expect(words.said).toContain(`${origin}, read only`);
    expect(words.said).toContain("Differences: 0 must, 0 should.");
    expect(words.said).toMatch(/not tried +GET \/calendar .*module/);
    expect(words.code).toBe(0);
  });

  test("says for machines what it saw, and without an account what is open to anybody", async () => {
    const { code, said } = await conformance([origin, "--json"]);
    expect(code).toBe(0);
    const { backend, mode, results } = JSON.parse(said);
    expect({ backend, mode }).toEqual({ backend: origin, mode: "read-only" });
    const listed = results.find(({ operation }: { operation: string }) => operation === "clients.list");
    expect(listed).toMatchObject({ call: "GET /customers", outcome: "not tried", reason: "needs --email" });
  });
});

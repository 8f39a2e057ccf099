import { describe, expect, test } from "vitest";
import { cases, seeded } from "#tests/gate/chance.ts";
import { hostileRequest } from "#tests/gate/hostile-hosts.ts";
import { hostname, hostOf, isLocal, originOf } from "./host.ts";

describe("hostname", () => {
  test.each([
    ["acme.lv", "acme.lv"],
    ["ACME.lv.", "acme.lv"],
    ["acme.lv:8787", "acme.lv"],
    ["Acme.LV.:443", "acme.lv"],
    ["ķīpsala.lv", "xn--psala-l3a7f.lv"],
    ["XN--PSALA-L3A7F.lv", "xn--psala-l3a7f.lv"],
    ["a_b.lv", "a_b.lv"],
    ["localhost", "localhost"],
  ])("reads %s as %s", (host, name) => expect(hostname(host)).toBe(name));

  test.each([
    "",
    ".",
    "a..lv",
    ".a.lv",
    "a.lv..",
    "-a.lv",
    "a-.lv",
    "a.-b.lv",
    `${"a".repeat(64)}.lv`,
    `${"a.".repeat(130)}lv`,
    "a*.lv",
    "a b.lv",
    "a.lv:99999",
    "a.lv:",
    "user@a.lv",
    "a.lv/b",
    "[::1]",
  ])("takes %j for no name", (host) => expect(hostname(host)).toBeNull());

  test("lets no lie through to a host that somebody has", () => {
    const random = seeded("hostname");
    const registered = ["acme.localhost", "beta.localhost", "birojs.example.lv"];
    for (let at = 0; at < cases(10_000); at++) {
      const { hosts, target, headers, reaches } = hostileRequest(random, registered);
      const [host] = hosts;
      // Of the rest, the name of the host alone is no lie.
      if (host === undefined || hosts.length > 1 || target !== "/login" || headers.length > 0) continue;
      const name = hostname(host.trim());
      if (reaches === null) expect({ host, name: registered.find((one) => one === name) }).toEqual({ host });
      else expect({ host, name }).toEqual({ host, name: reaches });
    }
  });
});

describe("hostOf", () => {
  const asked = (url: string, host?: string) => hostOf(new URL(url), host ?? null);

  test("is the host of both the address and the Host header", () => {
    expect(asked("https://acme.lv/", "ACME.lv")).toBe("acme.lv");
    expect(asked("https://acme.lv/")).toBe("acme.lv");
  });

  test("is nobody where the two differ", () => {
    expect(asked("https://acme.lv/", "beta.lv")).toBeNull();
    expect(asked("https://acme.lv/", "acme.lv, beta.lv")).toBeNull();
    expect(asked("https://127.0.0.1/", "acme.lv")).toBeNull();
  });

  test("is nobody where there is no name at all", () => {
    expect(asked("https://[::1]/", "[::1]")).toBeNull();
    expect(asked("https://[::1]/")).toBeNull();
  });
});

test("the origin of a tenant's pages is https at its own host, with no port but this machine's", () => {
  expect(originOf("acme.lv", new URL("https://acme.lv:8443/login"))).toBe("https://acme.lv");
  expect(originOf("acme.lv", new URL("http://acme.lv/"))).toBe("https://acme.lv");
  expect(originOf("acme.localhost", new URL("http://acme.localhost:8787/"))).toBe(
    "http://acme.localhost:8787",
  );
  expect(originOf("localhost", new URL("http://localhost/"))).toBe("http://localhost");
});

test("only this machine's own names are local", () => {
  expect(["localhost", "acme.localhost"].every(isLocal)).toBe(true);
  expect(["localhost.evil.com", "evillocalhost", "127.0.0.1", "acme.lv"].some(isLocal)).toBe(false);
});

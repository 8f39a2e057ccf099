import { describe, expect, test } from "vitest";
import type { Tenant } from "../tenant/tenant.ts";
import { Session, scopeOf } from "./session.ts";

const secret = "a secret of this test, 32 characters";
const acme: Tenant = {
  host: "acme.lv",
  installation: "acme",
  title: "Acme",
  backend: "embedded",
  state: "active",
};

interface Place {
  cookie?: string;
  tenant?: Tenant;
  secret?: string;
  secure?: boolean;
}

const open = ({ cookie, tenant = acme, secret: key = secret, secure = true }: Place = {}) =>
  Session.open(
    new Request("https://acme.lv", { headers: cookie ? { cookie } : {} }),
    key,
    scopeOf(tenant),
    secure,
  );

async function committed(session: Session): Promise<string> {
  const headers = new Headers();
  await session.commit({ status: 200, headers });
  return headers.get("set-cookie") ?? "";
}

/** The Cookie header of a browser that signed in. */
async function signedIn(token = "t0ken", place: Place = {}): Promise<string> {
  const session = await open(place);
  session.signIn(token);
  return (await committed(session)).split(";")[0] ?? "";
}

describe("the cookie", () => {
  test("is bound to its host, to https and to the same site, and no script reads it", async () => {
    const session = await open();
    session.signIn("t0ken");
    expect(await committed(session)).toMatch(
      /^__Host-session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
    );
  });

  test("has another name and no Secure where there is no https: on this machine", async () => {
    const session = await open({ secure: false });
    session.signIn("t0ken");
    expect(await committed(session)).toMatch(
      /^session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
  });

  test("says nothing to anyone who holds it, and never looks the same twice", async () => {
    const cookies = [await signedIn("t0ken"), await signedIn("t0ken")];
    expect(cookies[0]).not.toBe(cookies[1]);
    for (const cookie of cookies)
      expect(Buffer.from(cookie.split("=")[1] ?? "", "base64url").toString("latin1")).not.toContain("t0ken");
  });

  test("is small enough for every browser, with the longest token", async () => {
    const session = await open();
    session.signIn("t".repeat(2_000));
    expect((await committed(session)).length).toBeLessThan(4_096);
  });

  test("is set only where something changed", async () => {
    expect(await committed(await open({ cookie: await signedIn() }))).toBe("");
  });

  test("goes away with the session", async () => {
    const session = await open({ cookie: await signedIn() });
    session.signOut();
    expect(await committed(session)).toMatch(/^__Host-session=; .*Max-Age=0/);
  });
});

describe("who is signed in", () => {
  test("is known from the cookie, among others", async () => {
    const cookie = `language=lv; ${await signedIn("t0ken")}; menu=collapsed`;
    expect((await open({ cookie })).token).toBe("t0ken");
  });

  test.each([
    ["at another host of the installation", { tenant: { ...acme, host: "portal.acme.lv" } }],
    ["at another installation", { tenant: { ...acme, installation: "beta" } }],
    ["before another backend", { tenant: { ...acme, backend: "https://api.acme.lv" } }],
    ["under another secret", { secret: "another secret of the same length!!!" }],
    ["without https", { secure: false }],
  ] satisfies [string, Place][])("is not known from this cookie %s", async (_, place) => {
    expect((await open({ cookie: await signedIn(), ...place })).token).toBeNull();
  });

  test("is nobody once a single character of the cookie is changed", async () => {
    const cookie = await signedIn();
    for (let at = "__Host-session=".length; at < cookie.length; at++) {
      const other = cookie[at] === "A" ? "B" : "A";
      const changed = cookie.slice(0, at) + other + cookie.slice(at + 1);
      // The last character may hold bits that stand for nothing.
      if (at < cookie.length - 1) expect((await open({ cookie: changed })).token).toBeNull();
    }
  });

  test.each([
    ["nothing", ""],
    ["too little", "x"],
    ["an encoded NUL", "%00"],
    ["padding", "===="],
    ["far too much", "A".repeat(10_000)],
    ["other letters", "\xe4\xf6"],
    ["quotes", '"quoted"'],
  ])("is nobody with a cookie of %s", async (_, value) => {
    expect((await open({ cookie: `__Host-session=${value}` })).token).toBeNull();
  });

  test("is nobody with a cookie of the name that is not bound to the host", async () => {
    const cookie = (await signedIn()).replace("__Host-session", "session");
    expect((await open({ cookie })).token).toBeNull();
  });
});

test.each([
  ["that is empty", ""],
  ["of two words", "two words"],
  ["of two lines", "line\nbreak"],
  ["with a NUL", "nul\0"],
  ["of other letters", "ā"],
  ["too long for a cookie", "t".repeat(2_001)],
])("a backend's token %s signs nobody in: no header or cookie could carry it", async (_, token) => {
  const session = await open();
  expect(() => session.signIn(token)).toThrow(
    expect.objectContaining({ status: 502, message: "errors.answer" }),
  );
  expect(session.token).toBeNull();
  expect(await committed(session)).toBe("");
});

test.each(["", "thirty-one characters too short"])(
  "no cookie is sealed with the secret %j",
  async (secret) => {
    await expect(open({ secret })).rejects.toThrow("SESSION_SECRET");
  },
);

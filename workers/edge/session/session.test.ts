import { afterEach, describe, expect, test, vi } from "vitest";
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
  path?: string;
  cookie?: string;
  tenant?: Tenant;
  secret?: string;
  secure?: boolean;
}

const open = ({ path = "/", cookie, tenant = acme, secret: key = secret, secure = true }: Place = {}) =>
  Session.open(
    new Request(`https://acme.lv${path}`, { headers: cookie ? { cookie } : {} }),
    key,
    scopeOf(tenant),
    secure,
  );

async function committed(session: Session, status = 200): Promise<string> {
  const headers = new Headers();
  await session.commit({ status, headers });
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

  test("is small enough for every browser, with the longest token and a message", async () => {
    const session = await open();
    session.signIn("t".repeat(2_000));
    session.flash({ kind: "success", key: "clients.created", values: { name: "ā".repeat(200) } });
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

test("a message that cannot be read costs nobody the session", async () => {
  const session = await open({ cookie: await signedIn() });
  Reflect.set(session, "contents", { token: "t0ken", flash: { kind: "success", key: "clients.saved" } });
  Reflect.set(session, "isChanged", true);
  const after = await open({ cookie: (await committed(session)).split(";")[0] ?? "" });
  expect(after.token).toBe("t0ken");
  expect(after.takeFlash()).toBeNull();
});

describe("a message", () => {
  const saved = { kind: "success", key: "clients.saved" } as const;
  const cookieOf = async (session: Session, status?: number) =>
    (await committed(session, status)).split(";")[0] ?? "";
  /** The cookie of somebody whose write left a message. */
  const left = async () => {
    const session = await open({ cookie: await signedIn() });
    session.flash(saved);
    return cookieOf(session);
  };
  afterEach(() => void vi.useRealTimers());

  test("is told once by a page", async () => {
    const page = await open({ cookie: await left() });
    expect(page.takeFlash()).toMatchObject(saved);
    const next = await open({ cookie: await cookieOf(page) });
    expect(next.takeFlash()).toBeNull();
    expect(next.token).toBe("t0ken");
  });

  test.each([
    ["/clients", 302],
    ["/clients.data", 202],
  ])("waits for the page that an answer leads to (%s, %i)", async (path, status) => {
    const leading = await open({ cookie: await left(), path });
    expect(leading.takeFlash()).toMatchObject(saved);
    const next = await open({ cookie: await cookieOf(leading, status), path: "/login" });
    expect(next.takeFlash()).toMatchObject(saved);
  });

  test("about a session's end stays where the end is found out twice", async () => {
    const session = await open({ cookie: await signedIn() });
    session.signOut();
    session.flash(saved);
    session.signOut();
    expect(session.hasEnded).toBe(true);
    const next = await open({ cookie: await cookieOf(session, 302) });
    expect(next.takeFlash()).toMatchObject(saved);
    expect(next.hasEnded).toBe(false);
  });

  test("is told to scripts by every answer of some seconds, of which they may let some go; the first alone writes", async () => {
    const first = await open({ cookie: await left(), path: "/clients.data" });
    const message = first.takeFlash();
    expect(message).toMatchObject(saved);
    const cookie = await cookieOf(first);
    for (const _ of [2, 3]) {
      const later = await open({ cookie, path: "/clients.data" });
      expect(later.takeFlash()).toEqual(message);
      // It would take away what another answer has left meanwhile.
      expect(await committed(later)).toBe("");
    }
  });

  test("is told no second time by another page, nor after a while", async () => {
    const first = await open({ cookie: await left(), path: "/clients.data" });
    first.takeFlash();
    const cookie = await cookieOf(first);
    expect((await open({ cookie })).takeFlash()).toBeNull();
    vi.useFakeTimers({ now: Date.now() + 6_000, toFake: ["Date"] });
    expect((await open({ cookie, path: "/clients.data" })).takeFlash()).toBeNull();
  });

  test("of one act is another than the same of the next", async () => {
    const ids = [await left(), await left()].map(async (cookie) => (await open({ cookie })).takeFlash()?.id);
    expect(new Set(await Promise.all(ids)).size).toBe(2);
  });
});

test.each(["", "thirty-one characters too short"])(
  "no cookie is sealed with the secret %j",
  async (secret) => {
    await expect(open({ secret })).rejects.toThrow("SESSION_SECRET");
  },
);

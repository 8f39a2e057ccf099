import { beforeAll, expect, test } from "vitest";
import { ask, newInstallation, type TestInstallation } from "../support/installation.ts";
import { cookieAt, cookiesOf, signIn } from "./browser.ts";

let installation: TestInstallation;

beforeAll(async () => {
  installation = await newInstallation({ demonstration: "acme" });
});

/** Where a page and the API lead anyone who brings this cookie. */
async function welcome({ host }: Pick<TestInstallation, "host">, Cookie: string) {
  const page = await ask(host, "GET", "/clients", { headers: { Cookie } });
  const call = await ask(host, "GET", "/api/user", { headers: { Cookie } });
  return { page: page.status, to: page.headers.location, call: call.status };
}

const inside = { page: 200, to: undefined, call: 200 };
const outside = { page: 302, to: "/login?to=%2Fclients", call: 401 };

test("the cookie of a sign-in is sealed, and no script or other site gets it", async () => {
  const answer = await signIn(installation);
  expect(answer.status).toBe(302);
  expect(answer.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^session=[\w-]{60,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
    expect.stringMatching(/^known=[\w-]{60,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/),
  ]);
  const sealed = Buffer.from(cookiesOf(answer)[0]?.slice("session=".length) ?? "", "base64url");
  expect(sealed.toString("latin1")).not.toContain("token");
});

test("a wrong password sets no cookie", async () => {
  const answer = await signIn(installation, "admin@demo.test", "wrong password");
  expect(answer.status).toBe(403);
  expect(cookiesOf(answer)).toEqual([]);
});

test("anyone who brings the cookie is inside, and gets no other one once it says whose it is", async () => {
  const cookie = await cookieAt(installation);
  expect(await welcome(installation, cookie)).toEqual(inside);
  const opened = (brought: string) =>
    ask(installation.host, "GET", "/clients", { headers: { Cookie: brought } });
  const [named = "", ...others] = cookiesOf(await opened(cookie));
  expect(others).toEqual([]);
  expect(cookiesOf(await opened(named))).toEqual([]);
});

test("a cookie of another tenant is worthless, though its ids are the same", async () => {
  const other = await newInstallation({ demonstration: "acme" });
  const cookie = await cookieAt(other);
  expect(await welcome(other, cookie)).toEqual(inside);
  expect(await welcome(installation, cookie)).toEqual(outside);
});

test("a token of another tenant is worthless", async () => {
  const other = await newInstallation({ demonstration: "acme" });
  const body = { email: "admin@demo.test", password: "demo1234demo" };
  const { access_token } = (await ask(other.host, "POST", "/api/login", { body })).json();
  const headers = { Authorization: `Bearer ${access_token}` };
  expect((await ask(other.host, "GET", "/api/user", { headers })).status).toBe(200);
  expect((await ask(installation.host, "GET", "/api/user", { headers })).status).toBe(401);
});

test("a cookie that was tampered with signs its bearer out, and nothing worse", async () => {
  const cookie = await cookieAt(installation);
  const value = cookie.slice("session=".length);
  const flipped = (at: number) => value.slice(0, at) + (value[at] === "A" ? "B" : "A") + value.slice(at + 1);
  const tampered = [
    ...[0, 10, 20, 40, value.length - 3].map(flipped),
    value.slice(0, -4),
    value.slice(4),
    `${value}AAAA`,
    value.toLowerCase(),
    value.split("").reverse().join(""),
    "x",
    "%",
    "A".repeat(4_000),
  ];
  for (const other of tampered)
    expect({ other, ...(await welcome(installation, `session=${other}`)) }).toEqual({ other, ...outside });
});

test("a cookie kept over a sign-out opens nothing any more", async () => {
  const cookie = await cookieAt(installation);
  const { origin, host } = installation;
  const left = await ask(host, "POST", "/logout", { headers: { Cookie: cookie, Origin: origin } });
  expect(left).toMatchObject({ status: 302, headers: { location: "/login" } });
  expect(left.headers["set-cookie"]).toEqual([expect.stringMatching(/^session=; .*Max-Age=0/)]);
  expect(await welcome(installation, cookie)).toEqual(outside);
});

test("a browser whose session is gone is told to forget its cookie, and the message once it has been told why", async () => {
  const cookie = await cookieAt(installation);
  await ask(installation.host, "GET", "/api/logout", {
    headers: { Cookie: cookie, Origin: installation.origin },
  });
  const page = await ask(installation.host, "GET", "/clients", { headers: { Cookie: cookie } });
  expect(page.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^session=; .*Max-Age=0/),
    expect.stringMatching(/^message-/),
  ]);
  const Cookie = cookiesOf(page).join("; ");
  expect(await welcome(installation, Cookie)).toEqual(outside);
  const login = await ask(installation.host, "GET", "/login", { headers: { Cookie } });
  expect(login.text).toContain("Sesija ir beigusies");
  expect(login.headers["set-cookie"]).toEqual([expect.stringMatching(/^message-[0-9a-f]{8}=; .*Max-Age=0/)]);
});

test("a mail leads to the tenant's own address, whatever the request called it", async () => {
  const { host, origin } = installation;
  const port = new URL(origin).port;
  const asked = await ask(`${host.toUpperCase()}.:${port}`, "POST", "/api/request_password_reset", {
    headers: { "X-Forwarded-Host": "evil.com", "X-Tenant-Origin": "https://evil.com" },
    body: { email: "user@demo.test" },
  });
  expect(asked.status).toBe(200);
  const { text } = await ask(host, "GET", "/mailbox");
  expect(text.match(/href="([^"]+)\/renew-password-form\//)?.[1]).toBe(origin);
});

test("signing in again ends the session that the browser held, and no other", async () => {
  const [former, elsewhere] = [await cookieAt(installation), await cookieAt(installation)];
  const again = await signIn(installation, undefined, undefined, { Cookie: former });
  expect(again.status).toBe(302);
  expect(await welcome(installation, former)).toEqual(outside);
  expect(await welcome(installation, elsewhere)).toEqual(inside);
  expect(await welcome(installation, cookiesOf(again)[0] ?? "")).toEqual(inside);
});

test("a sign-in that fails leaves the session that the browser held", async () => {
  const former = await cookieAt(installation);
  await signIn(installation, undefined, "wrong password", { Cookie: former });
  expect(await welcome(installation, former)).toEqual(inside);
});

test.each(["/logout", "/logout.data"])(
  "signing out asks the browser to forget what it kept: %s",
  async (path) => {
    const { host, origin } = installation;
    const headers = { Origin: origin, Cookie: await cookieAt(installation) };
    const left = await ask(host, "POST", path, { headers });
    expect(left.headers["clear-site-data"]).toBe('"cache"');
  },
);

test("a browser in which the person has signed in before is not kept out by strangers' guesses", async () => {
  const place = await newInstallation({ demonstration: "acme" });
  const [, known = ""] = cookiesOf(await signIn(place));
  const guess = (secret: string, headers = {}, email = "admin@demo.test") =>
    signIn(place, email, secret, headers);
  for (let made = 1; made <= 5; made += 1) expect((await guess("ne tā parole")).status).toBe(403);
  expect((await guess("demo1234demo")).status).toBe(429);
  // What only the edge may say is not believed of anybody.
  expect((await guess("demo1234demo", { "X-Known-Browser": "one" })).status).toBe(429);
  expect((await guess("demo1234demo", { Cookie: `${known}x` })).status).toBe(429);
  const elsewhere = await newInstallation({ demonstration: "acme" });
  const [, foreign = ""] = cookiesOf(await signIn(elsewhere));
  expect((await guess("demo1234demo", { Cookie: foreign })).status).toBe(429);
  expect((await guess("demo1234demo", { Cookie: known })).status).toBe(302);
  for (let made = 1; made <= 5; made += 1)
    expect((await guess("ne tā parole", { Cookie: known })).status).toBe(403);
  expect((await guess("demo1234demo", { Cookie: known })).status).toBe(429);
  // It speaks for one person alone.
  for (let made = 1; made <= 5; made += 1) await guess("ne tā parole", { Cookie: known }, "user@demo.test");
  expect((await guess("demo1234demo", { Cookie: known }, "user@demo.test")).status).toBe(429);
});

import { beforeAll, describe, expect, test } from "vitest";
import { ask, newInstallation, type TestInstallation } from "../support/installation.ts";
import { multipart } from "../support/multipart.ts";
import { cookieAt, cookiesOf, formType } from "./browser.ts";
import { actionPaths } from "./routes.ts";

const typed = "neviens to neredz 1";
const kept = "rakstits@druka.lv";

let installation: TestInstallation;
let cookie: string;
beforeAll(async () => {
  installation = await newInstallation({ demonstration: "acme" });
  cookie = await cookieAt(installation);
});

/** Every form with a password, filled in so that it is refused: by the page itself, or by the backend. */
const forms: [name: string, path: string, fields: Record<string, string>][] = [
  ["sign-in", "/login", { email: kept, password: typed }],
  ["sign-in, no address", "/login", { email: "", password: typed }],
  [
    "own data",
    "/update-user-information",
    { name: "Anna", email: kept, own: "anna@druka.lv", language: "lv", current_password: typed },
  ],
  [
    "own password",
    "/update-user-information",
    {
      part: "password",
      current_password: typed,
      password: `${typed}1`,
      password_confirmation: `${typed}1`,
    },
  ],
  [
    "own password, unequal",
    "/update-user-information",
    {
      part: "password",
      current_password: typed,
      password: typed,
      password_confirmation: `${typed}2`,
    },
  ],
  ["new person", "/users/add", { name: "", email: kept, role_id: "2", password: typed }],
  ["renewal", "/renew-password-form/none", { password: typed, password_confirmation: `${typed}2` }],
];

describe.each(["", ".data"])("a refused form (%j)", (asked) => {
  test.each(forms)("of %s comes back without its passwords", async (_, path, fields) => {
    const { host, origin } = installation;
    const headers = { ...formType, Origin: origin, ...(path !== "/login" && { Cookie: cookie }) };
    const body = new URLSearchParams(fields).toString();
    const { status, text } = await ask(host, "POST", path + asked, { headers, body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain(typed);
    if (fields.email === kept) expect(text).toContain(kept);
  });
});

test.each([
  ["many fields", "a=b&".repeat(50_000)],
  ["a long one", `email=${"a".repeat(50_000)}`],
])("a sign-in of %s is refused before it is read", async (_, body) => {
  const { host, origin } = installation;
  const headers = { ...formType, ...ofNavigation, Origin: origin };
  const { status, text } = await ask(host, "POST", "/login", { headers, body });
  expect(status).toBe(413);
  expect(text).toContain("Nosūtītais ir par lielu: tas nedrīkst pārsniegt 20 kB");
});

test.each([
  ["a text", "/clients/add", "4 MB", { headers: formType, body: `name=${"a".repeat(4_000_000)}` }],
  [
    "a form with a file",
    "/clients/add?sender=1",
    "8 MB",
    multipart([{ name: "name", filename: "liels.pdf", content: new Uint8Array(66_000_000) }]),
  ],
])("%s that is larger than any form is told so, and how large it may be", async (_, path, most, sent) => {
  const { host, origin } = installation;
  const headers = { ...sent.headers, ...ofNavigation, Origin: origin, Cookie: cookie };
  const { status, text } = await ask(host, "POST", path, { headers, body: sent.body });
  expect(status).toBe(413);
  expect(text).toContain(`Nosūtītais ir par lielu: tas nedrīkst pārsniegt ${most}`);
  // A page of the product, which says what became of it and leads back to the form.
  expect(text).toContain("Izmaiņas nav saglabātas</h1>");
  expect(text).toMatch(/<a [^>]*href="\/clients\/add[^"]*"[^>]*>Mēģināt vēlreiz</);
});

test.each([
  ["/settings", "legal_name=x&reg_nr=1&reg_nr=2&vat_nr="],
  ["/calendar/add", "date=26.11.2026&date=26.11.2026&user_id=1"],
  ["/estimate/1/duplicate", "name=x&customer_id_name=a&customer_id_name=b"],
])("a form of %s that says something twice is refused in words", async (path, body) => {
  const { host, origin } = installation;
  const headers = { ...formType, ...ofNavigation, Origin: origin, Cookie: cookie };
  const { status, text } = await ask(host, "POST", path, { headers, body });
  expect(status).toBe(422);
  expect(text).toContain("Pieprasījuma saturs nav lasāms");
});

/** What a browser says when it sends a form without scripts. */
const ofNavigation = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

test.each([
  ["without a button", "nonsense=1"],
  ["of a far row", "email[99999999]=x"],
])("a form %s that a browser sends by itself is answered by a page, and never by JSON", async (_, body) => {
  const { host, origin } = installation;
  const referrer = `${origin}/stock/products/1?q=a`;
  const paths = (await actionPaths(installation)).filter((path) => !/logout|\.data$/.test(path));
  const shown = paths.map(async (path) => {
    const headers = { ...formType, ...ofNavigation, Origin: origin, Referer: referrer, Cookie: cookie };
    const answer = await ask(host, "POST", path, { headers, body });
    const type = answer.headers["content-type"] ?? "";
    return { path, isPage: type === "" || String(type).startsWith("text/html") };
  });
  const bare = (await Promise.all(shown)).filter(({ isPage }) => !isPage);
  expect(bare).toEqual([]);
});

test("a button of images that says nothing leads back to its page, which says why", async () => {
  const { host, origin } = installation;
  const referrer = `${origin}/stock/products/1?q=a`;
  const headers = { ...formType, ...ofNavigation, Origin: origin, Cookie: cookie };
  const told = await ask(host, "POST", "/stock/products/1/images", {
    headers: { ...headers, Referer: referrer },
    body: "nonsense=1",
  });
  expect({ status: told.status, to: told.headers.location }).toEqual({ status: 303, to: referrer });
  const page = await ask(host, "GET", "/stock/products/1?q=a", {
    headers: { Cookie: cookiesOf(told).join("; ") },
  });
  expect(page.text).toContain("Pieprasījuma saturs nav lasāms");
  // Anyone who hides where a form stands, or names another site, is led to no other place than ours.
  const elsewhere = { ...headers, Referer: "https://elsewhere.example/" };
  const hidden = await ask(host, "POST", "/stock/products/1/images", { headers: elsewhere, body: "x=1" });
  expect({ status: hidden.status, to: hidden.headers.location }).toEqual({ status: 303, to: `${origin}/` });
});

/** What the button of a list sends. */
const asking = (type: string, payload: object) =>
  new URLSearchParams({ email: "a", __intent__: JSON.stringify({ type, payload }) }).toString();

describe("a form that no page of ours sends", () => {
  test.each([
    ["fields that nobody knows", formType["Content-Type"], "nonsense=1&active=maybe&order=x&delete=y"],
    ["no field", formType["Content-Type"], ""],
    ["JSON", "application/json", "{}"],
    [
      "parts without an end",
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Disposition: form-data; name=a\r\n\r\n1",
    ],
    ["parts without a boundary", "multipart/form-data", "--x--"],
  ])("with %s is refused or passed over by every action, and none fails", async (_, type, body) => {
    const { host, origin } = installation;
    // Anyone who logs out sees nothing of the rest.
    const paths = (await actionPaths(installation)).filter((path) => !/logout/.test(path));
    const failed: unknown[] = [];
    const asked = paths.map(async (path) => {
      const headers = { Origin: origin, Cookie: cookie, "Content-Type": type };
      const { status, text } = await ask(host, "POST", path, { headers, body });
      if (status >= 500 || /Unexpected Server Error/.test(text)) failed.push({ path, status });
    });
    await Promise.all(asked);
    expect(failed).toEqual([]);
  });

  test.each([
    ["five million fields", "a&".repeat(5_000_000)],
    ["more values of one field than any page has", "a=1&".repeat(900_000)],
    ["more fields than any page has", Array.from({ length: 50_000 }, (_, at) => `f${at}=`).join("&")],
    ["a list of a hundred million rows", "email[99999999]=x&password=y"],
    [
      "a hundred lists of thousands of rows",
      Array.from({ length: 100 }, (_, at) => `f${at}[3999]=`).join("&"),
    ],
    ["rows in rows in rows", `email${"[9999]".repeat(20)}=x`],
    ["a field that is 100,000 fields deep", `email${".a".repeat(100_000)}=x`],
    ["a button that asks for a far row", asking("insert", { name: "email[99999999]" })],
    ["a button that changes a far row", asking("update", { name: "email", index: 99_999_999, value: 1 })],
    ["a button that asks for much", asking("insert", { name: "email", defaultValue: "a".repeat(3000) })],
    ["a button that asks for nothing", "__intent__=%7B"],
    ["notes of a library", `__state__=${encodeURIComponent('{"validated":{"a[99999999]":true}}')}`],
  ])("of %s is refused to strangers, and others are answered", async (_, body) => {
    const { host, origin } = installation;
    const headers = { Origin: origin, "Content-Type": formType["Content-Type"] };
    const { status, text } = await ask(host, "POST", "/login", { headers, body });
    const isLarge = body.length > 20_000;
    expect(status).toBe(isLarge ? 413 : 422);
    expect(text).toContain(isLarge ? "nedrīkst pārsniegt 20 kB" : "Pieprasījuma saturs nav lasāms");
    expect((await ask(host, "GET", "/login")).status).toBe(200);
  });

  const inPieces = { "Transfer-Encoding": "chunked" };
  const partsOf = (bytes: number) =>
    `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${"a".repeat(bytes)}\r\n--x--\r\n`;
  test.each([
    ["of parts that is longer than any", {}, 8_000_000],
    ["of parts that is longer than it may be and does not say so", inPieces, 21_000],
    ["of parts without end", inPieces, 30_000_000],
  ])("%s is read by no page, and strangers are told so", async (_, more, bytes) => {
    const { host, origin } = installation;
    const headers = { Origin: origin, "Content-Type": "multipart/form-data; boundary=x", ...more };
    for (const path of ["/login", "/login.data", "/renew-password", "/language"]) {
      const { status, text } = await ask(host, "POST", path, { headers, body: partsOf(bytes) });
      expect({ path, status }).toEqual({ path, status: 413 });
      expect(text.length).toBeLessThan(100_000);
    }
  });
});

import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { ask, newInstallation, password, signIns, type TestInstallation } from "../support/installation.ts";
import type { Landing } from "../support/landing.ts";
import { oddities, site } from "../support/site.ts";
import { cookieAt, formType } from "./browser.ts";

let installation: TestInstallation;

beforeAll(async () => {
  installation = await newInstallation({ demonstration: "portal" });
});

test("every route of the site is in the table of this test", () => {
  expect(Object.keys(site).sort()).toEqual([...new Set(patterns(routes))].sort());
});

const visitors: [string, keyof typeof signIns | null, keyof Landing][] = [
  ["a stranger", null, "stranger"],
  ["an administrator", "admin", "admin"],
  ["a user", "user", "office"],
  ["a planner", "planner", "office"],
  ["an employee", "employee", "employee"],
];

test.each(visitors)("%s lands where the specification says, from every address", async (_, who, kind) => {
  const land = visitor(who && (await cookieAt(installation, signIns[who])));
  const addresses = [...Object.values(site), ...oddities];
  const landed: { at: string; url: string; isFound: boolean }[] = [];
  for (const { at } of addresses) landed.push({ at, ...(await land(at)) });
  const wanted = addresses.map(({ at, lands: { [kind]: expected } }) => {
    return { at, url: expected ?? at, isFound: expected !== null };
  });
  expect(landed).toEqual(wanted);
});

/** Follows an address to where a browser ends up. Where many lead is looked at once. */
function visitor(cookie: string | null) {
  const known = new Map<string, Promise<{ url: string; isFound: boolean }>>();
  const look = async (url: string): Promise<{ url: string; isFound: boolean }> => {
    const { status, headers, text } = await ask(installation.host, "GET", url, {
      ...(cookie && { headers: { Cookie: cookie } }),
    });
    if (status < 300 || status > 399)
      return {
        url,
        isFound: !/<h[12][^>]*>((Lapa|Tāme) nav atrasta|Nav atrasts|Saite nav derīga)</.test(text),
      };
    const { origin, pathname, search } = new URL(`${headers.location}`, installation.origin + url);
    expect(origin).toBe(installation.origin);
    return land(pathname + search);
  };
  const land = (url: string) => {
    const seen = known.get(url) ?? look(url);
    known.set(url, seen);
    return seen;
  };
  return land;
}

test.each([
  "https://evil.test/",
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  "javascript:alert(1)",
  "evil.test",
  // What programs ask: a page that one lands on would sign out again.
  "/api/logout",
  "/x/../api/logout?x=1",
  "/.//api/logout",
])("signing in never leads to another site: %j", async (to) => {
  const { origin, host } = installation;
  const { status, headers } = await ask(host, "POST", `/login?to=${encodeURIComponent(to)}`, {
    headers: { ...formType, Origin: origin },
    body: new URLSearchParams({ email: signIns.user, password, to }).toString(),
  });
  expect(status).toBe(302);
  // As browsers read it.
  expect(new URL(`${headers.location}`, origin).href).toBe(`${origin}/`);
});

/** The patterns of all routes, layouts left out. */
function patterns(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    const own = path !== undefined || index ? [here || "/"] : [];
    return [...own, ...patterns(children, here)];
  });
}

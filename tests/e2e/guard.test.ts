import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes";
import { expect, fillLogin, letIn, open, signIn, test } from "../support/browser";
import { link, menu } from "../support/browser-words";
import { callerAt, password, signIns } from "../support/installation";
import { type Landing, oddities, site } from "../support/site";

test("every route of the site is in the table of this test", () => {
  expect(Object.keys(site).sort()).toEqual(patterns(routes).sort());
});

const visitors: [string, keyof typeof signIns | null, keyof Landing][] = [
  ["a stranger", null, "stranger"],
  ["an administrator", "admin", "admin"],
  ["a user", "user", "office"],
  ["a planner", "planner", "office"],
  ["an employee", "employee", "employee"],
];

for (const [name, who, kind] of visitors) {
  test(`${name} lands where the specification says, from every address`, async ({ page, installation }) => {
    if (who) await letIn(page, who);
    await page.goto("/favicon.svg");
    const addresses = [...Object.values(site), ...oddities];
    // By the browser, and not drawn: there are hundreds.
    const landed = await page.evaluate(
      async (paths) => {
        const seen: { at: string; url: string; isFound: boolean }[] = [];
        const left = [...paths];
        const visit = async (): Promise<void> => {
          const at = left.shift();
          if (at === undefined) return;
          const answer = await fetch(at);
          const isFound = !/<h1[^>]*>(Lapa|Tāme) nav atrasta</.test(await answer.text());
          seen.push({ at, url: answer.url, isFound });
          return visit();
        };
        await Promise.all([visit(), visit(), visit(), visit()]);
        return seen;
      },
      addresses.map(({ at }) => at),
    );
    const wanted = addresses.map(({ at, lands }) => {
      const expected = lands[kind];
      return { at, url: installation.origin + (expected ?? at), isFound: expected !== null };
    });
    const inOrder = (list: typeof landed) => list.toSorted((one, other) => (one.at < other.at ? -1 : 1));
    expect(inOrder(landed)).toEqual(inOrder(wanted));
  });
}

test.describe("where the calendar is off", () => {
  test.use({ demonstration: "beta" });

  test("an employee is asked for nothing and told so", async ({ page }) => {
    await signIn(page, "employee");
    await expect(page).toHaveURL(/\/no-destionation$/);
    await expect(page.getByText("Jūsu lomai šeit pagaidām nav atvērta neviena sadaļa.")).toBeVisible();
    await expect(menu(page).getByRole("listitem")).toHaveCount(0);
    await page.goto("/calendar");
    await expect(page).toHaveURL(/\/no-destionation$/);
  });
});

test("without the modules of a screen an administrator is led to the dashboard", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  expect((await admin("PATCH", "/modules/", { body: { modules: [] } })).status).toBe(200);
  await signIn(page, "admin");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(menu(page).getByRole("listitem")).toHaveText([
    "Pārskats",
    "Lietotāji",
    "Klienti",
    "Iestatījumi",
  ]);
  await page.goto("/projects/add");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/calendar/add");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/stock/products");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("signing in leads back to where one wanted to go", async ({ page, installation }) => {
  await open(page, "/projects?status=2&sorting=name");
  await expect(page).toHaveURL(/\/login\?to=/);
  await fillLogin(page, signIns.user, password);
  await expect(page).toHaveURL(`${installation.origin}/projects?status=2&sorting=name`);
});

test("signing in never leads to another site", async ({ page, context, installation }) => {
  const elsewhere = [
    "https://evil.test/",
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "javascript:alert(1)",
    "evil.test",
  ];
  for (const to of elsewhere) {
    await open(page, `/login?to=${encodeURIComponent(to)}`);
    await fillLogin(page, signIns.user, password);
    await expect(page, `to=${to}`).toHaveURL(`${installation.origin}/calendar`);
    // A calendar that is still opening its connection would be refused without the cookie.
    await page.goto("about:blank");
    await context.clearCookies();
  }
});

test("who signs out in one tab is signed out in the other", async ({ page, context }) => {
  await signIn(page, "user");
  const other = await context.newPage();
  await open(other, "/projects");
  await page.getByRole("button", { name: "Iziet" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await link(menu(other), "Klienti").click();
  await expect(other).toHaveURL(/\/login\?to=%2Fclients$/);
  await other.goBack();
  await expect(other).toHaveURL(/\/login/);
});

/** The patterns of all routes, layouts left out. */
function patterns(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    const own = path !== undefined || index ? [here || "/"] : [];
    return [...own, ...patterns(children, here)];
  });
}

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site as bank } from "../site/bank.ts";
import { type Answer, ask, newInstallation, type TestInstallation } from "../support/installation.ts";
import type { Landing } from "../support/landing.ts";
import { oddities, site } from "../support/site.ts";
import type { Style } from "../support/spec-backend/answers.ts";
import { password } from "../support/spec-backend/people.ts";
import { type SpecBackend, startSpecBackend } from "../support/spec-backend/server.ts";
import { cookiesOf, signIn } from "./browser.ts";

const monday = "2026-11-23";
const people = {
  admin: "ilze@drukatava.test",
  office: "janis@drukatava.test",
  employee: "marta@drukatava.test",
} satisfies Partial<Record<keyof Landing, string>>;
type Person = keyof typeof people;

/** Where the data of this backend lead elsewhere than those of the demonstration. */
const otherwise: Record<string, Partial<Landing>> = {
  "/projects?status=2&page=2": { admin: "/projects?status=2&page=1", office: "/projects?status=2&page=1" },
  "/settings/vat/1": { admin: "/settings/vat" },
  // It does not tell how things stand with a client, and knows no people of one.
  "/clients/1": { admin: "/clients/1/data", office: "/clients/1/data" },
  "/clients/1/people/1": { admin: null, office: null },
  "/clients/1/people/1/delete": { admin: null, office: null },
  // Nor how things stand with a project.
  "/projects/1": { admin: "/projects/1/estimates", office: "/projects/1/estimates" },
  "/projects/1/status": { admin: "/projects/1/estimates", office: "/projects/1/estimates" },
  // It keeps nothing of what was sent.
  "/estimate/1/versions/compare": { admin: null, office: null },
  // It names no modules of ours.
  "/settings/internal-rates": { admin: "/dashboard" },
  "/settings/closing": { admin: "/dashboard" },
  "/settings/accounting": { admin: "/dashboard" },
  "/reports/books": { admin: "/dashboard" },
  "/settings/bank": { admin: "/dashboard" },
  ...Object.fromEntries(Object.values(bank).map(({ at }) => [at, { admin: "/dashboard" }])),
  // It keeps no views of lists.
  "/views/1": { admin: null, office: null },
  "/views/1/delete": { admin: null, office: null },
  // It knows nothing of what waits for whom.
  "/inbox": { admin: null, office: null, employee: null },
  // It takes one item at a time.
  "/stock/many": { admin: "/stock/add" },
  "/stock/production/many": { admin: "/stock/production/add" },
  // Nor does it know how far it is set up.
  "/setup": { admin: null },
  "/setup/sample/remove": { admin: null },
};

/** What stands on a page, so that one that is empty would not do. */
const contents: [path: string, words: string[], who?: Person][] = [
  ["/dashboard?from=2026-01-01&to=2026-12-31", ["4050,50"]],
  [`/calendar?date=${monday}`, ["Marta Kļaviņa", "Kastes", "Sapulce", "Skatlogs"], "employee"],
  ["/calendar/entries/1", ["Ziemassvētku kastes", "SIA Baltijas Kartons", "Skices"]],
  ["/clients", ["SIA Baltijas Kartons", "Grāmatu nams Ābele"]],
  ["/clients/1/data", ["LV40003521600", "Rīgas Banka"]],
  ["/clients/1/prices", ["27,50"]],
  ["/projects", ["Ziemassvētku kastes", "Pavasara katalogs", "Skatloga noformējums"]],
  ["/projects/1/data", ["Jānis Liepa"]],
  ["/projects/1/estimates", ["T-2026/1", "1565,33"]],
  // Net of 437.50 + 656.25 + 210 + 40 + 18 less 5 %, with 21 % VAT.
  ["/estimate/1", ["Dizaina darbi", "Kaste ar logo", "Piegāde Rīgā", "1565,33", "/api/estimates/1/files/1"]],
  ["/estimate/1/files/1", ["Skice"]],
  ["/estimate/1/costs", ["Kurjers", "12,35"]],
  ["/estimate/1/preview", ["Sagatavošana", "Jānis Liepa"]],
  ["/estimate/1/offer", ["Krūze ar apdruku"]],
  ["/invoices", ["DR-0001", "DR-0003", "Izrakstīts", "Kavēts", "Apmaksāts"]],
  ["/invoices/1/1", ["DR-0001", "Avansa rēķins", "Izrakstīts"]],
  ["/invoices/1/create", ["Kaste ar logo"]],
  ["/stock", ["Dizains", "28,50"]],
  ["/stock/1", ["gab."]],
  ["/stock/vacancies", ["Sapulce"]],
  ["/stock/products", ["Krūze ar apdruku"]],
  ["/users", ["Pēteris Kalns", "Zane Bērziņa"]],
  ["/users/3", ["Maketēšana"]],
  ["/reports/financial-report?report=projects_total", ["2501,00"]],
  ["/settings", ["Uzņēmuma serveris šo nepiedāvā"]],
  ["/update-user-information", ["marta@drukatava.test"], "employee"],
];

describe.each<Style>(["wrapped", "bare"])("a backend written from the specification alone, %s", (style) => {
  let backend: SpecBackend;
  let installation: TestInstallation;
  const cookies = new Map<Person, string>();

  beforeAll(async () => {
    backend = await startSpecBackend({ monday, style });
    installation = await newInstallation({ backend: backend.url, title: "Drukātava" });
    for (const [who, email] of Object.entries(people) as [Person, string][])
      cookies.set(who, cookiesOf(await signIn(installation, email, password))[0] ?? "");
  });
  afterAll(() => backend.stop());

  /** The page that an address leads to in the end. */
  async function visit(at: string, who: Person, hops = 4): Promise<{ at: string; page: Answer }> {
    const headers = { Cookie: cookies.get(who) ?? "" };
    const page = await ask(installation.host, "GET", at, { headers });
    const to = page.status >= 300 && page.status < 400 ? String(page.headers.location) : null;
    return to === null || hops === 0 ? { at, page } : visit(to, who, hops - 1);
  }

  const kinds = Object.keys(people) as Person[];
  test.each(style === "wrapped" ? kinds : [])("shows every page to %s", async (who) => {
    const pages = [...Object.values(site), ...oddities].filter(({ at }) => at !== "/logout");
    const visits = pages.map(async ({ at, lands }) => {
      const wanted = { ...lands, ...otherwise[at] }[who];
      const { at: landed, page } = await visit(at, who);
      return wanted === null
        ? { seen: { at, status: page.status }, wanted: { at, status: 404 } }
        : { seen: { at, landed, status: page.status }, wanted: { at, landed: wanted, status: 200 } };
    });
    for (const { seen, wanted } of await Promise.all(visits)) expect(seen).toEqual(wanted);
  });

  test.each(contents)("has on %s what the backend says", async (at, words, who = "admin") => {
    const { page } = await visit(at, who);
    const text = page.text.replace(/<script.*?<\/script>/gs, "").replaceAll("\u00a0", " ");
    expect({ status: page.status, missing: words.filter((word) => !text.includes(word)) }).toEqual({
      status: 200,
      missing: [],
    });
  });

  test.each(["/invoices", "/invoices/1/1", "/projects/1/estimates"])(
    "has on %s no amount that nobody told",
    async (at) => {
      const { page } = await visit(at, "admin");
      const text = page.text.replace(/<script.*?<\/script>/gs, "").replaceAll("\u00a0", " ");
      expect(text).not.toContain("0,00 €");
    },
  );

  test.each([
    ["/projects", "/estimates"],
    ["/projects", "/projects/columns"],
    ["/stock", "/stock/many"],
    ["/invoices/1/1", "/invoices/1/1/send"],
  ])("has on %s no way to %s", async (at, to) => {
    const { page } = await visit(at, "admin");
    expect(page.text).not.toContain(`href="${to}"`);
  });

  test("is asked for nothing outside of the specification but what it may lack", () => {
    const failed = new Set(
      backend.calls
        .filter((call) => / (5\d\d|422|400)$/.test(call) && !call.includes("/check_password_reset/"))
        .map((call) => call.replace(/\?\S*/, "")),
    );
    expect([...failed]).toEqual([]);
  });
});

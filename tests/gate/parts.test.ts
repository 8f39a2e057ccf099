import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ask, newInstallation, type TestInstallation } from "../support/installation";
import { isSoaking } from "../support/sized";
import { password } from "../support/spec-backend/people";
import { type Fault, type SpecBackend, startSpecBackend } from "../support/spec-backend/server";
import { cookiesOf, signIn } from "./browser";

let backend: SpecBackend;
let installation: TestInstallation;
let cookie: string;

beforeAll(async () => {
  backend = await startSpecBackend({ monday: "2026-11-23" });
  installation = await newInstallation({ backend: backend.url });
  cookie = cookiesOf(await signIn(installation, "ilze@drukatava.test", password))[0] ?? "";
});
afterEach(() => backend.broken.clear());
afterAll(() => backend.stop());

const get = (path: string) => ask(installation.host, "GET", path, { headers: { Cookie: cookie } });

/** Pages, a reading that each can do without, and what is on it all the same. */
const parts: [path: string, operation: string, words: string][] = [
  ["/clients/1", "GET /banks", "LV40003521600"],
  ["/clients/1", "GET /1/customer_stock_item_prices", "LV40003521600"],
  ["/clients/add", "GET /banks", "Juridiskā adrese"],
  ["/projects/1", "GET /projects/create", "Ziemassvētku kastes"],
  ["/projects/add", "GET /projects/create", "Nosaukums"],
  ["/projects/filter", "GET /projects/create", "Statuss"],
  ["/estimate/1", "GET /position_items/create", "Dizaina darbi"],
  ["/estimate/1", "GET /1/invoices", "Dizaina darbi"],
  ["/estimate/1/duplicate", "GET /projects/create", "Kastes, 2. variants"],
  ["/projects/1/estimates", "GET /estimates", "Ziemassvētku kastes"],
  ["/stock/1", "GET /measure_units", "Dizains"],
  ["/stock/add", "GET /measure_units", "Nosaukums"],
  ["/stock/units", "GET /measure_units", "Mērvienības"],
  ["/stock/products/1", "GET /measure_units", "Krūze ar apdruku"],
  ["/stock/products/add", "GET /measure_units", "Kods"],
  ["/users/1", "GET /users/create", "ilze@drukatava.test"],
  ["/users/add", "GET /users/create", "E-pasts"],
  ["/reports/financial-report", "GET /projects/create", "Dizains"],
  ["/reports/financial-report", "POST /reports/all_customer_stock_item_hours", "Finanšu atskaite"],
  ["/settings", "GET /companies/1/details", "Mērvienības"],
  ["/settings/units", "GET /measure_units", "Mērvienības"],
  ["/settings/vat", "GET /vat_rates", "PVN likmes"],
  ["/settings/calendar", "GET /holidays", "Darba diena"],
];

/** What each fault is called on the page (specification §8). */
const faults = {
  "500": "Server Error",
  html: "Serveris atsūtīja nelasāmu atbildi",
  reset: "Network Error",
} satisfies Partial<Record<Fault, string>>;

const every = Object.entries(faults) as [Fault, string][];
const tried = parts.map((part, index) => {
  const taken = every[index % every.length];
  // Each part with one of the faults, and with all of them where there is time.
  return [...part, isSoaking || !taken ? every : [taken]] as const;
});

describe.each(tried)("%s without %s", (path, operation, words, breaking) => {
  test.each(breaking)("after %s", async (fault, message) => {
    backend.broken.set(operation, fault);
    const page = await get(path);
    expect(page.status).toBe(200);
    for (const word of [words, "Šo daļu neizdevās ielādēt", message, "Mēģināt vēlreiz"])
      expect(page.text).toContain(word);
    expect(page.text).toContain(`Pieprasījuma numurs: ${page.headers["x-request-id"]}`);
  });
});

test.each([
  ["/projects?project_manager=2&client=1", ["GET /projects/create", "GET /customers/1"], "Kastes"],
  ["/invoices?client=1&project=1", ["GET /customers/1", "GET /projects/1"], "DR-0001"],
  ["/invoices/1/1", ["GET /invoices"], "DR-0001"],
])("%s is there without the names that it would say", async (path, operations, words) => {
  for (const operation of operations) backend.broken.set(operation, "500");
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain(words);
});

test("a session that ended in a part ends the page's as well", async () => {
  backend.broken.set("GET /banks", "401");
  const { status, headers } = await get("/clients/1");
  expect({ status, to: headers.location }).toEqual({ status: 302, to: "/login?to=%2Fclients%2F1" });
});

// It takes as long as a page waits.
if (isSoaking)
  test("a part that never comes is waited for no longer than a page is", { timeout: 40_000 }, async () => {
    backend.broken.set("GET /banks", "silence");
    const page = await get("/clients/1");
    expect(page.status).toBe(200);
    expect(page.text).toContain("Request aborted");
  });

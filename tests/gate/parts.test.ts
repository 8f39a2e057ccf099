import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ask, newInstallation, type TestInstallation } from "../support/installation.ts";
import { isSoaking } from "../support/sized.ts";
import { parts } from "../support/spec-backend/parts.ts";
import { password } from "../support/spec-backend/people.ts";
import { type Fault, type SpecBackend, startSpecBackend } from "../support/spec-backend/server.ts";
import { cookiesOf, signIn } from "./browser.ts";

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

/** What each fault is called on the page (specification §8). */
const faults = {
  // Its own words, an SQL trace perhaps, are for nobody.
  "500": "Pieprasījums neizdevās (kods 500)",
  html: "Serveris atsūtīja nelasāmu atbildi",
  reset: "Tīkla kļūda",
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
  const { status, headers } = await get("/clients/1/data");
  expect({ status, to: headers.location }).toEqual({ status: 302, to: "/login?to=%2Fclients%2F1%2Fdata" });
});

// It takes as long as a page waits.
if (isSoaking)
  test("a part that never comes is waited for no longer than a page is", { timeout: 40_000 }, async () => {
    backend.broken.set("GET /banks", "silence");
    const page = await get("/clients/1/data");
    expect(page.status).toBe(200);
    expect(page.text).toContain("Pieprasījums pārtraukts");
  });

import { beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import { callerAt } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { aPerson, hired, type Office } from "../people.ts";

const everything = [
  "position_estimate",
  "calendar",
  "productionCosts",
  "margin",
  "incomeReport",
  "books",
  "bank",
];
const details = "/companies/1/details";

async function officeWith(modules: readonly string[]): Promise<Office> {
  const office = await emptyOffice();
  await office.admin("PATCH", "/modules/", { body: { modules } });
  return office;
}

describe("the right to keep the books", () => {
  let office: Office;
  beforeAll(async () => {
    office = await officeWith(everything);
  });

  test("is a user's beside that of the calendar, and given up with the role", async () => {
    const { admin } = office;
    const person = await made(admin, "/register", aPerson({ bookkeeping: true, manage_calendar: true }));
    expect(person.permissions).toEqual(["manage_calendar", "bookkeeping"]);
    const renamed = await admin("PATCH", `/users/${person.id}`, { body: { name: "Grāmatvede" } });
    expect(renamed.json().data.permissions).toEqual(["manage_calendar", "bookkeeping"]);
    const body = { role_id: roleIds.employee };
    const moved = await admin("PATCH", `/users/${person.id}`, { body });
    expect(moved.json().data.permissions).toEqual([]);
  });

  test.each([roleIds.admin, roleIds.employee])("is nothing for role %i", async (role_id) => {
    const answer = await office.admin("POST", "/register", { body: aPerson({ bookkeeping: true, role_id }) });
    expect(refusal(answer)).toMatchObject({ status: 422, errors: { bookkeeping: [expect.any(String)] } });
  });

  test.each([["bank"], ["books"]])("is to be had with the module %s", async (key) => {
    const { admin } = await officeWith(["position_estimate", key]);
    expect((await made(admin, "/register", aPerson({ bookkeeping: true }))).permissions).toEqual([
      "bookkeeping",
    ]);
  });

  test("is not to be had without its modules", async () => {
    const { admin } = await officeWith(["position_estimate", "calendar"]);
    const answer = await admin("POST", "/register", { body: aPerson({ bookkeeping: true }) });
    expect(refusal(answer)).toMatchObject({ status: 422, errors: { bookkeeping: [expect.any(String)] } });
  });

  test("stays with whom it was given to while its modules are off", async () => {
    const other = await officeWith(["position_estimate", "bank"]);
    const { id, caller } = await hired(other, { bookkeeping: true });
    const switched = (modules: string[]) => other.admin("PATCH", "/modules/", { body: { modules } });
    await switched(["position_estimate"]);
    expect((await caller("GET", "/bank/entries")).status).toBe(403);
    const closing = { body: { closing: { until: "2026-01-31" } } };
    expect((await caller("PATCH", details, closing)).status).toBe(403);
    await other.admin("PATCH", `/users/${id}`, { body: { name: "Cita" } });
    await switched(["position_estimate", "bank"]);
    expect((await caller("GET", "/bank/entries")).status).toBe(200);
    // The books are a module of their own.
    expect((await caller("PATCH", details, closing)).status).toBe(403);
  });

  test("holds from the next request on, and ends with it", async () => {
    const { id, caller } = await hired(office);
    const may = async () => (await caller("GET", "/bank/entries")).status;
    const set = (bookkeeping: boolean) => office.admin("PATCH", `/users/${id}`, { body: { bookkeeping } });
    expect(await may()).toBe(403);
    await set(true);
    expect(await may()).toBe(200);
    await set(false);
    expect(await may()).toBe(403);
  });
});

describe("who keeps the books", () => {
  let office: Office;
  let keeper: Awaited<ReturnType<typeof hired>>;
  beforeAll(async () => {
    office = await officeWith(everything);
    keeper = await hired(office, { bookkeeping: true });
  });

  test("closes a period and sets what files and bank go by, and nothing else of the company", async () => {
    const set = async (body: object) => (await keeper.caller("PATCH", details, { body })).status;
    expect(await set({ closing: { until: "2026-01-31" } })).toBe(200);
    expect(await set({ accounting: { receivables: "2311" } })).toBe(200);
    expect(await set({ legal_name: "SIA Cits" })).toBe(403);
    expect(await set({ closing: { until: "2026-02-28" }, legal_name: "SIA Cits" })).toBe(403);
    expect(await set({ internal_rates: { usual: "1" } })).toBe(403);
    expect(await set({})).toBe(200);
    const now = (await office.admin("GET", details)).json().data;
    expect(now).toMatchObject({ closing: { until: "2026-01-31" }, internal_rates: { usual: "0.00" } });
  });

  test("learns of no hour's cost, neither from an answer nor from a refusal", async () => {
    const { admin } = office;
    await admin("PATCH", details, { body: { internal_rates: { usual: "37.77" } } });
    const body = { closing: { until: "2026-01-31" } };
    const headers = { "If-Match": '"1"' };
    const answers = [
      await keeper.caller("GET", details),
      await keeper.caller("PATCH", details, { body }),
      await keeper.caller("PATCH", details, { body, headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 412]);
    for (const { text } of answers) expect(text).not.toContain("37.77");
  });

  test("hears nothing again that was said to an administrator", async () => {
    const { installation, admin } = office;
    await admin("PATCH", details, { body: { internal_rates: { usual: "37.77" } } });
    const other = await hired(office, { role_id: roleIds.admin });
    const body = { closing: { until: "2026-01-31" } };
    const headers = { "Idempotency-Key": "closed-once" };
    expect((await other.caller("PATCH", details, { body, headers })).text).toContain("37.77");
    const demoted = { role_id: roleIds.user, bookkeeping: true };
    await admin("PATCH", `/users/${other.id}`, { body: demoted });
    const caller = await callerAt(installation, other.email);
    const again = await caller("PATCH", details, { body, headers });
    expect([again.status, again.text.includes("37.77")]).toEqual([422, false]);
  });

  test("reads the journals, and no other report of money", async () => {
    const period = { from: "2026-01-01", to: "2026-01-31" };
    const asks = async (report: string) =>
      (await keeper.caller("POST", `/reports/${report}`, { body: period })).status;
    expect(await asks("sales_journal")).toBe(200);
    expect(await asks("purchase_journal")).toBe(200);
    expect(await asks("vat_overview")).toBe(200);
    expect(await asks("margin")).toBe(403);
    expect(await asks("projects_total")).toBe(403);
    expect((await keeper.caller("GET", "/dashboard")).status).toBe(403);
    expect((await keeper.caller("GET", "/users")).status).toBe(403);
  });
});

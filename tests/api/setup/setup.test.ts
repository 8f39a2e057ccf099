import { describe, expect, test } from "vitest";
import { type Caller, newInstallation } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made, opened, refusal } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { invoiceDesk, issued, seller } from "../invoices/arrange.ts";
import { aPerson } from "../people.ts";

const read = async (caller: Caller) => (await caller("GET", "/setup")).json().data;

/** The state of each step by its name. */
const states = async (caller: Caller): Promise<Record<string, string>> => {
  const { steps } = await read(caller);
  return Object.fromEntries(steps.map((step: { name: string; state: string }) => [step.name, step.state]));
};

const names = ["company", "branding", "accounts", "people", "prices", "client", "project", "estimate"];
const offered = async (caller: Caller) => (await caller("GET", "/dashboard")).json().data.setup;

describe("setting an installation up", () => {
  test("begins with eight open steps, and offers itself", async () => {
    const { admin } = await emptyOffice();
    expect(await read(admin)).toEqual({
      steps: names.map((name) => ({ name, state: "open" })),
      is_dismissed: false,
      is_ended: false,
      newest_project: null,
      sample: null,
    });
    expect(await offered(admin)).toEqual({ settled: 0, steps: 8, is_ended: false });
  });

  test("ticks what is there, however it came, and ends when all is", async () => {
    const { admin } = await emptyOffice();
    const isDone = async (name: string) => expect(await states(admin)).toMatchObject({ [name]: "done" });
    const patch = async (path: string, body: object) =>
      expect((await admin("PATCH", path, { body })).status).toBe(200);

    await patch("/companies/1/details", { legal_name: seller.legal_name, reg_nr: seller.reg_nr });
    expect(await states(admin)).toMatchObject({ company: "open", accounts: "open" });
    await patch("/companies/1/details", { address: seller.address });
    await isDone("company");
    await patch("/companies/1/details", { accounts: seller.accounts });
    await isDone("accounts");
    const { colors } = (await admin("GET", "/system-config")).json().data;
    await patch("/companies/1", { colors: { ...colors, primary_color: "#123456" } });
    await isDone("branding");
    await made(admin, "/register", aPerson());
    await isDone("people");
    await made(admin, "/stock_items", anItem());
    await isDone("prices");
    const client = await made(admin, "/customers", aClient());
    await isDone("client");
    const project = await made(admin, "/projects", aProject({ client: client.id, project_manager: 1 }));
    await isDone("project");
    expect(await read(admin)).toMatchObject({
      is_ended: false,
      newest_project: { id: project.id, name: project.name },
    });
    await made(admin, "/estimates", { name: "Tāme", project_id: project.id });
    expect(await read(admin)).toMatchObject({ is_ended: true, is_dismissed: false });
    expect(await offered(admin)).toBeNull();
  });

  test("is over once a document is issued, whatever is left", async () => {
    const { admin } = await emptyOffice();
    await admin("PATCH", "/companies/1/details", { body: seller });
    const at = await invoiceDesk(admin);
    expect((await read(admin)).is_ended).toBe(false);
    await issued(at);
    expect(await read(admin)).toMatchObject({ is_ended: true, is_dismissed: false });
    expect(await states(admin)).toMatchObject({ people: "open" });
  });

  test("asks for nothing whose modules are off", async () => {
    const { admin } = await emptyOffice();
    await admin("PATCH", "/modules/", { body: { modules: ["calendar"] } });
    expect(Object.keys(await states(admin))).toEqual(["company", "branding", "accounts", "people", "client"]);
  });
});

describe("a step", () => {
  test("is skipped once however often, and taken up again", async () => {
    const { admin } = await emptyOffice();
    for (let count = 1; count <= 2; count += 1)
      expect((await admin("POST", "/setup/people/skip")).json().data.steps).toContainEqual({
        name: "people",
        state: "skipped",
      });
    expect(await offered(admin)).toMatchObject({ settled: 1 });
    const again = await admin("DELETE", "/setup/people/skip");
    expect(again.json().data.steps).toContainEqual({ name: "people", state: "open" });
  });

  test("that was skipped is done when it is", async () => {
    const { admin } = await emptyOffice();
    await admin("POST", "/setup/client/skip");
    const { id } = await made(admin, "/customers", aClient());
    expect(await states(admin)).toMatchObject({ client: "done" });
    await admin("DELETE", `/customers/${id}`);
    expect(await states(admin)).toMatchObject({ client: "skipped" });
  });

  test("that there is not is not found", async () => {
    const { admin } = await emptyOffice();
    expect((await admin("POST", "/setup/coffee/skip")).status).toBe(404);
  });

  test("skipped with all others ends it", async () => {
    const { admin } = await emptyOffice();
    for (const name of names) await admin("POST", `/setup/${name}/skip`);
    expect(await read(admin)).toMatchObject({ is_ended: true, is_dismissed: false });
  });
});

test("what was put away is offered no more until somebody wants it again", async () => {
  const { admin } = await emptyOffice();
  expect((await admin("POST", "/setup/dismiss")).json().data).toMatchObject({
    is_dismissed: true,
    is_ended: true,
  });
  expect(await offered(admin)).toBeNull();
  expect((await admin("DELETE", "/setup/dismiss")).json().data).toMatchObject({
    is_dismissed: false,
    is_ended: false,
  });
  expect(await offered(admin)).toMatchObject({ settled: 0 });
});

test("what one installation skips, puts away or has is nothing to another", async () => {
  const [one, other] = await Promise.all([emptyOffice(), opened(await newInstallation())]);
  await one.admin("POST", "/setup/people/skip");
  await one.admin("POST", "/setup/sample");
  await one.admin("POST", "/setup/dismiss");
  expect(await read(other.admin)).toMatchObject({ is_dismissed: false, sample: null });
  expect(await states(other.admin)).toMatchObject({ people: "open" });
  expect(refusal(await other.admin("DELETE", "/setup/sample")).status).toBe(404);
});

import { describe, expect, test } from "vitest";
import { type Caller, callerAt } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, founder, made } from "../arrange.ts";
import { introduceSeller } from "../invoices/arrange.ts";
import { hired } from "../people.ts";
import { eInvoice, given, taken } from "../purchases/arrange.ts";

const year = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Riga" }).format().slice(0, 4);

/** An office with a sample, and what its estimate is. */
async function withSample() {
  const office = await emptyOffice();
  const { admin } = office;
  const answer = await admin("POST", "/setup/sample");
  expect(answer.status).toBe(200);
  const { sample } = answer.json().data;
  const [estimate] = (await admin("GET", `/estimates?project_id=${sample.project.id}`)).json().data;
  return { ...office, sample, estimate };
}

const count = async (caller: Caller, list: string): Promise<number> =>
  (await caller("GET", list)).json().meta.total;

const removed = (caller: Caller, headers = {}) => caller("DELETE", "/setup/sample", { headers });

describe("the sample", () => {
  test("is a client, a project and an estimate with lines, which say what they are", async () => {
    const { sample, estimate } = await withSample();
    expect(sample).toEqual({
      client: { id: expect.any(Number), name: "Parauga klients" },
      project: { id: expect.any(Number), name: "Paraugs: jubilejas kampaņa" },
      contacts: 0,
      prices: 0,
      estimates: 1,
      drafts: 0,
      files: 0,
      entries: 0,
      version: expect.any(Number),
    });
    // 6 × 35 + 4 × 30 + 500 × 0.38 + 15, with 21 % VAT.
    expect(estimate).toMatchObject({ name: "Parauga tāme", estimate_nr: "DEMO/1", total_cents: 64_735 });
  });

  test("is in the language of whoever makes it", async () => {
    const { installation, admin } = await emptyOffice();
    await admin("PATCH", "/user/update-info", { body: { language: "en" } });
    const english = await callerAt(installation, founder);
    const { sample } = (await english("POST", "/setup/sample")).json().data;
    expect(sample).toMatchObject({
      client: { name: "Sample client" },
      project: { name: "Sample: anniversary campaign" },
    });
  });

  test("is none of one's first things, and is there once", async () => {
    const { admin } = await withSample();
    const { steps } = (await admin("GET", "/setup")).json().data;
    expect(steps.filter(({ state }: { state: string }) => state !== "open")).toEqual([]);
    const again = await admin("POST", "/setup/sample");
    expect({ status: again.status, message: again.json().message }).toEqual({
      status: 409,
      message: "Paraugs jau ir izveidots",
    });
    expect(await count(admin, "/customers")).toBe(1);
  });

  test("uses up no number of projects, estimates or documents, drafts and removal among it", async () => {
    const { admin, estimate } = await withSample();
    await introduceSeller(admin);
    await made(admin, `/${estimate.id}/invoices`, {});
    expect((await removed(admin)).status).toBe(200);
    const client = await made(admin, "/customers", aClient());
    const project = await made(admin, "/projects", aProject({ client: client.id, project_manager: 1 }));
    expect(project.project_nr).toBe(`${year}-0001`);
    const own = await made(admin, "/estimates", { name: "Tāme", project_id: project.id });
    expect(own.estimate_nr).toBe(`${year}-0001/1`);
    await introduceSeller(admin, { vat_nr: "LV40003521600" });
    const position = await made(admin, "/positions", { estimate_id: own.id, name: "Buklets", type_id: 1 });
    await made(admin, `/${position.id}/position_items`, { position_items: [{ name: "Rinda", price: 5 }] });
    const draft = await made(admin, `/${own.id}/invoices`, {});
    const final = await admin("POST", `/invoices/${draft.id}/final_document`, { body: {} });
    expect(final.json().data.invoice_nr).toBe(`RE-${year}-0001`);
  });

  test("is an offer of products where estimates are only those", async () => {
    const { admin } = await emptyOffice();
    await admin("PATCH", "/modules/", { body: { modules: ["product_estimate"] } });
    const { sample } = (await admin("POST", "/setup/sample")).json().data;
    const [estimate] = (await admin("GET", `/estimates?project_id=${sample.project.id}`)).json().data;
    expect(estimate).toMatchObject({ estimate_type_id: 2, total_cents: 64_735 });
    expect((await removed(admin)).status).toBe(200);
  });

  test("is removed where its modules have been switched off since", async () => {
    const { admin } = await withSample();
    await admin("PATCH", "/modules/", { body: { modules: [] } });
    expect((await removed(admin)).json().data.sample).toBeNull();
    expect(await count(admin, "/customers")).toBe(0);
  });

  test("is planned this week where somebody can be planned", async () => {
    const { installation, admin } = await emptyOffice();
    const employee = await hired({ installation, admin }, { role_id: 3 });
    const { sample } = (await admin("POST", "/setup/sample")).json().data;
    const days = await admin("GET", `/projects/${sample.project.id}/plan`);
    // At a weekend nothing is left of the week.
    expect(sample.entries).toBeLessThanOrEqual(2);
    if (sample.entries > 0) expect(JSON.stringify(days.json())).toContain(employee.name);
    expect((await removed(admin)).json().data.sample).toBeNull();
    expect(await count(admin, "/projects")).toBe(0);
  });
});

describe("removing the sample", () => {
  test("is refused while a supplier's invoice refers to it", async () => {
    const { admin, sample } = await withSample();
    const purchase = await taken(admin, eInvoice());
    expect((await given(admin, purchase, { project_id: sample.project.id })).status).toBe(200);
    expect((await removed(admin)).status).toBe(409);
    expect((await given(admin, purchase, { project_id: null })).status).toBe(200);
    expect((await removed(admin)).json().data.sample).toBeNull();
  });

  test("takes all that hangs on it by then, and nothing else", async () => {
    const { admin, sample, estimate } = await withSample();
    const own = await made(admin, "/customers", aClient());
    await made(admin, "/projects", aProject({ client: own.id, project_manager: 1 }));
    await introduceSeller(admin);
    await made(admin, "/estimates", { name: "Otra tāme", project_id: sample.project.id });
    const draft = await made(admin, `/${estimate.id}/invoices`, {});
    await made(admin, `/customers/${sample.client.id}/contacts`, { name: "Anna" });
    const seen = (await admin("GET", "/setup")).json().data.sample;
    expect(seen).toMatchObject({ contacts: 1, prices: 0, estimates: 2, drafts: 1 });

    expect((await removed(admin)).json().data.sample).toBeNull();
    expect(await count(admin, "/customers")).toBe(1);
    expect(await count(admin, "/projects")).toBe(1);
    expect((await admin("GET", `/invoices/${draft.id}`)).status).toBe(404);
    expect((await admin("GET", `/estimates/${estimate.id}`)).status).toBe(404);
    expect((await admin("GET", `/customers/${own.id}`)).status).toBe(200);
    expect((await removed(admin)).status).toBe(404);
  });

  test("takes what is left where somebody has deleted a part of it", async () => {
    const { admin, sample, estimate } = await withSample();
    await admin("DELETE", `/estimates/${estimate.id}`);
    await admin("DELETE", `/projects/${sample.project.id}`);
    expect((await admin("GET", "/setup")).json().data.sample).toMatchObject({ project: null, estimates: 0 });
    expect((await removed(admin)).status).toBe(200);
    expect(await count(admin, "/customers")).toBe(0);
  });

  test("is refused once a document of it is issued, and takes nothing then", async () => {
    const { admin, estimate } = await withSample();
    await introduceSeller(admin);
    const draft = await made(admin, `/${estimate.id}/invoices`, {});
    const final = await admin("POST", `/invoices/${draft.id}/final_document`, { body: {} });
    const { invoice_nr } = final.json().data;
    const refused = await removed(admin);
    expect({ status: refused.status, message: refused.json().message }).toEqual({
      status: 409,
      message: `Paraugu noņemt nevar: no tā ir izrakstīts dokuments ${invoice_nr}, un izrakstīti dokumenti jāglabā`,
    });
    expect((await admin("GET", `/estimates/${estimate.id}`)).status).toBe(200);
  });

  test("is refused while its client has a project of one's own", async () => {
    const { admin, sample } = await withSample();
    const project = await made(
      admin,
      "/projects",
      aProject({ client: sample.client.id, project_manager: 1, name: "Mūsu" }),
    );
    const refused = await removed(admin);
    expect({ status: refused.status, message: refused.json().message }).toEqual({
      status: 409,
      message: "Paraugu noņemt nevar, kamēr tā klientam ir projekts „Mūsu”. Norādiet projektam citu klientu",
    });
    const { id: client } = await made(admin, "/customers", aClient());
    await admin("PATCH", `/projects/${project.id}`, { body: { client } });
    expect((await removed(admin)).status).toBe(200);
    expect(await count(admin, "/projects")).toBe(1);
  });

  test("is refused where more has been added than was seen", async () => {
    const { admin, sample } = await withSample();
    await made(admin, "/estimates", { name: "Kolēģa tāme", project_id: sample.project.id });
    const late = await removed(admin, { "If-Match": `"${sample.version}"` });
    expect(late.status).toBe(412);
    expect(late.json().data).toMatchObject({ estimates: 2 });
    expect(await count(admin, "/projects")).toBe(1);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { pdfWith } from "#tests/support/pdf.ts";
import { aClient, aProject, emptyOffice, made } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { hired } from "../people.ts";
import { changed, eInvoice, taken } from "../purchases/arrange.ts";
import { finder } from "./finder.ts";

describe("a search", () => {
  let admin: Caller;
  let found: ReturnType<typeof finder>;
  let client: { id: number };
  let project: { id: number; project_nr: string };
  let estimate: { id: number; estimate_nr: string };

  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    found = finder(admin);
    const manager = (await admin("GET", "/user")).json().data.id;
    client = await made(
      admin,
      "/customers",
      aClient({
        name: "SIA „Jūras Ķīlis”",
        reg_nr: "40003032949",
        contact: { name: "Žanis Ozols", phone: "+371 29 123 456" },
      }),
    );
    project = await made(
      admin,
      "/projects",
      aProject({ client: client.id, project_manager: manager, name: "Rudens katalogs" }),
    );
    estimate = await made(admin, "/estimates", { name: "Vāka dizains", project_id: project.id });
    await made(admin, "/stock_items", { name: "Foto stunda", type_id: 1, measure_unit_id: 2, price: "40" });
    await made(admin, "/products", {
      code: "KR-7",
      name: { lv: "Krūze ar zīmi" },
      default_measure_unit_id: 1,
    });
    await made(admin, "/register", { name: "Ņina Šķēle", email: "nina@test.lv", role_id: 2 });
  });

  const kindsOf = async (typed: string) => (await found(typed)).map(({ kind, id }) => `${kind} ${id}`);

  test.each(["juras", "JŪRAS ķ", "kilis sia", "40003032949", "zanis", "29123456"])(
    "finds a client by %j",
    async (typed) => expect(await kindsOf(typed)).toEqual([`client ${client.id}`]),
  );

  test.each([
    ["katalogs", "project"],
    ["vaka", "estimate"],
    ["foto", "stock_item"],
    ["kr-7", "product"],
    ["kruze", "product"],
    ["skele", "user"],
    ["nina@test", "user"],
  ])("by %j finds a %s alone", async (typed, kind) =>
    expect((await found(typed)).map((row) => row.kind)).toEqual([kind]),
  );

  test("finds a project and its estimate by their number, and a project by the digits that count", async () => {
    const both = [`project ${project.id}`, `estimate ${estimate.id}`];
    expect(await kindsOf(project.project_nr)).toEqual(both);
    expect(await kindsOf(estimate.estimate_nr)).toContain(`estimate ${estimate.id}`);
    expect(await kindsOf(String(Number(project.project_nr.split("-")[1])))).toContain(
      `project ${project.id}`,
    );
  });

  test("says what tells rows of a name apart", async () => {
    expect(await found("katalogs")).toEqual([
      {
        kind: "project",
        id: project.id,
        name: "Rudens katalogs",
        detail: `${project.project_nr} · SIA „Jūras Ķīlis”`,
      },
    ]);
  });

  test.each(["", "  ", "„”", "-", "nekā", '"', "katalogs vaka", "*", "a OR b NEAR("])(
    "finds nothing by %j",
    async (typed) => expect(await found(typed)).toEqual([]),
  );

  test("follows what is renamed, and forgets what is deleted", async () => {
    const { id } = await made(admin, "/customers", aClient({ name: "Vecais Nosaukums" }));
    await admin("PATCH", `/customers/${id}`, { body: { name: "Jaunais Vārds" } });
    expect(await kindsOf("vecais")).toEqual([]);
    expect(await kindsOf("jaunais")).toEqual([`client ${id}`]);
    await admin("DELETE", `/customers/${id}`);
    expect(await kindsOf("jaunais")).toEqual([]);
  });

  test("shows first what begins with what was typed, then the newest, six of each", async () => {
    const ids: number[] = [];
    for (const name of ["Bērzs", "SIA Bērzs", "Bērza tāss", "Zars, bērzs", "Bērzi", "A bērzs", "B bērzs"])
      ids.push((await made(admin, "/customers", aClient({ name, short_name: name }))).id);
    const [exact, sia, bark, branch, plural, a, b] = ids;
    expect((await found("bērz")).map(({ id }) => id)).toEqual([plural, bark, exact, b, a, branch]);
    expect(ids).toContain(sia);
  });

  test("shows before all others what has the very word", async () => {
    const first = await made(admin, "/customers", aClient({ name: "Osis 7", short_name: "O7" }));
    for (let at = 70; at < 78; at += 1)
      await made(admin, "/customers", aClient({ name: `Osis ${at}`, short_name: `O${at}` }));
    expect((await found("osis 7")).map(({ id }) => id)[0]).toBe(first.id);
    expect(await found("osis 7")).toHaveLength(6);
  });

  test("is refused with words where too much is typed", async () => {
    const answer = await admin("GET", `/search?q=${"a".repeat(201)}`);
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, ["q"]]);
  });
});

test("who is no administrator finds no people and no stock", async () => {
  const { installation, admin } = await emptyOffice();
  await made(admin, "/stock_items", { name: "Krasa", type_id: 1, measure_unit_id: 2, price: "40" });
  await made(admin, "/customers", aClient({ name: "Krasts" }));
  const { caller: user } = await hired({ installation, admin }, { role_id: 2 });
  expect((await finder(admin)("kras")).map(({ kind }) => kind)).toEqual(["client", "stock_item"]);
  expect((await finder(user)("kras")).map(({ kind }) => kind)).toEqual(["client"]);
});

test("what is offered no more is marked so", async () => {
  const { admin } = await emptyOffice();
  const manager = (await admin("GET", "/user")).json().data.id;
  const client = await made(admin, "/customers", aClient({ name: "Krasts" }));
  await made(admin, `/customers/${client.id}/contacts`, { name: "Krišs" });
  await made(admin, "/projects", aProject({ client: client.id, project_manager: manager, name: "Jūra" }));
  const item = { name: "Krasa", type_id: 1, measure_unit_id: 2, price: "40" };
  const { id } = await made(admin, "/stock_items", item);
  const { id: person } = await made(admin, "/register", { name: "Krista", email: "k@test.lv", role_id: 2 });
  const states = async () => (await finder(admin)("kr")).map(({ kind, state }) => [kind, state]);
  expect(await states()).toEqual([
    ["client", null],
    ["contact", null],
    ["stock_item", null],
    ["user", null],
  ]);
  expect((await admin("DELETE", `/customers/${client.id}`)).json().data.outcome).toBe("archived");
  expect((await admin("PATCH", `/stock_items/${id}`, { body: { ...item, is_active: false } })).status).toBe(
    200,
  );
  expect((await admin("PATCH", `/users/${person}`, { body: { is_active: false } })).status).toBe(200);
  expect(await states()).toEqual([
    ["client", "archived"],
    ["contact", "archived"],
    ["stock_item", "inactive"],
    ["user", "inactive"],
  ]);
});

test("what belongs to a module that is off is not found", async () => {
  const { admin } = await emptyOffice();
  await made(admin, "/stock_items", { name: "Krasa", type_id: 1, measure_unit_id: 2, price: "40" });
  await made(admin, "/customers", aClient({ name: "Krasts" }));
  expect((await admin("PATCH", "/modules/", { body: { modules: [] } })).status).toBe(200);
  expect((await finder(admin)("kras")).map(({ kind }) => kind)).toEqual(["client"]);
});

test("an invoice is found by its number, by the digits at its end, and by its total", async () => {
  const { admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  const { id, invoice_nr } = await issued(at);
  const found = finder(admin);
  const invoices = async (typed: string) =>
    (await found(typed)).filter(({ kind }) => kind === "invoice").map((row) => row.id);
  expect(await invoices(String(invoice_nr))).toEqual([id]);
  expect(await invoices(String(Number(/\d+$/.exec(String(invoice_nr))?.[0])))).toEqual([id]);
  // 133.33 at 21 % and 50.00 at 5 %: 28.00 and 2.50 of VAT.
  expect(await invoices("213,83")).toEqual([id]);
  expect(await invoices("213.83")).toEqual([id]);
  expect(await invoices("213,84")).toEqual([]);
  expect((await found("213,83"))[0]).toMatchObject({
    kind: "invoice",
    name: invoice_nr,
    estimate_id: at.estimate.id,
    total_cents: 21_383,
  });
});

test("a supplier's invoice is found by its number and its supplier, as they are typed meanwhile, and gone once deleted", async () => {
  const { admin } = await emptyOffice();
  const found = finder(admin);
  const purchase = await taken(admin, eInvoice({ number: "TIP-77" }));
  const shown = { kind: "purchase", id: purchase.id, name: "TIP-77", detail: purchase.supplier?.name };
  expect(await found("tip-77")).toEqual([shown]);
  const scan = await taken(admin, pdfWith("skenēts"));
  expect(await found("rekins.xml")).toMatchObject([
    { kind: "purchase", id: scan.id, name: "rekins.xml.pdf" },
    { kind: "purchase", id: purchase.id },
  ]);
  const supplier = await made(admin, "/customers", aClient({ name: "Papīra nams" }));
  const typed = { supplier_id: supplier.id, number: "PN 5" };
  expect((await changed(admin, scan, typed)).status).toBe(200);
  expect(await found("papira pn")).toMatchObject([{ id: scan.id, name: "PN 5", detail: "Papīra nams" }]);
  const renamed = { name: "Kartona pils" };
  expect((await admin("PATCH", `/customers/${supplier.id}`, { body: renamed })).status).toBe(200);
  expect(await found("papira pn")).toEqual([]);
  expect(await found("kartona pn")).toMatchObject([{ id: scan.id, name: "PN 5", detail: "Kartona pils" }]);
  const { data: listed } = (await admin("GET", "/purchase_invoices?q=kartona")).json();
  expect(listed).toMatchObject([{ id: scan.id, number: "PN 5" }]);
  expect((await admin("DELETE", `/purchase_invoices/${scan.id}`)).status).toBe(200);
  expect(await found("kartona pn")).toEqual([]);
});

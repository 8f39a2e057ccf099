import { beforeAll, describe, expect, test } from "vitest";
import type { CellObject } from "xlsx";
import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { dateIn, type Opened, opened } from "#tests/support/sheet.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";

let admin: Caller;
let user: Caller;

beforeAll(async () => {
  const installation = await newInstallation({ demonstration: "portal" });
  admin = await callerAt(installation, signIns.admin);
  user = await callerAt(installation, signIns.user);
});

const file = async (address: string, caller = admin): Promise<Opened> => {
  const answer = await caller("GET", address);
  expect(answer.status).toBe(200);
  return opened(answer.bytes);
};

/** Every row of a list, asked page by page. */
async function listed(address: string, caller = admin) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = (await caller("GET", `${address}per_page=100&page=${page}`)).json();
    rows.push(...data);
    if (!meta || page >= meta.last_page) return rows;
  }
}

const words = (row: (CellObject | null)[]) => row.map((cell) => cell?.v ?? "");
const day = (cell: CellObject | null | undefined) => dateIn(cell ?? null)?.slice(0, 10) ?? null;
/** What would begin a formula stands behind a mark. */
const asText = (said: string | null | undefined) => (/^[=+\-@]/.test(said ?? "") ? `'${said}` : (said ?? ""));

describe("a list as a spreadsheet", () => {
  test("has all projects of all pages with their dates, in the order of the list", async () => {
    const { name, rows, autofilter } = await file("/projects/export?sorting=-name");
    const projects = await listed("/projects?sorting=-name&");
    const statuses = new Map([
      [1, "Jauns"],
      [2, "Procesā"],
      [3, "Pabeigts"],
      [9, "Piedāvājums"],
    ]);
    expect(projects.length).toBeGreaterThan(100);
    expect(name).toBe("Projekti");
    expect(words(rows[0] ?? [])).toEqual([
      ...["Nr.", "Nosaukums", "Īsais nosaukums", "Klients", "Projekta vadītājs"],
      ...["Projekta vadītāja asistents", "Plānotais sākums", "Plānotās beigas", "Faktiskais sākums"],
      ...["Faktiskās beigas", "Statuss", "Plānošanā"],
    ]);
    expect(autofilter).toBe(`A1:L${projects.length + 1}`);
    expect(
      rows
        .slice(1)
        .map((row) => [...words(row.slice(0, 6)), ...row.slice(6, 10).map(day), ...words(row.slice(10))]),
    ).toEqual(
      projects.map((project) => [
        ...[project.project_nr, asText(project.name), asText(project.short_name)],
        ...[asText(project.customer.name), project.project_manager_name, project.second_user_name ?? ""],
        ...[project.planned_start_date, project.planned_due_date],
        ...[project.actual_start_date ?? null, project.actual_due_date ?? null],
        ...[statuses.get(project.status_id), project.in_planning ? "Jā" : "Nē"],
      ]),
    );
  });

  test("keeps to the filters of the list, and says so", async () => {
    const { customer: client } = (await admin("GET", "/projects?status=2")).json().data[0];
    const { rows, about } = await file(`/projects/export?client=${client.id}&status=2&sorting=name`);
    const projects = await listed(`/projects?client=${client.id}&status=2&sorting=name&`);
    expect(rows.slice(1).map(([nr]) => nr?.v)).toEqual(projects.map(({ project_nr }) => project_nr));
    expect(about).toEqual(
      expect.arrayContaining([
        ["Saturs", "Projekti"],
        ["Klients", client.name],
        ["Statuss", "Procesā"],
      ]),
    );
  });

  test("adds up estimates to the cent, and nothing else", async () => {
    const { rows } = await file("/all_estimates/export?status=approved");
    const estimates = await listed("/all_estimates?status=approved&");
    const cents = rows.slice(1, -1).map((row) => Math.round(Number(row[6]?.v) * 100));
    expect(cents).toEqual(estimates.map(({ net_cents }) => net_cents));
    expect(rows[6]?.[6]?.z).toBe("#,##0.00");
    expect(Math.round(Number(rows.at(-1)?.[6]?.v) * 100)).toBe(cents.reduce((sum, one) => sum + one, 0));
    expect(words(rows.at(-1) ?? []).filter((said) => said !== "")).toEqual(["Kopā", rows.at(-1)?.[6]?.v]);
    expect(rows.slice(1, -1).map((row) => row[7]?.v)).toEqual(estimates.map(() => "Apstiprināta"));
  });

  test("has chosen rows alone, wherever in the list they are", async () => {
    const clients = await listed("/customers?");
    const chosen = [clients[2], clients.at(-1)];
    const query = chosen.map(({ id }) => `row=${id}`).join("&");
    const { rows } = await file(`/customers/export?${query}`);
    expect(rows.slice(1).map(([name]) => name?.v)).toEqual(chosen.map(({ name }) => asText(name)));
    expect(refusal(await admin("GET", "/customers/export?row=soon"))).toEqual({
      status: 422,
      errors: expect.anything(),
    });
    expect((await file("/customers/export?row=4000000")).rows).toHaveLength(1);
  });

  test("has chosen rows whatever it is filtered by, archived ones as well", async () => {
    const [kept, gone] = (await user("GET", "/customers")).json().data;
    const removal = await user("DELETE", `/customers/${gone.id}`);
    expect(removal.json().data.outcome).toBe("archived");
    const { rows, about } = await file(`/customers/export?row=${kept.id}&row=${gone.id}&q=nekas`);
    expect(rows.slice(1).map(([name]) => name?.v)).toEqual([kept.name, gone.name].map(asText));
    expect(about).toContainEqual(["Filtri", "Atzīmētie: 2"]);
    const [project] = (await user("GET", "/projects?status=2")).json().data;
    expect((await file(`/projects/export?status=3&row=${project.id}`)).rows).toHaveLength(2);
  });

  test("has every row that nobody touches, however many others change meanwhile", async () => {
    const { admin: founder } = await emptyOffice();
    const names = Array.from({ length: 230 }, (_, at) => `Klients ${String(at).padStart(3, "0")}`);
    const ids = [];
    for (const name of names) ids.push((await made(founder, "/customers", aClient({ name }))).id);
    const going = ids.filter((_, at) => at % 5 === 0);
    const [sheet] = await Promise.all([
      file("/customers/export?sorting=name", founder),
      ...going.map((id) => founder("DELETE", `/customers/${id}`)),
    ]);
    const said = new Set(sheet.rows.map(([name]) => name?.v));
    for (const [at, name] of names.entries()) if (at % 5 !== 0) expect(said).toContain(name);
  });

  test.each([
    ["projects.title", "Projekti / darbi: [2026]?"],
    ["projects.title", "'Mūsu'"],
    ["projects.title", "History"],
    ["projects.title", "Par failu"],
    ["projects.title", `${"Ļoti gari projekti ".repeat(3)}😀`],
    ["reports.about.title", "Projekti"],
  ])("is made under whatever words the installation has of its own: %s is %s", async (key, own) => {
    const { admin: founder } = await emptyOffice();
    const answer = await founder("PATCH", "/languages/1", { body: { translations: { [key]: own } } });
    expect(answer.status, answer.text).toBe(200);
    const { rows } = await file("/projects/export", founder);
    expect(rows[0]?.[1]?.v).toBe("Nosaukums");
  });

  test("refuses what the list refuses", async () => {
    expect((await admin("GET", "/projects/export?date=soon")).status).toBe(422);
    expect((await admin("GET", "/projects/export?colour=red")).status).toBe(422);
    expect((await user("GET", "/users/export")).status).toBe(403);
    const person = await admin("GET", "/projects/export?date=soon", { headers: { Accept: "text/html" } });
    expect([person.status, person.headers.location]).toEqual([
      303,
      "/no-file?to=%2Fprojects%3Fdate%3Dsoon&status=422",
    ]);
  });
});

test("a client is there with what its documents need, words stay words", async () => {
  const { admin: founder } = await emptyOffice();
  const client = aClient({
    name: "=2+3",
    short_name: "Īss",
    country: "EE",
    email: "a@b.ee",
    document_language: "en",
  });
  await made(founder, "/customers", client);
  const { rows } = await file("/customers/export", founder);
  const said = new Map(words(rows[0] ?? []).map((title, column) => [title, rows[1]?.[column]?.v ?? ""]));
  expect(rows).toHaveLength(2);
  expect(Object.fromEntries(said)).toMatchObject({
    Nosaukums: "'=2+3",
    "Īsais nosaukums": "Īss",
    Valsts: "Igaunija",
    "E-pasts": "a@b.ee",
    "Dokumentu valoda": "Angļu",
  });
});

test("a price list has prices of four places as numbers, and none of production items", async () => {
  const { admin: founder } = await emptyOffice();
  await made(founder, "/stock_items", {
    name: "Druka",
    name_en: "Printing",
    type_id: 1,
    measure_unit_id: 1,
    price: "0.0125",
  });
  await made(founder, "/stock_items", { name: "Salīmēšana", type_id: 2 });
  const agency = await file("/stock_items/export?type_id=1", founder);
  const row = agency.rows.find(([name]) => name?.v === "Druka");
  expect([row?.[1]?.v, row?.[3]?.t, row?.[3]?.v, row?.[3]?.z]).toEqual([
    "Printing",
    "n",
    0.0125,
    "#,##0.00##",
  ]);
  const production = await file("/stock_items/export?type_id=2", founder);
  expect(words(production.rows[0] ?? [])).toEqual(["Nosaukums", "Nosaukums angliski", "Statuss"]);
  expect(production.rows.map(([name]) => name?.v)).toContain("Salīmēšana");
});

test("people, products and kinds of work are there as the lists have them", async () => {
  const people = await file("/users/export?role_id=3");
  expect(people.rows.slice(1).map(([name]) => name?.v)).toEqual(
    (await listed("/users?role_id=3&")).map(({ name }) => name),
  );
  expect(new Set(people.rows.slice(1).map((row) => row[2]?.v))).toEqual(new Set(["Darbinieks"]));
  const products = await file("/products/export?sorting=code");
  expect(products.rows.slice(1).map((row) => [row[0]?.v, row[2]?.v ?? "", row[3]?.v ?? ""])).toEqual(
    (await listed("/products?sorting=code&")).map(({ code, name }) => [
      asText(code),
      asText(name.lv),
      asText(name.en),
    ]),
  );
  const kinds = await file("/work-types/export");
  expect(kinds.rows.slice(1).map((row) => [row[0]?.v, row[1]?.v])).toEqual(
    (await listed("/work-types?")).map(({ name, color }) => [name, color]),
  );
});

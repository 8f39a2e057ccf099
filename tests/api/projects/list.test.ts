import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made, refusal } from "../arrange.ts";
import { aPerson } from "../people.ts";

type Names = { name: string }[];
const namesIn = (rows: Names) => rows.map(({ name }) => name);

describe("the list of projects", () => {
  let admin: Caller;
  let clients: Record<string, number>;
  let managers: number[];

  /** Its names, in its order. */
  const list = async (query = "") => {
    const answer = await admin("GET", `/projects?${query}`);
    const { data, meta } = answer.json();
    expect(meta.total).toBe(data.length);
    return namesIn(data);
  };

  // Four projects that no two filters and no two sortings treat alike.
  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    await made(admin, "/register", aPerson());
    const { users } = (await admin("GET", "/projects/create")).json().data;
    managers = users.map((user: { id: number }) => user.id);
    clients = {};
    for (const name of ["Čiekurs", "Cepums", "Zīle"])
      clients[name] = (await made(admin, "/customers", aClient({ name }))).id;
    const rows = [
      ["Žogs", "Cepums", 0, "2026-03-01", "2026-09-01", 3],
      ["Ābols", "Zīle", 1, "2026-01-01", "2026-12-01", 2],
      ["Lielā zāle", "Čiekurs", 0, "2026-02-01", "2026-10-01", 9],
      ["Ats", "Cepums", 1, "2026-04-01", "2026-11-01", 1],
    ] as const;
    for (const [name, client, manager, startDate, dueDate, status_id] of rows) {
      const fields = { client: clients[client] ?? 0, project_manager: managers[manager] ?? 0 };
      const { id } = await made(admin, "/projects", aProject({ ...fields, name, startDate, dueDate }));
      await admin("PATCH", `/projects/${id}`, { body: { status_id } });
    }
  });

  test("begins with the newest", async () => {
    expect(await list()).toEqual(["Ats", "Lielā zāle", "Ābols", "Žogs"]);
  });

  test("what begins with what is searched for comes first, unless it is sorted", async () => {
    expect(await list("project_name=z")).toEqual(["Žogs", "Lielā zāle"]);
    expect(await list("project_name=z&sorting=name")).toEqual(["Lielā zāle", "Žogs"]);
  });

  test.each([
    ["projectNr", ["Žogs", "Ābols", "Lielā zāle", "Ats"]],
    ["name", ["Ats", "Ābols", "Lielā zāle", "Žogs"]],
    ["client", ["Ats", "Žogs", "Lielā zāle", "Ābols"]],
    ["date", ["Ābols", "Lielā zāle", "Žogs", "Ats"]],
    ["dueDate", ["Žogs", "Lielā zāle", "Ats", "Ābols"]],
    // The order in which work goes through them: new, offered, in process, finished.
    ["status", ["Ats", "Lielā zāle", "Ābols", "Žogs"]],
  ])("is sorted by %s, and the other way round", async (sorting, names) => {
    expect(await list(`sorting=${sorting}`)).toEqual(names);
    const reversed = await list(`sorting=-${sorting}`);
    // Two projects are of one client: the newer of equals comes first in both directions.
    expect(reversed).toEqual(
      sorting === "client" ? ["Ābols", "Lielā zāle", "Ats", "Žogs"] : names.toReversed(),
    );
  });

  test("is sorted by manager, the newer of one manager's first either way", async () => {
    expect(await list("sorting=manager")).toEqual(["Lielā zāle", "Žogs", "Ats", "Ābols"]);
    expect(await list("sorting=-manager")).toEqual(["Ats", "Ābols", "Lielā zāle", "Žogs"]);
    expect(await list(`sorting=-manager&client=${clients.Cepums}`)).toEqual(["Ats", "Žogs"]);
  });

  test.each([
    ["project_name=zale", ["Lielā zāle"]],
    ["project_name=Z%C4%80LE+liela", ["Lielā zāle"]],
    ["project_name=nav", []],
    ["status=1", ["Ats"]],
    ["status=9", ["Lielā zāle"]],
    ["status=7", []],
    ["date=2026-02-01", ["Ats", "Lielā zāle", "Žogs"]],
    ["date=01.03.2026", ["Ats", "Žogs"]],
    ["dueDate=2026-10-01", ["Lielā zāle", "Žogs"]],
    ["date=2026-02-01&dueDate=2026-10-01&status=3", ["Žogs"]],
    ["client=4242", []],
  ])("is filtered by %s", async (query, names) => {
    expect(await list(query)).toEqual(names);
  });

  test("is filtered by client and by manager", async () => {
    expect(await list(`client=${clients.Cepums}`)).toEqual(["Ats", "Žogs"]);
    expect(await list(`project_manager=${managers[0]}`)).toEqual(["Lielā zāle", "Žogs"]);
    expect(await list(`project_manager=${managers[1]}&client=${clients.Cepums}`)).toEqual(["Ats"]);
  });

  test("is searched by number and short name as well", async () => {
    const { data } = (await admin("GET", "/projects?status=9")).json();
    const [{ project_nr, short_name }] = data;
    expect(await list(`project_name=${project_nr}`)).toEqual(["Lielā zāle"]);
    expect(await list(`project_name=${short_name}`)).toEqual(["Lielā zāle"]);
  });

  test("comes in pages that keep the filter and the order", async () => {
    const page = async (number: number) =>
      (await admin("GET", `/projects?sorting=name&date=2026-02-01&per_page=2&page=${number}`)).json();
    expect(namesIn((await page(1)).data)).toEqual(["Ats", "Lielā zāle"]);
    expect(namesIn((await page(2)).data)).toEqual(["Žogs"]);
    expect((await page(2)).meta).toEqual({ total: 3, page: 2, per_page: 2, last_page: 2 });
  });

  test.each([
    ["sorting=colour", "sorting"],
    ["sorting=name;drop+table+projects", "sorting"],
    ["client=x", "client"],
    ["client=-1", "client"],
    ["project_manager=1.5", "project_manager"],
    ["date=tomorrow", "date"],
    ["dueDate=2026-02-30", "dueDate"],
    ["status=new", "status"],
    ["per_page=1000", "per_page"],
    ["per_page=0x10", "per_page"],
  ])("does not take %s", async (query, field) => {
    expect(refusal(await admin("GET", `/projects?${query}`))).toEqual({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });

  test("is there as names alone, for choosing one", async () => {
    const { data } = (await admin("GET", "/all_projects_list")).json();
    expect(namesIn(data)).toEqual(["Ats", "Ābols", "Lielā zāle", "Žogs"]);
    expect(Object.keys(data[0])).toEqual(["id", "name"]);
  });
});

test("an office without projects has one empty page of them", async () => {
  const { admin } = await emptyOffice();
  expect((await admin("GET", "/projects")).json()).toEqual({
    data: [],
    meta: { total: 0, page: 1, per_page: 20, last_page: 1 },
    sortings: [
      ...["projectNr", "-projectNr", "name", "-name", "client", "-client", "manager", "-manager"],
      ...["date", "-date", "dueDate", "-dueDate", "status", "-status"],
    ],
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made, refusal } from "../arrange.ts";

/** The local date where the offices are. */
const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Riga" }).format();

describe("projects", () => {
  let admin: Caller;
  let client: number;
  let manager: number;
  let assistant: number;
  const create = (fields = {}) =>
    made(admin, "/projects", aProject({ client, project_manager: manager, ...fields }));
  const refused = async (fields: object) =>
    refusal(
      await admin("POST", "/projects", { body: aProject({ client, project_manager: manager, ...fields }) }),
    );
  const patch = (id: number, body: object) => admin("PATCH", `/projects/${id}`, { body });

  beforeAll(async () => {
    admin = await callerAt(await newInstallation({ demonstration: "acme" }), signIns.admin);
    client = (await made(admin, "/customers", aClient({ name: "Zāļu nams", short_name: "Zāles" }))).id;
    const { users } = (await admin("GET", "/projects/create")).json().data;
    [manager, assistant] = users.map((user: { id: number }) => user.id);
  });

  test("a new project is stored as it was entered, and can be read", async () => {
    const fields = { name: " Ziemas kampaņa ", short_name: "Ziema", second_user_id: assistant };
    const dates = { startDate: "2.11.2026", dueDate: "2026-11-27" };
    const created = await admin("POST", "/projects", {
      body: aProject({ client, project_manager: manager, ...fields, ...dates }),
    });
    expect(created.status).toBe(201);
    const { data } = created.json();
    expect(data).toEqual({
      id: expect.any(Number),
      project_nr: expect.stringMatching(/^\d{4}-\d{4}$/),
      name: "Ziemas kampaņa",
      short_name: "Ziema",
      in_planning: false,
      customer: { id: client, name: "Zāļu nams", short_name: "Zāles" },
      project_manager: manager,
      project_manager_name: expect.stringMatching(/\w/),
      second_user_id: assistant,
      second_user_name: expect.stringMatching(/\w/),
      planned_start_date: "2026-11-02",
      planned_due_date: "2026-11-27",
      actual_start_date: null,
      actual_due_date: null,
      status_id: 1,
      version: 1,
    });
    const read = await admin("GET", `/projects/${data.id}`);
    expect(read.json()).toEqual({ data });
    expect(read.headers.etag).toBe('"1"');
  });

  test("everything but the assistant is needed", async () => {
    const message = "Šis lauks ir obligāts";
    expect(refusal(await admin("POST", "/projects", { body: {} }))).toEqual({
      status: 422,
      errors: {
        name: [message],
        short_name: [message],
        client: ["Izvēlieties klientu no saraksta"],
        project_manager: [message],
        startDate: [message],
        dueDate: [message],
      },
    });
  });

  test.each([
    ["30.02.2026", "Ievadiet datumu, piemēram, 31.12.2026"],
    ["2026-13-01", "Ievadiet datumu, piemēram, 31.12.2026"],
    ["0000-01-01", "Datumam jābūt no 1900. līdz 2100. gadam"],
    ["9999-12-31", "Datumam jābūt no 1900. līdz 2100. gadam"],
    ["rīt", "Ievadiet datumu, piemēram, 31.12.2026"],
    [20261102, "Šis lauks ir obligāts"],
  ])("%j is no date", async (startDate, message) => {
    expect(await refused({ startDate })).toEqual({ status: 422, errors: { startDate: [message] } });
  });

  test("a project does not finish before it starts, whichever date is changed", async () => {
    const wrong = { status: 422, errors: { dueDate: ["Beigu datums nevar būt pirms sākuma"] } };
    expect(await refused({ startDate: "2026-11-28" })).toEqual(wrong);
    const { id } = await create();
    expect(refusal(await patch(id, { startDate: "2026-11-28" }))).toEqual(wrong);
    expect(refusal(await patch(id, { dueDate: "2026-11-01" }))).toEqual(wrong);
    expect((await patch(id, { startDate: "2026-11-27" })).status).toBe(200);
  });

  test("a client who is not there cannot be chosen", async () => {
    expect(await refused({ client: 4242 })).toEqual({
      status: 422,
      errors: { client: ["Šāds klients vairs nav pieejams"] },
    });
  });

  test("managers are administrators and users, not employees or strangers", async () => {
    const installation = await newInstallation({ demonstration: "beta" });
    const [office, employee] = [
      await callerAt(installation, signIns.admin),
      await callerAt(installation, signIns.employee),
    ];
    const { users } = (await office("GET", "/projects/create")).json().data;
    expect(users.map(({ name }: { name: string }) => name)).toEqual([
      ...["Ainārs Leimanis", "Everita Zunda", "Helēna Rubene", "Ilona Vaivode"],
    ]);
    const { id } = (await employee("GET", "/user")).json().data;
    const body = aProject({ client: 1, project_manager: users[0].id });
    for (const [field, chosen] of [
      ["project_manager", id],
      ["project_manager", 4242],
      ["second_user_id", id],
      ["second_user_id", 4242],
    ] as const) {
      expect(refusal(await office("POST", "/projects", { body: { ...body, [field]: chosen } }))).toEqual({
        status: 422,
        errors: { [field]: ["Šāds lietotājs nav pieejams"] },
      });
    }
  });

  test("the assistant is somebody else than the manager, whichever of them is changed", async () => {
    const wrong = {
      status: 422,
      errors: { second_user_id: ["Projekta vadītājam un asistentam jābūt dažādām personām"] },
    };
    expect(await refused({ second_user_id: manager })).toEqual(wrong);
    const { id } = await create({ second_user_id: assistant });
    expect(refusal(await patch(id, { second_user_id: manager }))).toEqual(wrong);
    expect(refusal(await patch(id, { project_manager: assistant }))).toEqual(wrong);
    const swapped = await patch(id, { project_manager: assistant, second_user_id: manager });
    expect(swapped.json().data).toMatchObject({ project_manager: assistant, second_user_id: manager });
    expect((await patch(id, { second_user_id: null })).json().data).toMatchObject({
      second_user_id: null,
      second_user_name: "",
    });
  });

  test("a change touches what is sent and counts the version", async () => {
    const before = await create({ in_planning: true, second_user_id: assistant });
    const changed = await patch(before.id, { name: "Cits nosaukums" });
    expect(changed.json().data).toEqual({ ...before, name: "Cits nosaukums", version: 2 });
    expect(changed.headers.etag).toBe('"2"');
  });

  test("a change on an old view of the project is refused with the project as it is now", async () => {
    const { id } = await create();
    await patch(id, { name: "Pirmais" });
    const headers = { "If-Match": '"1"' };
    for (const late of [
      await admin("PATCH", `/projects/${id}`, { body: { name: "Otrais" }, headers }),
      await admin("PATCH", `/projects/${id}/toggle-planning`, { headers }),
      await admin("DELETE", `/projects/${id}`, { headers }),
    ]) {
      expect(late.status).toBe(412);
      expect(late.headers.etag).toBe('"2"');
      expect(late.json().data).toMatchObject({ name: "Pirmais", in_planning: false, version: 2 });
    }
    const current = { "If-Match": '"2"' };
    expect((await admin("DELETE", `/projects/${id}`, { headers: current })).status).toBe(200);
  });

  test("planning is switched on and off", async () => {
    const { id } = await create();
    for (const in_planning of [true, false]) {
      const toggled = await admin("PATCH", `/projects/${id}/toggle-planning`);
      expect(toggled.json().data.in_planning).toBe(in_planning);
    }
  });

  test("a deleted project is gone", async () => {
    const { id } = await create();
    expect((await admin("DELETE", `/projects/${id}`)).json()).toEqual({ data: { id, outcome: "deleted" } });
    for (const [method, path] of [
      ["GET", ""],
      ["PATCH", ""],
      ["DELETE", ""],
      ["PATCH", "/toggle-planning"],
    ] as const) {
      const body = method === "PATCH" && path === "" ? {} : undefined;
      expect((await admin(method, `/projects/${id}${path}`, { body })).status).toBe(404);
    }
  });

  test("a project that is sent twice with one key is stored once", async () => {
    const body = aProject({ client, project_manager: manager });
    const send = () => admin("POST", "/projects", { body, headers: { "Idempotency-Key": "reize" } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

test("projects are numbered within the year, also when several are entered at once", async () => {
  const { admin } = await emptyOffice();
  const { id } = (await admin("GET", "/user")).json().data;
  const { id: client } = await made(admin, "/customers", aClient());
  const enter = () => made(admin, "/projects", aProject({ client, project_manager: id }));
  const years = [today().slice(0, 4)];
  const first = await enter();
  years.push(today().slice(0, 4));
  expect(years.map((year) => `${year}-0001`)).toContain(first.project_nr);
  const rest = await Promise.all(Array.from({ length: 9 }, enter));
  const numbers = rest.map(({ project_nr }) => Number(project_nr.slice(5)));
  expect(numbers.sort((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

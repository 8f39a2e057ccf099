import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { aClient, aProject, made, refusal } from "../arrange.ts";

/** The local date where the offices are. */
const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Riga" }).format();

describe("the status of a project", () => {
  let admin: Caller;
  let client: number;
  let manager: number;
  const create = (fields = {}) =>
    made(admin, "/projects", aProject({ client, project_manager: manager, ...fields }));
  const patch = (id: number, body: object) => admin("PATCH", `/projects/${id}`, { body });

  beforeAll(async () => {
    admin = await callerAt(await newInstallation({ demonstration: "beta" }), signIns.admin);
    client = (await made(admin, "/customers", aClient({ name: "Zāļu nams", short_name: "Zāles" }))).id;
    manager = (await admin("GET", "/projects/create")).json().data.users[0].id;
  });

  test("in process sets the actual start once", async () => {
    const { id } = await create();
    const days = [today()];
    const begun = (await patch(id, { status_id: 2 })).json().data;
    days.push(today());
    expect(begun).toMatchObject({ status_id: 2, actual_due_date: null });
    expect(days).toContain(begun.actual_start_date);
    await patch(id, { actual_start_date: "2026-01-05", actual_due_date: "2026-01-09" });
    await patch(id, { status_id: 9 });
    expect((await patch(id, { status_id: 2 })).json().data.actual_start_date).toBe("2026-01-05");
  });

  test("finished sets the actual finish, and saving a finished project does not set it again", async () => {
    const { id } = await create();
    const days = [today()];
    const finished = (await patch(id, { status_id: 3 })).json().data;
    days.push(today());
    expect(days).toContain(finished.actual_due_date);
    await patch(id, { actual_start_date: "2026-01-05", actual_due_date: "2026-01-09" });
    const saved = (await patch(id, { name: "Labots", status_id: 3 })).json().data;
    expect(saved).toMatchObject({ name: "Labots", status_id: 3, actual_due_date: "2026-01-09" });
  });

  const done = { status_id: 3, actual_start_date: "2026-01-05", actual_due_date: "2026-01-09" };
  test.each([
    [1, { actual_start_date: null, actual_due_date: null }],
    [9, { actual_start_date: "2026-01-05", actual_due_date: null }],
    [2, { actual_start_date: "2026-01-05", actual_due_date: null }],
  ])("%i after finished takes back the dates that are no more true", async (status_id, dates) => {
    const { id } = await create();
    await patch(id, done);
    expect((await patch(id, { status_id })).json().data).toMatchObject({ status_id, ...dates });
    await patch(id, done);
    // As a form sends it, with what stood in its fields.
    const sent = (await patch(id, { ...done, status_id })).json().data;
    expect(sent).toMatchObject({ status_id, ...dates });
  });

  test("offered sets no date", async () => {
    const { id } = await create();
    expect((await patch(id, { status_id: 9 })).json().data).toMatchObject({
      status_id: 9,
      actual_start_date: null,
      actual_due_date: null,
    });
  });

  test.each([0, 4, "x", null])("is not %j", async (status_id) => {
    const { id } = await create();
    expect(refusal(await patch(id, { status_id }))).toEqual({
      status: 422,
      errors: { status_id: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
    });
  });

  test("gives way to actual dates that are sent, which count only as a pair in order", async () => {
    const { id } = await create();
    const pair = { actual_start_date: "2026-11-03", actual_due_date: "2026-11-20" };
    expect((await patch(id, { status_id: 3, ...pair })).json().data).toMatchObject(pair);
    expect(refusal(await patch(id, { actual_start_date: "2026-10-01" }))).toEqual({
      status: 422,
      errors: { actual_start_date: ["Norādiet abus faktiskos datumus"] },
    });
    const sentBack = await patch(id, { name: "Labots", actual_start_date: pair.actual_start_date });
    expect(sentBack.json().data).toMatchObject(pair);
    expect(refusal(await patch(id, { actual_due_date: null }))).toEqual({
      status: 422,
      errors: { actual_due_date: ["Šis statuss datumu saglabā; vispirms mainiet statusu"] },
    });
    const swapped = { actual_start_date: "2026-11-20", actual_due_date: "2026-11-03" };
    expect(refusal(await patch(id, swapped))).toEqual({
      status: 422,
      errors: { actual_due_date: ["Beigu datums nevar būt pirms sākuma"] },
    });
  });
});

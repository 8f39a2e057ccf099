import { beforeAll, describe, expect, test } from "vitest";
import { cellKey } from "#model/date/week.ts";
import { made, refusal } from "../arrange.ts";
import { day, entriesOf, type PlanningOffice, planningOffice, told } from "./arrange.ts";

let office: PlanningOffice;
beforeAll(async () => {
  office = await planningOffice();
});
const create = (body: object) => office.admin("POST", "/calendar", { body });
const patch = (id: number, body: object, headers = {}) =>
  office.admin("PATCH", `/calendar/${id}`, { body, headers });

describe("an entry", () => {
  test("is stored as it was planned, and shown with what its names are", async () => {
    const { design, project, employee, client } = office;
    const words = { description: "Pirmā skice", link: "https://faili.example.lv/1" };
    const created = await create(office.anEntry({ work_type_id: design.id, ...words }));
    expect(created.status).toBe(201);
    const { calendar_id, data } = created.json();
    expect(data).toEqual({
      calendar_id,
      date: day(0),
      start_time_id: 9,
      duration: 2,
      user_id: employee.id,
      project_id: project.id,
      id: project.id,
      name: "Katalogs",
      short_name: "Kat",
      customer: client.name,
      work_type_id: design.id,
      work_type: { id: design.id, name: "Dizains", color: "#662E93" },
      ...words,
      changed_by: { id: 1, name: "Anna Ozola" },
      time_id: [9, 2],
      cell: cellKey({ date: day(0), user_id: employee.id, start_time_id: 9 }),
      version: 1,
    });
    expect(created.headers.etag).toBe('"1"');
    expect(await entriesOf(office.admin, day(3))).toContainEqual(data);
    const read = await office.admin("GET", `/calendar/${calendar_id}`);
    expect(read.headers.etag).toBe('"1"');
    expect(read.json().data).toEqual({
      ...data,
      user: { id: employee.id, name: "Jānis Kalniņš" },
      project: {
        id: project.id,
        name: "Katalogs",
        short_name: "Kat",
        customer: client.name,
        planned_hours: 2,
        project_manager: { id: office.user.id, name: "Pēteris Āboliņš", email: office.user.email },
        planned_start_date: "2026-11-02",
        planned_due_date: "2026-11-27",
      },
    });
  });

  test("of additional work has no project and no client", async () => {
    const entry = await office.plan({ date: day(1), project_id: null, work_type_id: office.meeting.id });
    expect(entry).toMatchObject({ project_id: null, id: null, name: "", customer: "" });
    expect(entry.work_type.name).toBe("Sapulce");
    expect((await office.admin("GET", `/calendar/${entry.calendar_id}`)).json().data.project).toBeNull();
  });

  test("of a project has no kind of work unless one is chosen, whatever its person's position is", async () => {
    const dropped = office.anEntry({ date: day(1), start_time_id: 12 });
    const { data } = (await create(dropped)).json();
    expect(data).toMatchObject({ work_type_id: null, work_type: null });
  });

  test("is moved, and what is not sent stays", async () => {
    const { calendar_id, ...entry } = await office.plan({ date: day(2), description: "Paliek" });
    const moved = await patch(calendar_id, { user_id: office.other.id, date: day(3), start_time_id: 12 });
    expect(moved.json().data).toEqual({
      ...entry,
      calendar_id,
      user_id: office.other.id,
      date: day(3),
      start_time_id: 12,
      version: 2,
      time_id: [12, 2],
      cell: cellKey({ date: day(3), user_id: office.other.id, start_time_id: 12 }),
    });
    // The hours that it left are free, those that it has are not.
    expect((await create(office.anEntry({ date: day(2) }))).status).toBe(201);
    const late = office.anEntry({ user_id: office.other.id, date: day(3), start_time_id: 13 });
    expect((await create(late)).status).toBe(409);
  });

  test("grows into its own hours and shrinks", async () => {
    const { calendar_id } = await office.plan({ date: day(4) });
    for (const duration of [3, 4, 1]) expect((await patch(calendar_id, { duration })).status).toBe(200);
    expect((await create(office.anEntry({ date: day(4), start_time_id: 10 }))).status).toBe(201);
    expect((await patch(calendar_id, { duration: 2 })).status).toBe(409);
  });

  test("is told from others by the hour: neighbours do not touch", async () => {
    const at = (start_time_id: number) => create(office.anEntry({ date: day(0, 2), start_time_id }));
    expect((await at(11)).status).toBe(201);
    for (const [start, status] of [
      [10, 409],
      [12, 409],
      [9, 201],
      [13, 201],
    ] as const)
      expect((await at(start)).status).toBe(status);
  });

  test("is copied with all that the copy does not say otherwise", async () => {
    const { calendar_id } = await office.plan({
      date: day(1, 2),
      description: "Darbs",
      link: "mailto:a@b.lv",
    });
    const to = { user_id: office.other.id, date: day(2, 2), start_time_id: 10, duration: 1 };
    const copy = (body: object) => office.admin("POST", `/calendar/${calendar_id}/duplicate`, { body });
    const copied = await copy(to);
    expect(copied.status).toBe(201);
    expect(copied.json().data).toMatchObject({
      ...to,
      description: "Darbs",
      link: "mailto:a@b.lv",
      version: 1,
    });
    expect(copied.json().calendar_id).not.toBe(calendar_id);
    expect((await copy(to)).status).toBe(409);
    const changed = await copy({
      ...to,
      start_time_id: 12,
      project_id: null,
      work_type_id: office.meeting.id,
    });
    expect(changed.json().data).toMatchObject({ project_id: null, work_type_id: office.meeting.id });
    expect(refusal(await copy({ ...to, start_time_id: 14, project_id: null }))).toEqual({
      status: 422,
      errors: { project_id: ["Izvēlieties projektu vai darba veidu"] },
    });
    expect((await office.admin("GET", `/calendar/${calendar_id}`)).json().data.date).toBe(day(1, 2));
  });

  test("is deleted once, and its hours are free", async () => {
    const { calendar_id } = await office.plan({ date: day(3, 2) });
    const remove = () => office.admin("DELETE", `/calendar/${calendar_id}`);
    expect((await remove()).json()).toEqual({ data: { id: calendar_id, outcome: "deleted" } });
    expect((await remove()).status).toBe(404);
    expect((await patch(calendar_id, {})).status).toBe(404);
    expect((await create(office.anEntry({ date: day(3, 2) }))).status).toBe(201);
  });

  test("is changed by the first of two people; the second gets it as it is", async () => {
    const { calendar_id } = await office.plan({ date: day(4, 2) });
    const first = { "If-Match": '"1"' };
    expect((await patch(calendar_id, { description: "A" }, first)).status).toBe(200);
    for (const late of [
      await patch(calendar_id, { description: "B" }, first),
      await office.admin("DELETE", `/calendar/${calendar_id}`, { headers: first }),
    ]) {
      expect(late.status).toBe(412);
      expect(late.headers.etag).toBe('"2"');
      expect(late.json().data).toMatchObject({ calendar_id, description: "A", version: 2 });
    }
  });
});

describe("a place or plan that cannot be", () => {
  const wrong: [string, () => object, string, string][] = [
    [
      "a Saturday",
      () => ({ date: day(5) }),
      "date",
      "Plānot var tikai darbdienās, no pirmdienas līdz piektdienai",
    ],
    ["a past week", () => ({ date: day(4, -1) }), "date", "Pagājušo nedēļu plānu mainīt nevar"],
    ["no day", () => ({ date: "2026-02-30" }), "date", "Ievadiet datumu, piemēram, 31.12.2026"],
    [
      "before the day",
      () => ({ start_time_id: 7 }),
      "start_time_id",
      "Ieraksts neietilpst kalendāra darba dienā",
    ],
    [
      "past the day",
      () => ({ start_time_id: 18 }),
      "start_time_id",
      "Ieraksts neietilpst kalendāra darba dienā",
    ],
    ["an hour that is none", () => ({ start_time_id: "" }), "start_time_id", "Šeit jābūt skaitlim"],
    ["too many hours", () => ({ duration: 1e20 }), "duration", "Ilgumam jābūt no 1 līdz 24 stundām"],
    ["no hours", () => ({ duration: 0 }), "duration", "Ilgumam jābūt no 1 līdz 24 stundām"],
    ["nothing", () => ({ project_id: null }), "project_id", "Izvēlieties projektu vai darba veidu"],
    ["nobody", () => ({ user_id: null }), "user_id", "Izvēlieties darbinieku"],
    ["a stranger", () => ({ user_id: 99 }), "user_id", "Šāds darbinieks vairs nav pieejams"],
    ["no employee", () => ({ user_id: office.user.id }), "user_id", "Šāds darbinieks vairs nav pieejams"],
    ["no project", () => ({ project_id: 99 }), "project_id", "Šāds projekts vairs nav pieejams"],
    ["no kind of work", () => ({ work_type_id: 99 }), "work_type_id", "Šāds darba veids vairs nav pieejams"],
    [
      "a script",
      () => ({ link: "javascript:alert(1)" }),
      "link",
      "Ievadiet derīgu saiti, piemēram, https://example.lv",
    ],
  ];

  test.each(wrong)(
    "such as %s is refused for new entries and old ones",
    async (_, fields, field, message) => {
      const { calendar_id } = await office.plan({ date: day(0, 30) });
      const before = await entriesOf(office.admin, day(0));
      const expected = { status: 422, errors: { [field]: [message] } };
      expect(refusal(await create(office.anEntry({ start_time_id: 15, ...fields() })))).toEqual(expected);
      expect(refusal(await patch(calendar_id, fields()))).toEqual(expected);
      expect(await entriesOf(office.admin, day(0))).toEqual(before);
      await office.admin("DELETE", `/calendar/${calendar_id}`);
    },
  );

  test("is no place, but an entry that is there already stays when the day becomes shorter", async () => {
    // In a past week: what is still to come keeps the day as long as it is.
    const past = office.anEntry({ date: day(1, -3), start_time_id: 16, duration: 3 });
    const { calendar_id } = await made(office.admin, "/calendar?override=1", past);
    const patchPast = (body: object) =>
      office.admin("PATCH", `/calendar/${calendar_id}?override=1`, { body });
    const timeframe = (from: number, slots: number) =>
      office.admin("PATCH", "/modules/", {
        body: { module_config: { calendar: { timeframe: [from, slots] } } },
      });
    expect((await timeframe(9, 8)).status).toBe(200);
    expect((await patchPast({ description: "Paliek" })).status).toBe(200);
    expect((await patchPast({ duration: 2 })).status).toBe(200);
    for (const move of [{ duration: 3 }, { start_time_id: 17 }, { date: day(2, -3) }])
      expect((await patchPast(move)).status).toBe(422);
    expect((await patchPast({ start_time_id: 15 })).status).toBe(200);
    await timeframe(8, 11);
  });

  test("is where somebody else is: anyone who comes second is told by whom", async () => {
    const holder = await office.plan({ date: day(2, 3) }, office.planner.caller);
    const late = await create(office.anEntry({ date: day(2, 3), start_time_id: 10 }));
    expect(told(late)).toEqual({ status: 409, message: "Šis laiks jau ir aizņemts!" });
    expect(late.json().data).toEqual(holder);
    expect(late.json().data.changed_by).toEqual({ id: office.planner.id, name: "Zane Liepa" });
  });
});

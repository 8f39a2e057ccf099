import { beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import { made } from "../arrange.ts";
import { aPerson } from "../people.ts";
import { day, type PlanningOffice, planningOffice, told } from "./arrange.ts";

describe("what stands in the calendar", () => {
  let office: PlanningOffice;
  beforeAll(async () => {
    office = await planningOffice();
  });

  test("keeps an employee as somebody who left", async () => {
    const person = await made(office.admin, "/register", aPerson({ role_id: roleIds.employee }));
    const { calendar_id } = await office.plan({ user_id: person.id });
    const removed = await office.admin("DELETE", `/users/${person.id}`);
    expect(removed.json()).toEqual({ data: { id: person.id, outcome: "archived", version: 2 } });
    const path = `/calendar/${calendar_id}`;
    expect((await office.admin("GET", path)).json().data.user).toEqual({ id: person.id, name: person.name });
    // The work may be changed where it is, or given to somebody else; nothing new goes there.
    expect((await office.admin("PATCH", path, { body: { duration: 1 } })).status).toBe(200);
    const more = office.anEntry({ user_id: person.id, date: day(1) });
    expect((await office.admin("POST", "/calendar", { body: more })).status).toBe(422);
    const given = await office.admin("PATCH", path, { body: { user_id: office.other.id } });
    expect(given.status).toBe(200);
  });

  test("keeps a project and a kind of work until nothing is planned of them", async () => {
    const { admin, design } = office;
    const project = await office.aProjectOf();
    const fields = { project_id: project.id, work_type_id: design.id, date: day(2) };
    const { calendar_id } = await office.plan(fields);
    const paths = [`/projects/${project.id}`, `/work-types/${design.id}`];
    expect(await Promise.all(paths.map(async (path) => told(await admin("DELETE", path))))).toEqual([
      { status: 409, message: "Šo projektu dzēst nevar, jo tas ir kalendārā vai tam ir tāmes" },
      { status: 409, message: "Šo darba veidu dzēst nevar, jo tas ir kalendārā" },
    ]);
    await admin("DELETE", `/calendar/${calendar_id}`);
    for (const path of paths) expect((await admin("DELETE", path)).status).toBe(200);
  });

  test("bears the names of today", async () => {
    const { calendar_id } = await office.plan({ date: day(3) });
    await office.admin("PATCH", `/projects/${office.project.id}`, { body: { name: "Jauns" } });
    await office.admin("PATCH", `/customers/${office.client.id}`, { body: { name: "Cits nams" } });
    const { data } = (await office.admin("GET", `/calendar/${calendar_id}`)).json();
    expect(data).toMatchObject({ name: "Jauns", customer: "Cits nams", version: 1 });
  });
});

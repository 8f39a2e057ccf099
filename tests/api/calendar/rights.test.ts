import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { refusal } from "../arrange.ts";
import { day, type PlanningOffice, planningOffice, told } from "./arrange.ts";

let office: PlanningOffice;
beforeAll(async () => {
  office = await planningOffice();
});

const forbidden = { status: 403, message: "Jums nav tiesību mainīt šo ierakstu" };
const past = { status: 422, errors: { date: ["Pagājušo nedēļu plānu mainīt nevar"] } };
const create = (caller: Caller, fields: object, query = "") =>
  caller("POST", `/calendar${query}`, { body: office.anEntry(fields) });

describe("an employee", () => {
  test("plans projects in planning, and changes and deletes their entries", async () => {
    const { caller } = office.employee;
    const created = await create(caller, {});
    expect(created.status).toBe(201);
    const path = `/calendar/${created.json().calendar_id}`;
    expect((await caller("PATCH", path, { body: { duration: 1 } })).status).toBe(200);
    expect((await caller("DELETE", path)).status).toBe(200);
  });

  test("plans a project that is not in planning only where the week has it", async () => {
    const { caller } = office.employee;
    const fields = { project_id: office.unplanned.id, date: day(0, 4), start_time_id: 14 };
    expect(told(await create(caller, fields))).toEqual(forbidden);
    const { calendar_id } = await office.plan({ ...fields, start_time_id: 9 });
    expect((await create(caller, fields)).status).toBe(201);
    expect(told(await create(caller, { ...fields, date: day(0, 5) }))).toEqual(forbidden);
    const moved = await caller("PATCH", `/calendar/${calendar_id}`, { body: { date: day(0, 5) } });
    expect(moved.status).toBe(200);
  });

  test("has no say in additional work", async () => {
    const { caller } = office.employee;
    const work = { project_id: null, work_type_id: office.meeting.id, date: day(1) };
    expect(told(await create(caller, work))).toEqual(forbidden);
    const { calendar_id } = await office.plan(work);
    const path = `/calendar/${calendar_id}`;
    for (const body of [{ description: "x" }, { project_id: office.project.id }])
      expect(told(await caller("PATCH", path, { body }))).toEqual(forbidden);
    expect(told(await caller("DELETE", path))).toEqual(forbidden);
    const entry = await office.plan({ date: day(2), work_type_id: office.design.id });
    const body = { project_id: null };
    expect(told(await caller("PATCH", `/calendar/${entry.calendar_id}`, { body }))).toEqual(forbidden);
  });

  test("reads everything, and no money anywhere", async () => {
    const { caller } = office.employee;
    for (const path of ["/calendar", "/calendar/create"]) {
      const answer = await caller("GET", path);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(/price|_cents|total|discount|vat/);
    }
  });
});

describe("a user without the calendar's administration", () => {
  test("plans additional work and no projects", async () => {
    const { caller } = office.user;
    const work = { project_id: null, work_type_id: office.meeting.id, date: day(3) };
    const created = await create(caller, work);
    expect(created.status).toBe(201);
    const path = `/calendar/${created.json().calendar_id}`;
    const body = { project_id: office.project.id };
    expect(told(await caller("PATCH", path, { body }))).toEqual(forbidden);
    expect((await caller("DELETE", path)).status).toBe(200);
    expect(told(await create(caller, { date: day(3) }))).toEqual(forbidden);
    const { calendar_id } = await office.plan({ date: day(3) });
    const copy = { body: office.anEntry({ date: day(4), project_id: undefined }) };
    expect(told(await caller("POST", `/calendar/${calendar_id}/duplicate`, copy))).toEqual(forbidden);
    expect(told(await caller("DELETE", `/calendar/${calendar_id}`))).toEqual(forbidden);
  });
});

describe("a past week", () => {
  test("is closed to everybody, in both directions", async () => {
    const { calendar_id } = await office.plan({ date: day(0, -2) });
    const path = `/calendar/${calendar_id}`;
    const { admin } = office;
    expect(refusal(await create(admin, { date: day(4, -1) }))).toEqual(past);
    expect(refusal(await admin("PATCH", path, { body: { description: "x" } }))).toEqual(past);
    expect(refusal(await admin("PATCH", path, { body: { date: day(0, 6) } }))).toEqual(past);
    expect(refusal(await admin("DELETE", path))).toEqual(past);
    const future = await office.plan({ date: day(0, 6) });
    const back = { body: { date: day(1, -2) } };
    expect(refusal(await admin("PATCH", `/calendar/${future.calendar_id}`, back))).toEqual(past);
  });

  test("is copied out of", async () => {
    const { calendar_id } = await office.plan({ date: day(1, -2) });
    const body = office.anEntry({ date: day(1, 6) });
    expect((await office.admin("POST", `/calendar/${calendar_id}/duplicate`, { body })).status).toBe(201);
  });

  test("this week's own days are not, even those that are over", async () => {
    expect((await create(office.admin, { date: day(0, 0), start_time_id: 17 })).status).toBe(201);
  });

  test("is opened by those who may plan everything, and by nobody else", async () => {
    const { admin, planner, user, employee } = office;
    const at = (start_time_id: number) => ({ date: day(2, -2), start_time_id, duration: 1 });
    expect((await create(admin, at(9), "?override=1")).status).toBe(201);
    expect((await create(planner.caller, at(10), "?override=1")).status).toBe(201);
    expect(refusal(await create(employee.caller, at(11), "?override=1"))).toEqual(past);
    const work = { ...at(12), project_id: null, work_type_id: office.meeting.id };
    expect(refusal(await create(user.caller, work, "?override=1"))).toEqual(past);
    for (const query of ["?override=0", "?override=true", "?override="])
      expect(refusal(await create(admin, at(13), query))).toEqual(past);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import { made, refusal } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { aPerson } from "../people.ts";
import { day, entriesOf, type PlanningOffice, planningOffice } from "./arrange.ts";

let office: PlanningOffice;
beforeAll(async () => {
  office = await planningOffice();
});
const choices = async (query: string) => (await office.admin("GET", `/calendar/create?${query}`)).json().data;
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe("the entries of a week", () => {
  test.each([
    ["53 of 2026 and 1 of 2027", "2026-12-31", "2027-01-01", "2027-01-04"],
    ["in which summer time ends and begins", "2026-10-23", "2026-10-19", "2026-10-26"],
    ["after summer time began", "2027-04-02", "2027-03-29", "2027-03-26"],
  ])("%s are those of Monday to Friday, whichever day is asked for", async (_, one, same, next) => {
    const ids = await Promise.all(
      [one, same, next].map(async (date) => (await office.plan({ date })).calendar_id),
    );
    const idsOf = async (date: string) =>
      (await entriesOf(office.admin, date)).map(({ calendar_id }) => calendar_id).sort((a, b) => a - b);
    expect(await idsOf(one)).toEqual([ids[0], ids[1]].sort((a = 0, b = 0) => a - b));
    expect(await idsOf(same)).toEqual(await idsOf(one));
    expect(await idsOf(next)).toEqual([ids[2]]);
  });

  test("are those of this week where no date is given", async () => {
    const entry = await office.plan({ date: day(4, 0) });
    const week = (await office.admin("GET", "/calendar")).json();
    expect(week.data).toEqual([entry]);
  });

  test("come with the number of the last event that they hold", async () => {
    const seqOf = async () => (await office.admin("GET", "/calendar")).json().meta.seq;
    const before = await seqOf();
    await office.plan({ date: day(0, 9) });
    expect(await seqOf()).toBe(before + 1);
  });

  test.each(["2026-02-30", "x", ""])("are not there for %j", async (date) => {
    for (const path of ["/calendar", "/calendar/create"])
      expect((await office.admin("GET", `${path}?date=${date}`)).status).toBe(422);
  });
});

describe("what a week is planned with", () => {
  test("are active employees in Latvian order, then anyone who worked in it and has left", async () => {
    const { admin } = office;
    const { id: item } = await made(admin, "/stock_items", anItem({ name: "Dizainers" }));
    const fields = { role_id: roleIds.employee, name: "Ābele Čakste", stock_item_id: item };
    const gone = await made(admin, "/register", aPerson(fields));
    const idle = await made(admin, "/register", aPerson({ role_id: roleIds.employee, name: "Zigis" }));
    await office.plan({ user_id: gone.id, date: day(0, 10) });
    expect(names((await choices(`date=${day(0, 10)}`)).employees)).toContain("Zigis");
    for (const { id } of [gone, idle]) await admin("PATCH", `/users/${id}`, { body: { is_active: false } });
    const { employees } = await choices(`date=${day(2, 10)}`);
    expect(employees).toEqual([
      { id: office.employee.id, name: "Jānis Kalniņš", position: "", is_active: true },
      { id: office.other.id, name: "Līga Bērziņa", position: "", is_active: true },
      { id: gone.id, name: "Ābele Čakste", position: "Dizainers", is_active: false },
    ]);
    expect(names((await choices(`date=${day(0, 11)}`)).employees)).toEqual(["Jānis Kalniņš", "Līga Bērziņa"]);
  });

  test("are kinds of work and those who manage", async () => {
    const { work_types, managers } = await choices("");
    expect(names(work_types)).toEqual(["Sapulce", "Dizains"]);
    expect(names(managers)).toEqual(["Anna Ozola", "Pēteris Āboliņš", "Zane Liepa"]);
  });

  test("are projects in planning and in the week, with the hours of all weeks", async () => {
    const project = await office.aProjectOf({ name: "Brošūra" });
    await office.plan({ project_id: project.id, date: day(0, 12), duration: 3 });
    await office.plan({ project_id: project.id, date: day(1, 13), duration: 4 });
    const data = await choices(`date=${day(4, 12)}`);
    expect(names(data.projects_in_planning)).toEqual(["Katalogs"]);
    expect(data.projects_in_calendar).toEqual([
      {
        id: project.id,
        name: "Brošūra",
        short_name: project.short_name,
        customer: "Zāļu nams",
        project_manager: { id: office.user.id, name: "Pēteris Āboliņš", email: office.user.email },
        planned_start_date: "2026-11-02",
        planned_due_date: "2026-11-27",
        planned_hours: 7,
      },
    ]);
    expect((await choices(`date=${day(4, 14)}`)).projects_in_calendar).toEqual([]);
  });

  test("are one manager's own projects, and those where the manager helps, where one is chosen", async () => {
    const planner = office.planner.id;
    await office.aProjectOf({ name: "Vadīts", in_planning: true, project_manager: planner });
    await office.aProjectOf({ name: "Palīdzēts", in_planning: true, second_user_id: planner });
    const of = async (id: number) => names((await choices(`user_id=${id}`)).projects_in_planning);
    expect(await of(planner)).toEqual(["Palīdzēts", "Vadīts"]);
    expect(await of(0)).toEqual(["Katalogs", "Palīdzēts", "Vadīts"]);
    expect(await of(1)).toEqual([]);
    expect(refusal(await office.admin("GET", "/calendar/create?user_id=-1")).status).toBe(422);
  });

  test("are the public holidays, in the reader's words", async () => {
    expect((await choices("date=2026-12-28")).holidays).toEqual([
      { date: "2026-12-31", name: "Vecgada diena" },
      { date: "2027-01-01", name: "Jaungada diena" },
    ]);
    await office.planner.caller("PATCH", "/user/update-info", { body: { language: "en" } });
    const { data } = (await office.planner.caller("GET", "/calendar/create?date=2026-11-18")).json();
    expect(data.holidays).toEqual([{ date: "2026-11-18", name: "Proclamation Day" }]);
    expect((await choices("date=2026-11-23")).holidays).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../arrange.ts";
import { day, type PlanningOffice, planningOffice } from "./arrange.ts";

let office: PlanningOffice;
beforeAll(async () => {
  office = await planningOffice();
});
const listed = async (year: number) => (await office.admin("GET", `/holidays?year=${year}`)).json().data;
const add = (body: object) => office.admin("POST", "/holidays", { body });
const inCalendar = async (date: string) =>
  (await office.admin("GET", `/calendar/create?date=${date}`)).json().data.holidays;

describe("days off", () => {
  test("are the public holidays of a year until something is changed (domain §5)", async () => {
    const days = await listed(2026);
    expect(days).toHaveLength(15);
    expect(days[0]).toEqual({ date: "2026-01-01", name: "Jaungada diena", is_own: false, is_removed: false });
    expect(refusal(await office.admin("GET", "/holidays?year=1")).status).toBe(422);
  });

  test("of the installation's own are in the list and the calendar, and can go", async () => {
    const added = await add({ date: "7.9.2026", name: "Sporta diena" });
    expect(added.status).toBe(201);
    const own = { date: "2026-09-07", name: "Sporta diena", is_own: true, is_removed: false };
    expect(added.json().data).toEqual(own);
    expect(await listed(2026)).toContainEqual(own);
    expect(await inCalendar("2026-09-09")).toEqual([{ date: "2026-09-07", name: "Sporta diena" }]);
    expect((await office.admin("DELETE", "/holidays/2026-09-07")).status).toBe(200);
    expect(await inCalendar("2026-09-09")).toEqual([]);
    expect((await office.admin("DELETE", "/holidays/2026-09-07")).status).toBe(404);
  });

  test("count no changes: of no version that is named a day is taken away or put back", async () => {
    await add({ date: "2026-09-14", name: "Talka" });
    const knowing = (version: string) => ({ headers: { "If-Match": version } });
    const own = "/holidays/2026-09-14";
    const refused = await office.admin("DELETE", own, knowing('"999"'));
    expect([refused.status, refused.json().data.name]).toEqual([412, "Talka"]);
    expect((await office.admin("DELETE", own, knowing("*"))).status).toBe(200);
    expect((await office.admin("DELETE", "/holidays/2026-06-24")).status).toBe(200);
    expect((await office.admin("POST", "/holidays/2026-06-24/restore", knowing('"1"'))).status).toBe(412);
    expect((await office.admin("POST", "/holidays/2026-06-24/restore")).status).toBe(200);
  });

  test("that people work on are out of the calendar, stay in the list, and come back", async () => {
    expect((await office.admin("DELETE", "/holidays/2026-12-31")).status).toBe(200);
    expect(await inCalendar("2026-12-28")).toEqual([{ date: "2027-01-01", name: "Jaungada diena" }]);
    const removed = { date: "2026-12-31", name: "Vecgada diena", is_own: false, is_removed: true };
    expect(await listed(2026)).toContainEqual(removed);
    expect((await office.admin("DELETE", "/holidays/2026-12-31")).status).toBe(404);
    expect((await office.admin("POST", "/holidays/2026-12-31/restore")).status).toBe(200);
    expect(await inCalendar("2026-12-28")).toHaveLength(2);
    expect((await office.admin("POST", "/holidays/2026-12-31/restore")).status).toBe(404);
  });

  test.each([
    [{ date: "2026-12-24", name: "Vēlreiz" }, { date: ["Šī diena sarakstā jau ir"] }],
    [{ date: "32.1.2026", name: "Diena" }, { date: ["Ievadiet datumu, piemēram, 31.12.2026"] }],
    [{ date: "2026-09-08", name: " " }, { name: ["Šis lauks ir obligāts"] }],
  ])("are refused with %j", async (body, errors) => {
    expect(refusal(await add(body))).toEqual({ status: 422, errors });
  });

  test("entered by two at once are one", async () => {
    const enter = () => add({ date: "2026-09-11", name: "Talka" });
    const statuses = (await Promise.all([enter(), enter()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 422]);
  });
});

describe("the calendar's day", () => {
  const timeframe = (from: number, slots: number) =>
    office.admin("PATCH", "/modules/", {
      body: { module_config: { calendar: { timeframe: [from, slots] } } },
    });

  test("is not made shorter than what is planned from today on; what is past does not matter", async () => {
    await office.plan({ date: day(0, -2), start_time_id: 8, duration: 2 });
    await office.plan({ date: day(0, 1), start_time_id: 16, duration: 3 });
    const errors = {
      "module_config.calendar.timeframe": [
        "Ārpus šī laika jau ir plānoti ieraksti. Vispirms pārvietojiet tos.",
      ],
    };
    expect(refusal(await timeframe(9, 9))).toEqual({ status: 422, errors });
    expect((await timeframe(9, 10)).status).toBe(200);
    expect((await timeframe(7, 14)).status).toBe(200);
    expect((await timeframe(8, 11)).status).toBe(200);
  });
});

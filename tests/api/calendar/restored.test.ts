import { beforeAll, describe, expect, test } from "vitest";
import { day, type PlanningOffice, planningOffice } from "./arrange.ts";

let office: PlanningOffice;
beforeAll(async () => {
  office = await planningOffice();
});
const restore = (id: number) => office.admin("POST", `/calendar/${id}/restore`);

describe("a deleted entry", () => {
  test("comes back under its own id as it was, a version on", async () => {
    const { calendar_id, version, ...entry } = await office.plan({ date: day(0), description: "Skice" });
    await office.admin("PATCH", `/calendar/${calendar_id}`, { body: { description: "Otrā skice" } });
    await office.admin("DELETE", `/calendar/${calendar_id}`);
    const answer = await restore(calendar_id);
    expect(answer.status).toBe(201);
    expect(answer.json().data).toEqual({
      ...entry,
      calendar_id,
      description: "Otrā skice",
      version: version + 2,
    });
    const read = await office.admin("GET", `/calendar/${calendar_id}`);
    expect(read.json().data.description).toBe("Otrā skice");
  });

  test("does not come back where somebody else is by now, nor twice, nor where there never was one", async () => {
    const { calendar_id } = await office.plan({ date: day(1) });
    await office.admin("DELETE", `/calendar/${calendar_id}`);
    const other = await office.plan({ date: day(1) });
    const taken = await restore(calendar_id);
    expect([taken.status, taken.json().data?.calendar_id]).toEqual([409, other.calendar_id]);
    await office.admin("DELETE", `/calendar/${other.calendar_id}`);
    expect((await restore(calendar_id)).status).toBe(201);
    expect((await restore(calendar_id)).status).toBe(409);
    expect((await restore(99_999)).status).toBe(404);
  });
});

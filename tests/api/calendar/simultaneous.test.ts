import { beforeAll, describe, expect, test } from "vitest";
import { day, entriesOf, type PlanningOffice, planningOffice } from "./arrange";

describe("one hour that many want at once", () => {
  let office: PlanningOffice;
  beforeAll(async () => {
    office = await planningOffice();
  });

  test("goes to one of 64, and the others are told to whom", async () => {
    const callers = [office.admin, office.planner.caller];
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        callers[index % 2]?.("POST", "/calendar", {
          body: office.anEntry({ start_time_id: 9 + (index % 2), description: `${index}` }),
        }),
      ),
    );
    const winners = answers.filter((answer) => answer?.status === 201);
    expect(winners).toHaveLength(1);
    const winner = winners[0]?.json().data;
    for (const answer of answers.filter((each) => each?.status !== 201)) {
      expect(answer?.status).toBe(409);
      expect(answer?.json()).toMatchObject({ message: "Šis laiks jau ir aizņemts!", data: winner });
    }
    expect(await entriesOf(office.admin, day(0))).toEqual([winner]);
  });

  test("is never shared, whatever moves where at once", async () => {
    const week = day(0, 8);
    const ids: number[] = [];
    for (const hour of [8, 10, 12, 14, 16])
      ids.push((await office.plan({ date: week, start_time_id: hour })).calendar_id);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        office.admin("PATCH", `/calendar/${ids[index % ids.length]}`, {
          body: { start_time_id: 8 + ((index * 7) % 10), duration: 1 + (index % 3) },
        }),
      ),
    );
    const entries: { start_time_id: number; duration: number }[] = (
      await office.admin("GET", `/calendar?date=${week}`)
    ).json().data;
    expect(entries).toHaveLength(ids.length);
    const hours = entries.flatMap((entry) =>
      Array.from({ length: entry.duration }, (_, hour) => entry.start_time_id + hour),
    );
    expect(new Set(hours).size).toBe(hours.length);
  });

  test("takes an entry once, however often its call is repeated under one key", async () => {
    const call = { body: office.anEntry({ date: day(1) }), headers: { "Idempotency-Key": "reize" } };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => office.admin("POST", "/calendar", call)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { day, type PlanningOffice, planningOffice } from "./arrange.ts";

describe("one hour that many want at once", () => {
  let office: PlanningOffice;
  beforeAll(async () => {
    office = await planningOffice();
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

import { expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { weekOf } from "#model/date/week.ts";
import { planningOffice } from "../calendar/arrange.ts";

test("what a week can hold leaves out the installation's own days off, and counts holidays that are worked on", async () => {
  const { admin } = await planningOffice();
  const capacity = async (): Promise<number> =>
    (await admin("GET", "/dashboard")).json().data.utilisation.employees[0].capacity_hours;
  const week = weekOf(today());
  const listed = async () => {
    const years = [...new Set(week.map((day) => day.slice(0, 4)))];
    const lists = await Promise.all(years.map((year) => admin("GET", `/holidays?year=${year}`)));
    return lists.flatMap((list) => list.json().data).filter(({ date }) => week.includes(date));
  };
  const publicOnes = await listed();
  for (const { date } of publicOnes) await admin("DELETE", `/holidays/${date}`);
  expect(await capacity()).toBe(5 * 80_000);
  const free = week.find((day) => publicOnes.every(({ date }) => date !== day));
  const body = { date: free, name: "Sporta diena" };
  expect((await admin("POST", "/holidays", { body })).status).toBe(201);
  expect(await capacity()).toBe(4 * 80_000);
});

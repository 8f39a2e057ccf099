import { expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { morningOf, office, outcomesOf, planned, planOf, runsOf } from "./arrange.ts";

const change = async (admin: Caller, id: number, body: object) => {
  const answer = await admin("PATCH", `/recurring_invoices/${id}`, { body });
  if (answer.status !== 200) throw new Error(answer.text);
};
const make = (admin: Caller, id: number, due_on: string) =>
  admin("POST", `/recurring_invoices/${id}/runs`, { body: { due_on } });

test("a month whose date was skipped and is made late has no other one", async () => {
  const { installation, admin, at } = await office();
  // Nothing can be issued while the company has no registration number.
  await admin("PATCH", "/companies/1/details", { body: { reg_nr: "" } });
  const plan = await planned(at, { does: "issue" });
  await morningOf(installation, "2032-01-15");
  expect(await outcomesOf(admin, plan)).toEqual(["2032-01-15 skipped"]);
  await admin("PATCH", "/companies/1/details", { body: { reg_nr: "40003032949" } });
  await change(admin, plan.id, { day_of_month: 20 });
  // By the clock of these tests 2032 lies ahead: the plan begins with its first date again.
  expect((await planOf(admin, plan)).next_on).toBe("2032-01-20");
  expect((await make(admin, plan.id, "2032-01-15")).status).toBe(201);
  expect((await planOf(admin, plan)).next_on).toBe("2032-02-20");
});

test("a quarter that something was made for has no other one, whatever the plan is changed to", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at, { every: "quarter" });
  await morningOf(installation, "2032-01-15");
  expect(await outcomesOf(admin, plan)).toEqual(["2032-01-15 drafted"]);
  await change(admin, plan.id, { starts_on: "2032-02-01" });
  expect((await planOf(admin, plan)).next_on).toBe("2032-05-15");
  await change(admin, plan.id, { every: "month" });
  expect((await planOf(admin, plan)).next_on).toBe("2032-04-15");
});

test("a draft that was made and deleted can be made again", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at);
  await morningOf(installation, "2032-01-15");
  const [run] = await runsOf(admin, plan);
  expect((await make(admin, plan.id, "2032-01-15")).status).toBe(409);
  expect((await admin("DELETE", `/invoices/${run?.invoice?.id}`)).status).toBe(200);
  expect((await make(admin, plan.id, "2032-01-15")).status).toBe(201);
  const [again, ...others] = await runsOf(admin, plan);
  expect(others).toEqual([]);
  expect(again?.invoice?.id).not.toBe(run?.invoice?.id);
});

import { expect, test } from "vitest";
import { refusal } from "../arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { morningOf, office, outcomesOf, planned, planOf } from "./arrange.ts";

test("a plan of the 31st comes on the last day of shorter months, once each", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at, { day_of_month: 31, starts_on: "2032-01-31" });
  expect(plan).toMatchObject({ next_on: "2032-01-31", state: "active" });
  const mornings = ["2032-01-30", "2032-01-31", "2032-02-28", "2032-02-29", "2032-02-29", "2032-03-31"];
  const seen = [];
  for (const morning of [...mornings, "2032-04-29", "2032-04-30"]) {
    await morningOf(installation, morning);
    seen.push((await outcomesOf(admin, plan)).length);
  }
  expect(seen).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  expect(await outcomesOf(admin, plan)).toEqual([
    "2032-04-30 drafted",
    "2032-03-31 drafted",
    "2032-02-29 drafted",
    "2032-01-31 drafted",
  ]);
  expect(await planOf(admin, plan)).toMatchObject({ next_on: "2032-05-31", version: plan.version });
});

test("a quarter is counted from the first date, and a plan ends on its last day", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at, { every: "quarter", starts_on: "2032-01-16", ends_on: "2032-05-15" });
  expect(plan.next_on).toBe("2032-02-15");
  for (const morning of ["2032-02-15", "2032-03-15", "2032-05-15", "2032-08-15"])
    await morningOf(installation, morning);
  expect(await outcomesOf(admin, plan)).toEqual(["2032-05-15 drafted", "2032-02-15 drafted"]);
  expect(await planOf(admin, plan)).toMatchObject({ next_on: null, state: "ended" });
});

test("of what was missed the last one is made, and the others say that they were missed", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at);
  await morningOf(installation, "2032-04-20");
  expect(await outcomesOf(admin, plan)).toEqual([
    "2032-04-15 drafted",
    "2032-03-15 skipped",
    "2032-02-15 skipped",
    "2032-01-15 skipped",
  ]);
  const { data } = (await admin("GET", `/recurring_invoices/${plan.id}/runs`)).json();
  expect(data[1].reason.lv).toContain("Nokavēts");
  expect(data[1].reason.en).toContain("Missed");
  expect((await planOf(admin, plan)).next_on).toBe("2032-05-15");
});

test("what is paused makes nothing, and is not made up for once it goes on", async () => {
  const { installation, admin, at } = await office();
  const today = daysAway(0);
  const plan = await planned(at, { starts_on: today, day_of_month: Number(today.slice(8)) });
  const path = `/recurring_invoices/${plan.id}`;
  const paused = (await admin("PATCH", path, { body: { is_paused: true } })).json().data;
  expect(paused).toMatchObject({ state: "paused", next_on: today });
  await morningOf(installation, daysAway(70));
  expect(await outcomesOf(admin, plan)).toEqual([]);
  const resumed = (await admin("PATCH", path, { body: { is_paused: false } })).json().data;
  expect(resumed).toMatchObject({ state: "active", next_on: today });
  await morningOf(installation, daysAway(1));
  expect(await outcomesOf(admin, plan)).toEqual([`${today} drafted`]);
});

test("another day is of the months for which nothing was made yet", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at);
  await morningOf(installation, "2032-01-15");
  const body = { day_of_month: 20 };
  expect((await admin("PATCH", `/recurring_invoices/${plan.id}`, { body })).json().data.next_on).toBe(
    "2032-02-20",
  );
});

test.each([
  ["no name", { name: " " }, { name: ["Šis lauks ir obligāts"] }],
  ["no estimate", { estimate_id: "" }, { estimate_id: ["Izvēlieties tāmi no saraksta"] }],
  ["an estimate that is not there", { estimate_id: 999 }, { estimate_id: ["Šīs tāmes vairs nav"] }],
  ["the 32nd", { day_of_month: 32 }, { day_of_month: ["Izvēlieties vienu no piedāvātajām vērtībām"] }],
  ["each week", { every: "week" }, { every: ["Izvēlieties vienu no piedāvātajām vērtībām"] }],
  [
    "an end before its start",
    { ends_on: "2031-12-31" },
    { ends_on: ["Beigu datums nevar būt pirms sākuma datuma"] },
  ],
  [
    "no date between",
    { ends_on: "2032-01-14" },
    { ends_on: ["Šajā laikā nav neviena datuma, kad izveidot rēķinu"] },
  ],
])("%s is refused by name", async (_what, wrong, errors) => {
  const { admin, at } = await office();
  const body = {
    name: "Uzturēšana",
    estimate_id: at.estimate.id,
    every: "month",
    day_of_month: 15,
    starts_on: "2032-01-01",
    does: "issue",
    ...wrong,
  };
  expect(refusal(await admin("POST", "/recurring_invoices", { body }))).toEqual({ status: 422, errors });
});

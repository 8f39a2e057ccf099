import { describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { made, refusal } from "../arrange.ts";
import type { Desk } from "../estimates/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
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

test("a month that was made stays a month, though the plan was a quarterly one meanwhile", async () => {
  const { admin, at } = await office();
  const plan = await planned(at);
  await made(admin, `/recurring_invoices/${plan.id}/runs`, { due_on: "2032-01-15" });
  const change = async (body: object) =>
    (await admin("PATCH", `/recurring_invoices/${plan.id}`, { body })).json().data.next_on;
  expect(await change({ every: "quarter" })).toBe("2032-04-15");
  expect(await change({ every: "month" })).toBe("2032-02-15");
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
  // Of the copy that the first draft was made of nothing is left.
  expect((await admin("GET", `/estimates/${run?.estimate?.id}`)).status).toBe(404);
  const { data } = (await admin("GET", `/estimates?project_id=${at.projectId}`)).json();
  expect(data).toHaveLength(2);
  const [again, ...others] = await runsOf(admin, plan);
  expect(others).toEqual([]);
  expect(again?.invoice?.id).not.toBe(run?.invoice?.id);
});

test("the copy of a draft stays where it has come to be of use by itself", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at);
  await morningOf(installation, "2032-01-15");
  const [run] = await runsOf(admin, plan);
  await admin("DELETE", `/invoices/${run?.invoice?.id}`);
  const body = { to: ["janis@klients.lv"], subject: "Tāme", text: "Labdien!", lang: "lv" };
  await made(admin, `/estimates/${run?.estimate?.id}/mails`, body);
  expect((await make(admin, plan.id, "2032-01-15")).status).toBe(201);
  expect((await admin("GET", `/estimates/${run?.estimate?.id}`)).status).toBe(200);
});

test("a date that has come and is not made yet is told of where a change leaves it behind", async () => {
  const { admin, at } = await office();
  const today = daysAway(0);
  const plan = await planned(at, { starts_on: today, day_of_month: Number(today.slice(8)) });
  expect(plan.next_on).toBe(today);
  // It is still a date of the plan.
  await change(admin, plan.id, { ends_on: daysAway(400) });
  expect(await outcomesOf(admin, plan)).toEqual([]);
  await change(admin, plan.id, { starts_on: daysAway(40) });
  const [run] = await runsOf(admin, plan);
  expect(run).toMatchObject({ due_on: today, outcome: "skipped" });
  expect(run?.reason?.lv).toContain("Plānu izmainīja");
  const { data } = (await admin("GET", "/inbox")).json();
  expect(data).toMatchObject([{ kind: "recurring", due_on: today, plan: { id: plan.id } }]);
  expect((await make(admin, plan.id, today)).status).toBe(201);
  expect(await outcomesOf(admin, plan)).toEqual([`${today} drafted`]);
});

test("a pause that is changed leaves nothing to tell", async () => {
  const { admin, at } = await office();
  const today = daysAway(0);
  const plan = await planned(at, { starts_on: today, day_of_month: Number(today.slice(8)) });
  await change(admin, plan.id, { is_paused: true });
  await change(admin, plan.id, { starts_on: daysAway(40) });
  expect(await outcomesOf(admin, plan)).toEqual([]);
});

describe("an estimate is repeated by one plan at a time as often", () => {
  const twice = "Šo tāmi tikpat bieži jau atkārto plāns „Uzturēšana”";
  const another = (at: Desk, body: object) =>
    at.caller("POST", "/recurring_invoices", {
      body: {
        name: "Otrs",
        estimate_id: at.estimate.id,
        every: "month",
        day_of_month: 20,
        starts_on: "2032-01-01",
        does: "draft",
        ...body,
      },
    });

  test("another one is refused at the estimate, unless it comes otherwise or at another time", async () => {
    const { admin, at } = await office();
    const plan = await planned(at, { ends_on: "2032-06-30" });
    expect(refusal(await another(at, {}))).toEqual({ status: 422, errors: { estimate_id: [twice] } });
    expect((await another(at, { starts_on: "2032-06-20" })).status).toBe(422);
    expect((await another(at, { starts_on: "2031-01-01", ends_on: "2032-01-20" })).status).toBe(422);
    expect((await another(at, { starts_on: "2032-07-01" })).status).toBe(201);
    expect((await another(at, { every: "quarter" })).status).toBe(201);
    await admin("DELETE", `/recurring_invoices/${plan.id}`);
    expect((await another(at, { ends_on: "2032-06-30" })).status).toBe(201);
  });

  test("nor is a plan changed or resumed into one", async () => {
    const { admin, at } = await office();
    const plan = await planned(at, { name: "Uzturēšana" });
    const other = await made(admin, "/recurring_invoices", {
      name: "Otrs",
      estimate_id: at.estimate.id,
      every: "quarter",
      day_of_month: 15,
      starts_on: "2032-01-01",
      does: "draft",
    });
    const path = `/recurring_invoices/${other.id}`;
    const patch = (body: object) => admin("PATCH", path, { body });
    expect(refusal(await patch({ every: "month" }))).toEqual({ status: 422, errors: { every: [twice] } });
    await change(admin, other.id, { is_paused: true });
    await change(admin, other.id, { every: "month" });
    const resumed = await patch({ is_paused: false });
    expect([resumed.status, resumed.json().message]).toEqual([409, twice]);
    await change(admin, plan.id, { is_paused: true });
    await change(admin, other.id, { is_paused: false });
    expect((await admin("PATCH", `/recurring_invoices/${plan.id}`, { body: { name: "Cits" } })).status).toBe(
      200,
    );
  });
});

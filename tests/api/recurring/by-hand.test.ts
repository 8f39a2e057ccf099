import { expect, test } from "vitest";
import { strangerAt } from "#tests/support/installation.ts";
import { made, mailboxOf } from "../arrange.ts";
import { morningOf, office, outcomesOf, planned, planOf, runsOf } from "./arrange.ts";

const due = "2032-01-15";

test("the next one is made now, and the plan goes on behind it", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at, { does: "issue" });
  const run = await made(admin, `/recurring_invoices/${plan.id}/runs`, {});
  expect(run).toMatchObject({ due_on: due, outcome: "issued" });
  expect((await planOf(admin, plan)).next_on).toBe("2032-02-15");
  await morningOf(installation, due);
  expect(await outcomesOf(admin, plan)).toEqual([`${due} issued`]);
  const body = { due_on: "2032-03-15" };
  expect((await admin("POST", `/recurring_invoices/${plan.id}/runs`, { body })).status).toBe(422);
});

test("asked for twice, also at once, it is made once and told of", async () => {
  const { admin, at } = await office();
  const plan = await planned(at, { does: "issue" });
  const path = `/recurring_invoices/${plan.id}/runs`;
  const press = () => admin("POST", path, { body: {} });
  const answers = [...(await Promise.all([press(), press()])), await press()];
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const [run, ...others] = await runsOf(admin, plan);
  expect(others).toEqual([]);
  const told = `Rēķins ${run?.invoice?.invoice_nr} par 15.01.2032 jau ir izveidots`;
  expect(answers[2]?.json().message).toBe(told);
  expect((await admin("GET", "/invoices")).json().invoices.total).toBe(1);
  // The one after it is made where somebody names it.
  expect(await made(admin, path, { due_on: "2032-02-15" })).toMatchObject({ due_on: "2032-02-15" });
});

test("a draft that was made ahead and deleted is made again", async () => {
  const { admin, at } = await office();
  const plan = await planned(at);
  const path = `/recurring_invoices/${plan.id}/runs`;
  const run = await made(admin, path, {});
  expect((await admin("POST", path, { body: {} })).json().message).toBe(
    "Rēķina melnraksts par 15.01.2032 jau ir izveidots",
  );
  await admin("DELETE", `/invoices/${run.invoice.id}`);
  expect(await made(admin, path, {})).toMatchObject({ due_on: due, outcome: "drafted" });
  expect(await outcomesOf(admin, plan)).toEqual([`${due} drafted`]);
});

test("one that is to be mailed is mailed", async () => {
  const { installation, admin, at } = await office();
  await admin("PATCH", `/customers/${at.clientId}`, { body: { email: "birojs@klients.lv" } });
  const plan = await planned(at, { does: "send" });
  await made(admin, `/recurring_invoices/${plan.id}/runs`, {});
  await expect.poll(() => outcomesOf(admin, plan), { timeout: 20_000 }).toEqual([`${due} sent`]);
  await morningOf(installation, "2032-01-16");
  const number = (await runsOf(admin, plan))[0]?.invoice?.invoice_nr ?? "";
  const mails = (await mailboxOf(installation)).filter(({ subject }) => subject?.includes(number));
  expect(mails).toHaveLength(1);
});

test("nobody makes one who may not, and no stranger passes for the installation itself", async () => {
  const { installation, admin, at } = await office({ reg_nr: "" });
  const plan = await planned(at, { does: "issue" });
  const path = `/recurring_invoices/${plan.id}/runs`;
  expect((await strangerAt(installation)("POST", path, { body: {} })).status).toBe(401);
  const headers = { "X-Inner-Recurring": "yes" };
  expect((await admin("POST", path, { body: {}, headers })).status).toBe(409);
  expect(await outcomesOf(admin, plan)).toEqual([]);
});

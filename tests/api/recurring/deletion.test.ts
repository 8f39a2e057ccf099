import { expect, test } from "vitest";
import { made, mailboxOf } from "../arrange.ts";
import { morningOf, office, planned, runsOf } from "./arrange.ts";

const due = "2032-01-15";

test("a plan stays until what it has made is mailed", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at, { does: "send" });
  await morningOf(installation, due);
  const number = (await runsOf(admin, plan))[0]?.invoice?.invoice_nr ?? "";
  const path = `/recurring_invoices/${plan.id}`;
  const refused = await admin("DELETE", path);
  expect(refused.status).toBe(409);
  expect(refused.json().message).toContain(`Rēķins ${number} vēl nav nosūtīts`);
  await admin("PATCH", `/customers/${at.clientId}`, { body: { email: "birojs@klients.lv" } });
  await morningOf(installation, "2032-01-16");
  expect((await admin("DELETE", path)).status).toBe(200);
  const mails = (await mailboxOf(installation)).filter(({ subject }) => subject?.includes(number));
  expect(mails).toHaveLength(1);
});

test("a plan goes as soon as somebody has mailed by hand what it has made", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at, { does: "send" });
  await morningOf(installation, due);
  const [run] = await runsOf(admin, plan);
  const body = { to: ["janis@klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv" };
  await made(admin, `/invoices/${run?.invoice?.id}/mails`, body);
  expect((await admin("DELETE", `/recurring_invoices/${plan.id}`)).status).toBe(200);
});

test("an estimate that is repeated is not deleted; without its plan it is, and what was made stays", async () => {
  const { installation, admin, at } = await office();
  const plan = await planned(at);
  await morningOf(installation, due);
  const [run] = await runsOf(admin, plan);
  const path = `/estimates/${at.estimate.id}`;
  expect((await admin("DELETE", path)).status).toBe(409);
  const headers = { "If-Match": `"${plan.version + 1}"` };
  expect((await admin("DELETE", `/recurring_invoices/${plan.id}`, { headers })).status).toBe(412);
  expect((await admin("DELETE", `/recurring_invoices/${plan.id}`)).status).toBe(200);
  expect((await admin("DELETE", path)).status).toBe(200);
  expect((await admin("GET", `/invoices/${run?.invoice?.id}`)).status).toBe(200);
  expect((await admin("GET", `/recurring_invoices/${plan.id}`)).status).toBe(404);
});

import { describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import { ask } from "#tests/support/installation.ts";
import { made, mailboxOf } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { current } from "../estimates/arrange.ts";
import { issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { hired } from "../people.ts";
import { morningOf, office, outcomesOf, planned, planOf, runsOf } from "./arrange.ts";

const due = "2032-01-15";

describe("on the morning of a date", () => {
  test("the estimate is copied, approved and invoiced with the next number, to the cent", async () => {
    const { installation, admin, at } = await office();
    const before = await issued(at);
    const source = await current(at);
    const plan = await planned(at, { does: "issue" });
    await morningOf(installation, due);
    const [run] = await runsOf(admin, plan);
    expect(run).toMatchObject({ due_on: due, outcome: "issued", reason: null });
    const copy = (await admin("GET", `/estimates/${run?.estimate?.id}`)).json().data;
    expect(copy).toMatchObject({
      name: "Uzturēšana – 2032. gada janvāris",
      is_approved: true,
      project: { id: at.projectId },
      sums: source.sums,
    });
    const invoice = (await admin("GET", `/invoices/${run?.invoice?.id}`)).json().data;
    const numberAfter = (number: string) =>
      number.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, "0"));
    expect(invoice).toMatchObject({
      invoice_nr: numberAfter(before.invoice_nr),
      date: daysAway(0),
      description: "Uzturēšana – 2032. gada janvāris",
      net_cents: 18_333,
      total_cents: 21_383,
      sent_at: null,
    });
    expect(invoice.content.lines).toHaveLength(3);
    // What it repeats is as it was.
    expect((await current(at)).sums).toEqual(source.sums);
  });

  test("a draft takes no number, and is in the words of the client's documents", async () => {
    const { installation, admin, at } = await office();
    await admin("PATCH", `/customers/${at.clientId}`, { body: { document_language: "en" } });
    const plan = await planned(at, { name: "Retainer", every: "quarter" });
    await morningOf(installation, due);
    const [run] = await runsOf(admin, plan);
    expect(run).toMatchObject({
      outcome: "drafted",
      estimate: { name: "Retainer – Q1 2032" },
      invoice: { invoice_nr: "", total_cents: 21_383 },
    });
  });

  test("what is to be mailed goes to the client with its PDF, once", async () => {
    const { installation, admin, at } = await office();
    await admin("PATCH", `/customers/${at.clientId}`, { body: { email: "birojs@klients.lv" } });
    const plan = await planned(at, { does: "send" });
    await morningOf(installation, due);
    await morningOf(installation, "2032-01-16");
    const [run] = await runsOf(admin, plan);
    expect(run).toMatchObject({ outcome: "sent", reason: null });
    const number = run?.invoice?.invoice_nr ?? "";
    const mails = (await mailboxOf(installation)).filter(({ subject }) => subject?.includes(number));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.head).toContain("birojs@klients.lv");
    const file = await ask(installation.host, "GET", mails[0]?.files[0]?.at ?? "");
    const pdf = await admin("GET", `/invoices/pdf/${run?.invoice?.id}?lang=lv`);
    expect(file.text.startsWith("%PDF-")).toBe(true);
    expect(file.text).toBe(pdf.text);
    expect((await admin("GET", `/invoices/${run?.invoice?.id}`)).json().data.sent_at).not.toBeNull();
  });

  test("one without an address is issued and tried on three mornings, until there is one", async () => {
    const { installation, admin, at } = await office();
    const plan = await planned(at, { does: "send" });
    await morningOf(installation, due);
    const [run] = await runsOf(admin, plan);
    expect(run).toMatchObject({ outcome: "issued" });
    expect(run?.reason?.lv).toBe("Nav nosūtīts: klientam nav e-pasta adreses, uz kuru sūtīt rēķinus");
    await morningOf(installation, "2032-01-16");
    await admin("PATCH", `/customers/${at.clientId}`, { body: { email: "birojs@klients.lv" } });
    await morningOf(installation, "2032-01-17");
    expect((await runsOf(admin, plan))[0]).toMatchObject({ outcome: "sent", reason: null });

    const other = await planned(at, { does: "send", every: "quarter", day_of_month: 20 });
    await admin("PATCH", `/customers/${at.clientId}`, { body: { email: "" } });
    for (const day of ["2032-01-20", "2032-01-21", "2032-01-22"]) await morningOf(installation, day);
    await admin("PATCH", `/customers/${at.clientId}`, { body: { email: "birojs@klients.lv" } });
    await morningOf(installation, "2032-01-23");
    expect((await runsOf(admin, other))[0]).toMatchObject({ outcome: "issued" });
  });
});

describe("what cannot be made is skipped with its reason, and the plan goes on", () => {
  const skippedBy = async (
    { admin, installation }: Awaited<ReturnType<typeof office>>,
    plan: { id: number },
  ): Promise<string | undefined> => {
    await morningOf(installation, due);
    expect(await outcomesOf(admin, plan)).toEqual([`${due} skipped`]);
    expect((await planOf(admin, plan)).next_on).toBe("2032-02-15");
    return (await runsOf(admin, plan))[0]?.reason?.lv;
  };

  test("as the company lacks something; it can be made later, and takes its number then", async () => {
    const at = await office({ reg_nr: "" });
    const { admin } = at;
    const plan = await planned(at.at, { does: "issue" });
    const drafts = await planned(at.at, { every: "quarter" });
    expect(await skippedBy(at, plan)).toContain("reģistrācijas numurs");
    expect(await outcomesOf(admin, drafts)).toEqual([`${due} drafted`]);
    const again = () => admin("POST", `/recurring_invoices/${plan.id}/runs`, { body: { due_on: due } });
    expect((await again()).status).toBe(409);
    await admin("PATCH", "/companies/1/details", { body: { reg_nr: "40003521600" } });
    expect((await again()).json().data).toMatchObject({ outcome: "issued", reason: null, due_on: due });
    expect((await again()).status).toBe(409);
    // Nothing was left of what had failed.
    const { data } = (await admin("GET", `/estimates?project_id=${at.at.projectId}`)).json();
    expect(data).toHaveLength(3);
    expect((await planOf(admin, plan)).next_on).toBe("2032-02-15");
  });

  test("as its VAT has ended", async () => {
    const at = await office();
    const plan = await planned(at.at, { does: "issue" });
    const body = { name: "Standarta likme", from: "2012-07-01", until: daysAway(-1) };
    await at.admin("PATCH", "/vat_rates/1", { body });
    expect(await skippedBy(at, plan)).toContain("PVN likme 21 %");
    expect((await runsOf(at.admin, plan))[0]?.reason?.en).toContain("The VAT rate of 21%");
  });

  test("as the project is finished", async () => {
    const at = await office();
    const plan = await planned(at.at);
    expect((await planOf(at.admin, plan)).obstacle).toBeNull();
    await at.admin("PATCH", `/projects/${at.at.projectId}`, { body: { status_id: 3 } });
    expect((await planOf(at.admin, plan)).obstacle).toBe("project_finished");
    expect(await skippedBy(at, plan)).toBe("Projekts ir pabeigts");
  });

  test("as its author does not work here any more, until somebody else saves it", async () => {
    const at = await office();
    const { admin, installation } = at;
    const colleague = await hired({ admin, installation });
    const plan = await planned({ ...at.at, caller: colleague.caller });
    expect((await planOf(admin, plan)).author.id).toBe(colleague.id);
    await admin("DELETE", `/users/${colleague.id}`);
    expect(await skippedBy(at, plan)).toContain("autors");
    await admin("PATCH", `/recurring_invoices/${plan.id}`, { body: { name: "Uzturēšana" } });
    await morningOf(installation, "2032-02-15");
    expect((await outcomesOf(admin, plan))[0]).toBe("2032-02-15 drafted");
  });

  test("as its author may not any more", async () => {
    const at = await office();
    const colleague = await hired(at);
    const plan = await planned({ ...at.at, caller: colleague.caller });
    const designer = await made(at.admin, "/stock_items", anItem());
    const body = { role_id: roleIds.employee, stock_item_id: designer.id };
    expect((await at.admin("PATCH", `/users/${colleague.id}`, { body })).status).toBe(200);
    expect(await skippedBy(at, plan)).toContain("autors");
  });
});

test("the list has what comes next first, with client, project and the sum of today", async () => {
  const { admin, at } = await office();
  const paused = await planned(at, { name: "Apturēts", day_of_month: 1 });
  await admin("PATCH", `/recurring_invoices/${paused.id}`, { body: { is_paused: true } });
  const later = await planned(at, { name: "Vēlāk", every: "quarter", day_of_month: 20 });
  const sooner = await planned(at, { name: "Drīzāk" });
  const { data } = (await admin("GET", "/recurring_invoices")).json();
  expect(data.map(({ id }: { id: number }) => id)).toEqual([sooner.id, later.id, paused.id]);
  expect(data[0]).toMatchObject({
    estimate: { id: at.estimate.id, net_cents: 18_333 },
    project: { id: at.projectId },
    customer: { id: at.clientId },
  });
  const found = (await admin("GET", "/recurring_invoices?q=vel")).json().data;
  expect(found.map(({ id }: { id: number }) => id)).toEqual([later.id]);
});

import { describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { nightAt } from "#tests/support/installation.ts";
import { morningOf } from "#tests/support/mornings.ts";
import { operator } from "../../gate/operators.ts";
import { made } from "../arrange.ts";
import { client, lateInvoice, lived, mailedTo, type Office, patch, remindingOffice } from "./arrange.ts";

const all: [string, string] = ["2037-12-15", "2038-01-15"];
const pay = ({ admin }: Office, id: number, amount: string) =>
  made(admin, `/invoices/${id}/payments`, { date: today(), amount });
const standing = async ({ admin }: Office, id: number) =>
  (await admin("GET", `/invoices/${id}/reminders`)).json().data;
const mail = { subject: "Rēķins", text: "Labdien!", lang: "lv" };

describe("nobody is reminded", () => {
  test.each<[string, object, (office: Office, id: number) => Promise<unknown>, string | null]>([
    ["of what is paid", {}, (office, id) => pay(office, id, "213.83"), null],
    ["of what is voided", {}, ({ admin }, id) => admin("DELETE", `/invoices/${id}`), null],
    [
      "of what is stopped",
      {},
      ({ admin }, id) => patch(admin, `/invoices/${id}/reminders`, { is_stopped: true }),
      "stopped",
    ],
    [
      "of what is disputed",
      {},
      ({ admin }, id) => patch(admin, `/invoices/${id}/reminders`, { is_disputed: true, note: "Cita cena" }),
      "disputed",
    ],
    ["of less than the least sum", { least_amount: "213,84" }, async () => undefined, "small"],
    ["where the plan is off", { is_on: false }, async () => undefined, "off"],
  ])("%s", async (_what, plan, act, hold) => {
    const office = await remindingOffice(plan);
    const { id } = await lateInvoice(office);
    await act(office, id);
    expect(await standing(office, id)).toMatchObject({ hold, next: null });
    expect(await lived(office, id, all)).toEqual([]);
    expect(await mailedTo(office, client)).toEqual([]);
  });

  test("who gets a draft or a waybill that asks for no money", async () => {
    const office = await remindingOffice();
    const { id } = await made(office.admin, `/${office.at.estimate.id}/invoices`, { due_date: all[0] });
    await lived(office, id, ["2037-12-15", "2038-01-12"]);
    expect(await mailedTo(office, client)).toEqual([]);
  });
});

describe("somebody is reminded", () => {
  test("of the least sum itself, and of what is left of a part that is paid", async () => {
    const office = await remindingOffice({ least_amount: "200" });
    const { id } = await lateInvoice(office);
    await lived(office, id, ["2037-12-17", "2037-12-18"]);
    await pay(office, id, "13.83");
    await lived(office, id, ["2037-12-27", "2037-12-28"]);
    await pay(office, id, "0.01");
    await lived(office, id, ["2037-12-29", "2038-01-15"]);
    const mails = await mailedTo(office, client);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toMatch(/213,83\s€/);
    expect(mails[1]?.text).toMatch(/200,00\s€/);
  });

  test("again once it is resumed, of what is to come alone", async () => {
    const office = await remindingOffice();
    const { id } = await lateInvoice(office);
    await patch(office.admin, `/invoices/${id}/reminders`, { is_stopped: true, note: "Solīja" });
    expect(await standing(office, id)).toMatchObject({ is_stopped: true, note: "Solīja" });
    await patch(office.admin, `/invoices/${id}/reminders`, { is_stopped: false, note: "" });
    expect(await lived(office, id, ["2037-12-17", "2037-12-21"])).toEqual([[-3, "2037-12-18"]]);
  });

  test("who gets reminders; else whom it was mailed to; else who gets invoices; else the client", async () => {
    const office = await remindingOffice({ steps: [{ days: 1 }, { days: 4 }, { days: 7 }, { days: 11 }] });
    const { admin, at, installation } = office;
    const { id } = await lateInvoice(office, { due_date: "2037-10-04" });
    const to = async () => {
      const [newest] = (await admin("GET", `/invoices/${id}/reminders`)).json().data.sent;
      return newest.mail.to;
    };
    // Mondays and Thursdays of October: 5, 8, 12 and 15.
    await morningOf(installation, "2037-10-04");
    await morningOf(installation, "2037-10-05");
    expect(await to()).toEqual([client]);
    const contacts = `/customers/${at.clientId}/contacts`;
    await made(admin, contacts, { name: "Rita", email: "rita@klients.lv", gets_invoices: true });
    await morningOf(installation, "2037-10-07");
    await morningOf(installation, "2037-10-08");
    expect(await to()).toEqual(["rita@klients.lv"]);
    await made(admin, `/invoices/${id}/mails`, { ...mail, to: ["ieva@klients.lv"] });
    await morningOf(installation, "2037-10-11");
    await morningOf(installation, "2037-10-12");
    expect(await to()).toEqual(["ieva@klients.lv"]);
    await made(admin, contacts, { name: "Zane", email: "zane@klients.lv", gets_reminders: true });
    await morningOf(installation, "2037-10-14");
    await morningOf(installation, "2037-10-15");
    expect(await to()).toEqual(["zane@klients.lv"]);
    // What it was mailed with goes along since.
    const [reminder] = await mailedTo(office, "zane@klients.lv");
    expect(reminder?.files).toHaveLength(1);
    const [kept] = (await admin("GET", `/invoices/${id}/mails`)).json().data;
    expect(kept).toMatchObject({ reminder: { days: 11 }, state: "sent" });
    expect(kept.file_name).toBe(reminder?.files[0]?.name);
  });

  test("or it is told inside, once, where the client has no address", async () => {
    const office = await remindingOffice();
    const { id, invoice_nr } = await lateInvoice(office);
    await patch(office.admin, `/customers/${office.at.clientId}`, { email: "" });
    expect(await lived(office, id, all)).toEqual([
      [-3, "2037-12-18"],
      [3, "2037-12-28"],
      [10, "2038-01-04"],
      [20, "2038-01-11"],
    ]);
    const told = async () =>
      (await office.admin("GET", "/inbox"))
        .json()
        .data.filter(({ kind }: { kind: string }) => kind === "unreached");
    expect(await told()).toMatchObject([{ invoice: { id, number: invoice_nr } }]);
    await made(office.admin, `/invoices/${id}/reminders`, { ...mail, to: [client] });
    expect(await told()).toEqual([]);
  });

  test("as far as there are addresses left in a day", async () => {
    const office = await remindingOffice();
    const { id } = await lateInvoice(office);
    const many = (letter: string) => Array.from({ length: 15 }, (_, n) => `${letter}${n}@citi.lv`);
    for (let sent = 1; sent <= 33; sent += 1)
      await made(office.admin, `/invoices/${id}/mails`, { ...mail, to: many("a"), cc: many("b") });
    await made(office.admin, `/invoices/${id}/mails`, { ...mail, to: many("c").slice(0, 10) });
    expect(await lived(office, id, ["2037-12-17", "2037-12-21"])).toEqual([]);
    const refused = await office.admin("POST", `/invoices/${id}/reminders`, {
      body: { ...mail, to: [client] },
    });
    expect(refused.status).toBe(429);
  });

  test("from a host that is open", async () => {
    const office = await remindingOffice();
    const { id } = await lateInvoice(office);
    await nightAt(office.installation, 24);
    const manager = await operator();
    await manager.change(office.installation.host, { state: "suspended" });
    await morningOf(office.installation, "2037-12-17");
    await morningOf(office.installation, "2037-12-18");
    await manager.change(office.installation.host, { state: "active" });
    expect((await standing(office, id)).sent).toEqual([]);
    expect(await lived(office, id, ["2037-12-21", "2037-12-21"])).toEqual([[-3, "2037-12-21"]]);
  });
});

describe("a reminder that the post does not take", () => {
  test("is told inside, and not any more once it is paid", async () => {
    const office = await remindingOffice();
    const { id } = await lateInvoice(office);
    await patch(office.admin, `/customers/${office.at.clientId}`, { email: "birojs@refused.test" });
    await morningOf(office.installation, "2037-12-17");
    // The first attempt is made at once, and seven follow.
    for (let attempt = 1; attempt <= 8; attempt += 1) await morningOf(office.installation, "2037-12-18");
    const told = async () =>
      (await office.admin("GET", "/inbox"))
        .json()
        .data.filter(({ kind }: { kind: string }) => kind === "mail");
    expect(await told()).toMatchObject([{ state: "failed", document: { id } }]);
    await pay(office, id, "213.83");
    expect(await told()).toEqual([]);
  });

  test.each<[string, (office: Office, id: number) => Promise<unknown>]>([
    ["paid", (office, id) => pay(office, id, "213.83")],
    ["stopped", ({ admin }, id) => patch(admin, `/invoices/${id}/reminders`, { is_stopped: true })],
    ["disputed", ({ admin }, id) => patch(admin, `/invoices/${id}/reminders`, { is_disputed: true })],
  ])("is withdrawn while it waits where the document is %s", async (_what, act) => {
    const office = await remindingOffice();
    const { id } = await lateInvoice(office);
    await patch(office.admin, `/customers/${office.at.clientId}`, { email: "birojs@refused.test" });
    await morningOf(office.installation, "2037-12-17");
    await morningOf(office.installation, "2037-12-18");
    const state = async () => (await standing(office, id)).sent[0].mail.state;
    expect(await state()).toBe("waiting");
    await act(office, id);
    expect(await state()).toBe("failed");
    expect(
      (await office.admin("GET", "/inbox")).json().data.map(({ kind }: { kind: string }) => kind),
    ).not.toContain("mail");
  });
});

test("what is said of a document is in the list, in the history of its project and in its version", async () => {
  const office = await remindingOffice();
  const { admin } = office;
  const { id, project, version } = await lateInvoice(office);
  const body = { is_disputed: true, note: "Cita summa" };
  const headers = { "If-Match": `"${version}"` };
  expect((await admin("PATCH", `/invoices/${id}/reminders`, { body, headers })).status).toBe(200);
  expect((await admin("PATCH", `/invoices/${id}/reminders`, { body, headers })).status).toBe(412);
  expect((await admin("GET", `/invoices/${id}`)).json().data.is_disputed).toBe(true);
  expect((await admin("GET", "/invoices")).json().invoices.data[0].is_disputed).toBe(true);
  const [newest] = (await admin("GET", `/projects/${project.id}/history`)).json().data;
  expect(newest).toMatchObject({ entity: "invoice", act: "changed" });
  expect(newest.changes).toContainEqual({ field: "is_disputed", before: false, after: true });
});

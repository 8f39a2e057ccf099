import { describe, expect, test } from "vitest";
import type { Inbox, InboxItem } from "#model/inbox/inbox.ts";
import { type Caller, nightAt } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made, refusal } from "../arrange.ts";
import { day, planningOffice } from "../calendar/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { hired } from "../people.ts";

const inboxOf = async (caller: Caller): Promise<Inbox> => (await caller("GET", "/inbox")).json();
const itemsOf = async (caller: Caller, kind: InboxItem["kind"]) =>
  (await inboxOf(caller)).data.filter((item) => item.kind === kind);
const unreadIn = async (caller: Caller): Promise<number> =>
  (await caller("GET", "/user")).json().data.inbox_unread;
const read = (caller: Caller, items: readonly Pick<InboxItem, "key" | "mark">[]) =>
  caller("POST", "/inbox/read", { body: { items: items.map(({ key, mark }) => ({ key, mark })) } });

/** An administrator who manages a project with an estimate, and a colleague. */
async function managed() {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  const colleague = await hired({ installation, admin }, { name: "Pēteris Āboliņš" });
  return { installation, admin, at, colleague };
}

describe("what waits for the manager of a project", () => {
  test("is an estimate that a colleague has approved, and none that one has approved oneself", async () => {
    const { admin, at, colleague } = await managed();
    const path = `/estimates/${at.estimate.id}`;
    await admin("PATCH", path, { body: { is_approved: true } });
    expect(await itemsOf(admin, "approval")).toEqual([]);
    await admin("PATCH", path, { body: { is_approved: false } });
    await colleague.caller("PATCH", path, { body: { is_approved: true } });
    expect(await itemsOf(admin, "approval")).toMatchObject([
      {
        is_unread: true,
        actor: { id: colleague.id, name: "Pēteris Āboliņš" },
        estimate: { id: at.estimate.id, number: at.estimate.estimate_nr },
        project: { id: at.projectId },
      },
    ]);
    expect(await itemsOf(admin, "changes")).toEqual([]);
    expect(await itemsOf(colleague.caller, "approval")).toEqual([]);
    await colleague.caller("PATCH", path, { body: { is_approved: false } });
    expect(await itemsOf(admin, "approval")).toEqual([]);
  });

  test("is no approval that holds no more, nor one that is of another's project by now", async () => {
    const { admin, at, colleague } = await managed();
    const path = `/estimates/${at.estimate.id}`;
    const approve = (caller: Caller, is_approved: boolean) =>
      caller("PATCH", path, { body: { is_approved } });
    await approve(colleague.caller, true);
    await approve(admin, false);
    await approve(admin, true);
    expect(await itemsOf(admin, "approval")).toEqual([]);
    await approve(admin, false);
    await approve(colleague.caller, true);
    await admin("PATCH", `/projects/${at.projectId}`, { body: { project_manager: colleague.id } });
    expect(await itemsOf(admin, "approval")).toEqual([]);
    expect(await itemsOf(colleague.caller, "approval")).toEqual([]);
  });

  test("is a mail that the post has refused for good, for its sender as well, until it is sent again", async () => {
    const { installation, admin, at, colleague } = await managed();
    const late = await issued(at);
    const body = { to: ["janis@refused.test"], subject: "Rēķins", text: "Labdien!", lang: "lv" };
    await made(colleague.caller, `/invoices/${late.id}/mails`, body);
    expect(await itemsOf(admin, "mail")).toEqual([]);
    for (let attempt = 2; attempt <= 8; attempt += 1) await nightAt(installation);
    const told = {
      is_unread: true,
      state: "failed",
      to: ["janis@refused.test"],
      document: { kind: "invoice", id: late.id, estimate_id: at.estimate.id, number: late.invoice_nr },
      project: { id: at.projectId },
    };
    expect(await itemsOf(admin, "mail")).toMatchObject([told]);
    expect(await itemsOf(colleague.caller, "mail")).toMatchObject([told]);
    const [item] = await itemsOf(admin, "mail");
    await read(admin, item ? [item] : []);
    expect(await itemsOf(admin, "mail")).toMatchObject([{ ...told, is_unread: false }]);
    const { data } = (await admin("GET", `/projects/${at.projectId}/history`)).json();
    expect(data[0]).toMatchObject({ entity: "document_mail", act: "changed", actor: null });
    await made(admin, `/invoices/${late.id}/mails`, { ...body, to: ["janis@klients.lv"] });
    expect(await itemsOf(admin, "mail")).toEqual([]);
    expect(await itemsOf(colleague.caller, "mail")).toEqual([]);
  });

  test("is a lost mail also where another one with the document was sent to others before that was known", async () => {
    const { installation, admin, at } = await managed();
    const { id } = await issued(at);
    const body = { to: ["janis@refused.test"], subject: "Rēķins", text: "Labdien!", lang: "lv" };
    await made(admin, `/invoices/${id}/mails`, body);
    await made(admin, `/invoices/${id}/mails`, { ...body, to: ["uzskaite@klients.lv"] });
    for (let attempt = 2; attempt <= 8; attempt += 1) await nightAt(installation);
    expect(await itemsOf(admin, "mail")).toMatchObject([{ to: ["janis@refused.test"], state: "failed" }]);
    await made(admin, `/invoices/${id}/mails`, { ...body, to: ["liga@klients.lv"] });
    expect(await itemsOf(admin, "mail")).toEqual([]);
  });

  test("is no mail that was withdrawn with its document", async () => {
    const { admin, at } = await managed();
    const { id } = await issued(at);
    const body = { to: ["janis@refused.test"], subject: "Rēķins", text: "Labdien!", lang: "lv" };
    await made(admin, `/invoices/${id}/mails`, body);
    await admin("DELETE", `/invoices/${id}`);
    expect((await admin("GET", `/invoices/${id}/mails`)).json().data).toMatchObject([{ state: "failed" }]);
    expect(await itemsOf(admin, "mail")).toEqual([]);
  });

  test("is a document that is late, with what is open of it, until it is paid", async () => {
    const { admin, at, colleague } = await managed();
    const late = await issued(at, {}, { date: daysAway(-40), due_date: daysAway(-1) });
    await issued(at, {}, { date: daysAway(0), due_date: daysAway(0) }).catch(() => undefined);
    await made(admin, `/invoices/${late.id}/payments`, { date: daysAway(0), amount: "13,83" });
    // 183.33 without VAT, 213.83 with it.
    expect(await itemsOf(admin, "overdue")).toMatchObject([
      {
        is_unread: true,
        invoice: { id: late.id, number: late.invoice_nr, due_date: daysAway(-1), open_cents: 200_00 },
        project: { id: at.projectId },
      },
    ]);
    expect(await itemsOf(colleague.caller, "overdue")).toEqual([]);
    await admin("POST", `/invoices/${late.id}/close`, { body: {} });
    expect(await itemsOf(admin, "overdue")).toEqual([]);
  });

  test("is what colleagues change, told once for a project, and again when there is more", async () => {
    const { admin, at, colleague } = await managed();
    const path = `/projects/${at.projectId}`;
    await admin("PATCH", path, { body: { name: "Mans" } });
    expect(await itemsOf(admin, "changes")).toEqual([]);
    await colleague.caller("PATCH", path, { body: { name: "Mūsu" } });
    await made(colleague.caller, "/estimates", { name: "Otra", project_id: at.projectId });
    const [item] = await itemsOf(admin, "changes");
    expect(item).toMatchObject({ is_unread: true, project: { name: "Mūsu" }, total: 2 });
    expect(item).toMatchObject({
      entries: [
        { entity: "estimate", act: "created", name: "Otra", actor: { name: "Pēteris Āboliņš" } },
        { entity: "project", changes: [{ field: "name", before: "Mans", after: "Mūsu" }] },
      ],
    });
    expect(await unreadIn(admin)).toBe(1);
    expect((await read(admin, item ? [item] : [])).json()).toEqual({ data: { unread: 0 } });
    expect(await unreadIn(admin)).toBe(0);
    expect(await itemsOf(admin, "changes")).toMatchObject([{ is_unread: false, total: 2 }]);
    await colleague.caller("PATCH", path, { body: { name: "Visu" } });
    expect(await itemsOf(admin, "changes")).toMatchObject([{ is_unread: true, total: 3 }]);
    expect((await inboxOf(admin)).meta.unread).toBe(1);
  });

  test("goes to who assists as well, and to a new manager with the project", async () => {
    const { admin, at, colleague } = await managed();
    const path = `/projects/${at.projectId}`;
    await admin("PATCH", path, { body: { second_user_id: colleague.id } });
    expect(await itemsOf(colleague.caller, "changes")).toMatchObject([{ project: { id: at.projectId } }]);
    await admin("PATCH", path, { body: { second_user_id: null } });
    expect(await itemsOf(colleague.caller, "changes")).toEqual([]);
  });

  test("tells nothing of costs where none are kept", async () => {
    const { admin, at, colleague } = await managed();
    const cost = { name: "Druka", payment_type_id: 1, total: 12 };
    await made(colleague.caller, `/${at.estimate.id}/additional_costs`, cost);
    expect(await itemsOf(admin, "changes")).toMatchObject([{ total: 1 }]);
    await admin("PATCH", "/modules/", { body: { modules: ["position_estimate"] } });
    expect(await itemsOf(admin, "changes")).toEqual([]);
  });
});

describe("weeks with too little planned", () => {
  test("wait with all people for those who plan, and for an employee with oneself", async () => {
    const office = await planningOffice();
    // Of a usual week of five days of eight hours four are planned of one of two people.
    const { holidays } = (await office.admin("GET", `/calendar/create?date=${day(0)}`)).json().data;
    const off = new Set(holidays.map(({ date }: { date: string }) => date));
    const worked = [0, 1, 2, 3, 4].map((weekday) => day(weekday)).filter((date) => !off.has(date));
    const enough = worked.slice(0, Math.ceil(worked.length * 0.8));
    for (const date of enough) await office.plan({ date, duration: 8 });
    const [first, second] = await itemsOf(office.planner.caller, "week");
    expect(first).toMatchObject({
      from: day(0),
      to: day(4),
      planned_hours: enough.length * 80_000,
      capacity_hours: worked.length * 160_000,
      people: [{ id: office.other.id, planned_hours: 0, capacity_hours: worked.length * 80_000 }],
    });
    expect(second).toMatchObject({ from: day(0, 2), people: [{}, {}] });
    expect(await itemsOf(office.user.caller, "week")).toEqual([]);
    // 80 % are enough.
    expect(await itemsOf(office.employee.caller, "week")).toMatchObject([{ from: day(0, 2), people: [{}] }]);
    expect(await itemsOf(office.other.caller, "week")).toMatchObject([
      { from: day(0), people: [{ id: office.other.id }] },
      { from: day(0, 2) },
    ]);
    for (const date of enough) await office.plan({ user_id: office.other.id, date, duration: 8 });
    expect(await itemsOf(office.planner.caller, "week")).toMatchObject([{ from: day(0, 2) }]);
    expect(await unreadIn(office.employee.caller)).toBe(1);
  });
});

test("what is read is read by oneself alone, and what is no item is refused", async () => {
  const office = await planningOffice();
  const items = (await inboxOf(office.planner.caller)).data;
  await read(office.planner.caller, items);
  expect(await unreadIn(office.planner.caller)).toBe(0);
  expect(await unreadIn(office.admin)).toBe((await inboxOf(office.admin)).meta.unread);
  expect(await unreadIn(office.admin)).toBeGreaterThan(0);
  // What was read further is not made unread by what came late.
  await read(
    office.planner.caller,
    items.map(({ key }) => ({ key, mark: 0 })),
  );
  expect(await unreadIn(office.planner.caller)).toBe(0);
  for (const [items, field] of [
    [[], "items"],
    [[{ key: "secret:1", mark: 1 }], "items.0.key"],
    [[{ key: "project:1", mark: -1 }], "items.0.mark"],
  ] as const)
    expect(refusal(await office.admin("POST", "/inbox/read", { body: { items } }))).toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
});

test("an inbox of hundreds of projects is told, and what else happens pushes nothing out of it", async () => {
  const { installation, admin } = await emptyOffice();
  const colleague = await hired({ installation, admin });
  const client = await made(admin, "/customers", aClient());
  for (let count = 1; count <= 210; count += 1)
    await made(colleague.caller, "/projects", aProject({ client: client.id, project_manager: 1 }));
  const { data, meta } = await inboxOf(admin);
  expect({ told: data.length, unread: meta.unread, counted: await unreadIn(admin) }).toEqual({
    told: 200,
    unread: 200,
    counted: 200,
  });
  expect((await read(admin, data)).json().data.unread).toBe(0);
  // Marks of what does not wait are not kept: nothing of them is left when it comes to wait.
  await read(colleague.caller, [{ key: "project:1", mark: 999_999 }]);
  await admin("PATCH", "/projects/1", { body: { project_manager: colleague.id } });
  expect(await itemsOf(colleague.caller, "changes")).toMatchObject([
    { is_unread: true, project: { id: 1 }, total: 1 },
  ]);
});

import { expect, test } from "vitest";
import { type Caller, strangerAt } from "#tests/support/installation.ts";
import { made } from "../arrange.ts";
import { draft, invoiceDesk, issued } from "../invoices/arrange.ts";
import { linkIn } from "../online/arrange.ts";
import { client, lived, mailedTo, patch, remindingOffice } from "./arrange.ts";

const sentByHand = { status_id: 3 };

const rows = async (caller: Caller, query = "") => {
  const answer = await caller("GET", `/reminders${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json();
};

/** Numbers of a list with what holds each, or else the step that comes next and its date. */
async function standing(caller: Caller, query = "") {
  const { data } = await rows(caller, query);
  return data.map(({ invoice_nr, hold, next }: Row) => [
    invoice_nr,
    hold ?? (next ? `${next.days}: ${next.date}` : null),
  ]);
}

interface Row {
  invoice_nr: string;
  hold: string | null;
  next: { days: number; date: string } | null;
}

/** Six documents that are not paid, of a different standing each, and what is listed nowhere. */
async function assortedOffice() {
  const office = await remindingOffice({ least_amount: "41" });
  const { admin, at } = office;
  const of = (desk: typeof at, place: number, due_date: string, final: object = sentByHand) =>
    issued(desk, { position_items: [desk.items[place]], due_date }, final);
  const second = await invoiceDesk(admin);
  const third = await invoiceDesk(admin);
  const coming = await of(at, 0, "2037-12-21");
  const disputed = await of(at, 2, "2037-12-22");
  const stopped = await of(second, 0, "2037-12-23");
  const asked = await of(second, 2, "2037-12-28");
  const small = await of(at, 1, "2037-12-29");
  const unsent = await of(third, 0, "2037-12-30", {});
  const paid = await of(third, 2, "2037-12-20");
  await made(admin, `/invoices/${paid.id}/payments`, { date: paid.date, amount: "52.50" });
  await draft(third, { due_date: "2037-12-19" });
  await patch(admin, `/invoices/${disputed.id}/reminders`, {
    is_disputed: true,
    is_stopped: true,
    note: "Cita summa",
  });
  await patch(admin, `/invoices/${stopped.id}/reminders`, { is_stopped: true });
  await askAbout(office, asked.id);
  return { ...office, coming, disputed, stopped, asked, small, unsent };
}

async function askAbout(office: Awaited<ReturnType<typeof remindingOffice>>, id: number) {
  const mail = { to: [client], subject: "Rēķins", text: "Labdien!", lang: "lv", with_link: true };
  await made(office.admin, `/invoices/${id}/mails`, mail);
  const token = linkIn((await mailedTo(office, client)).at(-1)?.text ?? "");
  const answer = await strangerAt(office.installation)("POST", `/online_documents/${token}/questions`, {
    body: { name: "Jānis", text: "Par ko tas ir?" },
  });
  if (answer.status !== 201) throw new Error(answer.text);
}

test("what is not paid is listed by its due date, with what comes next or what holds it", async () => {
  const { admin, at, coming, disputed, stopped, asked, small, unsent } = await assortedOffice();
  expect(await standing(admin)).toEqual([
    [coming.invoice_nr, "-3: 2037-12-18"],
    [disputed.invoice_nr, "disputed"],
    [stopped.invoice_nr, "stopped"],
    [asked.invoice_nr, "asked"],
    [small.invoice_nr, "small"],
    [unsent.invoice_nr, "unsent"],
  ]);
  const { data, is_on } = await rows(admin);
  expect(is_on).toBe(true);
  expect(data[0]).toEqual({
    id: coming.id,
    estimate_id: at.estimate.id,
    invoice_nr: coming.invoice_nr,
    client: { id: at.clientId, name: coming.customer.name },
    project: { id: at.projectId, name: coming.project.name },
    due_date: "2037-12-21",
    open_cents: 12_100,
    hold: null,
    next: { days: -3, date: "2037-12-18" },
    last: null,
  });
  const numbers = async (query: string) => (await standing(admin, query)).map(([number]: string[]) => number);
  expect(await numbers("?state=coming")).toEqual([coming.invoice_nr]);
  expect(await numbers("?state=disputed")).toEqual([disputed.invoice_nr]);
  expect(await numbers("?state=stopped")).toEqual([stopped.invoice_nr]);
  expect(await numbers("?state=reminded")).toEqual([]);
  expect(await numbers(`?q=${asked.invoice_nr}`)).toEqual([asked.invoice_nr]);
  expect(await numbers("?per_page=4&page=2")).toEqual([small.invoice_nr, unsent.invoice_nr]);
  expect((await rows(admin, "?per_page=4&page=2")).meta).toEqual({
    total: 6,
    page: 2,
    per_page: 4,
    last_page: 2,
  });
  expect((await admin("GET", "/reminders?state=late")).status).toBe(422);
});

test("where the plan is off the list says so, and what would be sent", async () => {
  const { admin, coming, disputed } = await assortedOffice();
  await patch(admin, "/reminder_plan", { is_on: false });
  const { is_on } = await rows(admin);
  expect(is_on).toBe(false);
  expect((await standing(admin)).slice(0, 2)).toEqual([
    [coming.invoice_nr, "-3: 2037-12-18"],
    [disputed.invoice_nr, "disputed"],
  ]);
  expect(await standing(admin, "?state=coming")).toEqual([[coming.invoice_nr, "-3: 2037-12-18"]]);
  await patch(admin, "/reminder_plan", { steps: [] });
  expect((await standing(admin))[0]).toEqual([coming.invoice_nr, null]);
  expect(await standing(admin, "?state=coming")).toEqual([]);
});

/** An office of a plan of two steps, with one invoice. */
async function shortPlan() {
  const office = await remindingOffice({ steps: [{ days: -3 }, { days: 3 }] });
  const { id, invoice_nr } = await issued(office.at, { due_date: "2037-12-21" }, sentByHand);
  return { office, admin: office.admin, id, invoice_nr };
}

test("what a client was reminded of is told, until nothing more comes", async () => {
  const { office, admin, id, invoice_nr } = await shortPlan();
  await lived(office, id, ["2037-12-17", "2037-12-18"]);
  const first = (await rows(admin, "?state=reminded")).data;
  expect(first).toMatchObject([
    { invoice_nr, last: { days: -3, state: "sent" }, next: { days: 3, date: "2037-12-28" } },
  ]);
  const mail = { to: ["ieva@refused.test"], subject: "Rēķins", text: "Labdien!", lang: "lv" };
  await made(admin, `/invoices/${id}/reminders`, mail);
  expect((await rows(admin)).data).toMatchObject([{ last: { days: null, state: "waiting" } }]);
  await lived(office, id, ["2037-12-27", "2037-12-28"]);
  expect((await rows(admin)).data).toMatchObject([{ hold: null, next: null, last: { days: 3 } }]);
  expect((await rows(admin, "?state=coming")).data).toEqual([]);
});

test("a step by which nobody was written to is no reminder", async () => {
  const { office, admin, id } = await shortPlan();
  await patch(admin, `/customers/${office.at.clientId}`, { email: "" });
  expect(await lived(office, id, ["2037-12-17", "2037-12-18"])).toEqual([[-3, "2037-12-18"]]);
  expect((await rows(admin)).data).toMatchObject([{ last: null, next: { days: 3 } }]);
  expect((await rows(admin, "?state=reminded")).data).toEqual([]);
});

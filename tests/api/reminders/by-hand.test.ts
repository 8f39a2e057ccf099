import { describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { founder, made } from "../arrange.ts";
import { client, lateInvoice, mailedTo, type Office, patch, remindingOffice } from "./arrange.ts";

const pay = ({ admin }: Office, id: number, amount: string) =>
  made(admin, `/invoices/${id}/payments`, { date: today(), amount });
const standing = async ({ admin }: Office, id: number) =>
  (await admin("GET", `/invoices/${id}/reminders`)).json().data;
const mail = { subject: "Rēķins", text: "Labdien!", lang: "lv" };

describe("a reminder by hand", () => {
  test("has the text of the step that fits, counts as it, and keeps the next one away for two days", async () => {
    const office = await remindingOffice({ is_on: false, steps: [{ days: 3 }, { days: 10 }, { days: 20 }] });
    const { admin } = office;
    const due = new Date(Date.now() - 12 * 86_400_000).toISOString().slice(0, 10);
    const { id, version, invoice_nr } = await lateInvoice(office, { date: "2026-01-05", due_date: due });
    const draft = (await admin("GET", `/invoices/${id}/reminder_draft`)).json().data;
    expect(draft).toMatchObject({
      days: 10,
      file_name: "",
      subject: `Kavējas rēķina ${invoice_nr} apmaksa`,
      people: [{ email: client, is_chosen: true }],
    });
    expect(draft.text).toMatch(/kavējas 1[1-3] dienas/);
    const english = (await admin("GET", `/invoices/${id}/reminder_draft?lang=en`)).json().data;
    expect(english.subject).toBe(`Overdue invoice ${invoice_nr}`);
    const body = { ...mail, to: [client], copy: true };
    const headers = { "If-Match": `"${version}"`, "Idempotency-Key": "remind-1" };
    const [first, again] = [
      await admin("POST", `/invoices/${id}/reminders`, { body, headers }),
      await admin("POST", `/invoices/${id}/reminders`, { body, headers }),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await mailedTo(office, client)).toHaveLength(1);
    expect((await standing(office, id)).sent).toMatchObject([{ days: 10, mail: { state: "sent" } }]);
    // The step is used up: another one says the same and counts as none.
    expect((await admin("GET", `/invoices/${id}/reminder_draft`)).json().data.days).toBeNull();
    await made(admin, `/invoices/${id}/reminders`, { ...mail, to: [client] });
    expect((await standing(office, id)).sent.map(({ days }: { days: number | null }) => days)).toEqual([
      null,
      10,
    ]);
    const [kept] = (await admin("GET", `/invoices/${id}/mails`)).json().data;
    expect(kept).toMatchObject({ reminder: { days: null }, sender: { name: "Anna Ozola" } });
    expect((await mailedTo(office, founder)).length).toBeGreaterThan(0);
  });

  test("is refused for what is paid, disputed, voided or a draft, and as somebody else has changed it", async () => {
    const office = await remindingOffice();
    const { admin } = office;
    const { id } = await made(admin, `/${office.at.estimate.id}/invoices`, {});
    const remind = async (headers = {}) =>
      (await admin("POST", `/invoices/${id}/reminders`, { body: { ...mail, to: [client] }, headers })).status;
    expect(await remind()).toBe(409);
    const issuedOne = (await admin("POST", `/invoices/${id}/final_document`, { body: {} })).json().data;
    await patch(admin, `/invoices/${id}/reminders`, { is_disputed: true });
    expect(await remind()).toBe(409);
    await patch(admin, `/invoices/${id}/reminders`, { is_disputed: false });
    expect(await remind({ "If-Match": `"${issuedOne.version}"` })).toBe(412);
    await pay(office, id, "213.83");
    expect(await remind()).toBe(409);
    await admin("DELETE", `/invoices/${id}`);
    expect(await remind()).toBe(409);
    expect((await admin("PATCH", `/invoices/${id}/reminders`, { body: { is_stopped: true } })).status).toBe(
      409,
    );
    expect(await mailedTo(office, client)).toEqual([]);
  });
});

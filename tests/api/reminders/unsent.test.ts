import { describe, expect, test } from "vitest";
import { made } from "../arrange.ts";
import { issued } from "../invoices/arrange.ts";
import { client, due_date, lived, mailedTo, type Office, patch, remindingOffice } from "./arrange.ts";

const mail = { subject: "Rēķins", text: "Labdien!", lang: "lv", to: [client] };

const standing = async ({ admin }: Office, id: number) =>
  (await admin("GET", `/invoices/${id}/reminders`)).json().data;
const told = async ({ admin }: Office) =>
  (await admin("GET", "/inbox")).json().data.filter(({ kind }: { kind: string }) => kind === "unreached");

/** An invoice that was issued, and that nobody has sent. */
const unsentInvoice = ({ at }: Office) => issued(at, { due_date });

describe("an invoice that was never sent", () => {
  test("is not reminded of: it is told inside until it is mailed, and the next step goes out then", async () => {
    const office = await remindingOffice();
    const { id, invoice_nr } = await unsentInvoice(office);
    expect(await standing(office, id)).toMatchObject({ hold: "unsent", next: null, can_remind: true });
    expect(await lived(office, id, ["2037-12-17", "2037-12-29"])).toEqual([
      [-3, "2037-12-18"],
      [3, "2037-12-28"],
    ]);
    expect(await mailedTo(office, client)).toEqual([]);
    expect((await standing(office, id)).sent).toMatchObject([
      { days: 3, mail: null, why: "unsent" },
      { days: -3, mail: null, why: "unsent" },
    ]);
    expect(await told(office)).toMatchObject([{ why: "unsent", invoice: { id, number: invoice_nr } }]);
    await made(office.admin, `/invoices/${id}/mails`, mail);
    expect(await told(office)).toEqual([]);
    expect(await standing(office, id)).toMatchObject({ hold: null });
    await lived(office, id, ["2037-12-30", "2038-01-05"]);
    const [newest, before] = (await standing(office, id)).sent;
    expect(newest).toMatchObject({ days: 10, why: null, mail: { state: "sent", to: [client] } });
    expect(before).toMatchObject({ days: 3, why: "unsent" });
    const [reminder, first] = (await mailedTo(office, client)).toReversed();
    expect([reminder?.files.length, first?.files.length]).toEqual([1, 1]);
  });

  test("is another thing than one that was marked as sent by hand", async () => {
    const office = await remindingOffice();
    const { id } = await unsentInvoice(office);
    await patch(office.admin, `/invoices/${id}`, { status_id: 3 });
    expect(await standing(office, id)).toMatchObject({ hold: null });
    expect(await lived(office, id, ["2037-12-17", "2037-12-21"])).toEqual([[-3, "2037-12-18"]]);
    expect(await mailedTo(office, client)).toHaveLength(1);
  });

  test("goes along as PDF where somebody reminds of it by hand, and is sent by that", async () => {
    const office = await remindingOffice();
    const { id, invoice_nr } = await unsentInvoice(office);
    const { data } = (await office.admin("GET", `/invoices/${id}/reminder_draft?lang=en`)).json();
    expect(data.file_name).toBe("");
    expect(data.text).toContain("LV80BANK0000435195001 (Banka)");
    await made(office.admin, `/invoices/${id}/reminders`, mail);
    const [reminder] = await mailedTo(office, client);
    expect(reminder?.files).toMatchObject([{ name: expect.stringContaining(invoice_nr) }]);
    const invoice = (await office.admin("GET", `/invoices/${id}`)).json().data;
    expect(invoice.sent_at).not.toBeNull();
    expect(await standing(office, id)).toMatchObject({ hold: null });
  });

  test("is told as something else than a client without an address", async () => {
    const office = await remindingOffice();
    const { id } = await unsentInvoice(office);
    await patch(office.admin, `/customers/${office.at.clientId}`, { email: "" });
    await lived(office, id, ["2037-12-17", "2037-12-18"]);
    expect(await told(office)).toMatchObject([{ why: "unsent" }]);
  });
});

import { describe, expect, test } from "vitest";
import { morningOf } from "#tests/support/mornings.ts";
import { founder, made } from "../arrange.ts";
import { invoiceDesk } from "../invoices/arrange.ts";
import { client, lateInvoice, lived, mailedTo, type Office, patch, remindingOffice } from "./arrange.ts";

const around: [string, string] = ["2037-12-15", "2038-01-15"];

describe("the mornings of a plan", () => {
  test("bring each step on its day, or on the next working one, in the client's language", async () => {
    const office = await remindingOffice();
    const { admin, at } = office;
    await patch(admin, `/customers/${at.clientId}`, { document_language: "en" });
    const { id, invoice_nr } = await lateInvoice(office);
    expect((await admin("GET", `/invoices/${id}/reminders`)).json().data.next).toEqual({
      days: -3,
      date: "2037-12-18",
    });
    // 24.12 is off, as are the three days after it; 31.12 and 1.1 are, before a weekend; 10.01 is a Sunday.
    expect(await lived(office, id, around)).toEqual([
      [-3, "2037-12-18"],
      [3, "2037-12-28"],
      [10, "2038-01-04"],
      [20, "2038-01-11"],
    ]);
    const mails = await mailedTo(office, client);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Reminder: invoice ${invoice_nr} is due on 21.12.2037`,
      `Reminder: invoice ${invoice_nr}`,
      `Overdue invoice ${invoice_nr}`,
      `Final reminder: invoice ${invoice_nr}`,
    ]);
    // From the agency by name, answers to who issued it; it was never mailed, so nothing goes along.
    expect(mails[3]?.head).toContain("SIA Aģentūra");
    expect(mails[3]?.head).toContain(founder);
    expect(mails.map(({ files }) => files)).toEqual([[], [], [], []]);
    // By the morning on which they go out, not by their steps: 28.12 is 7 days after, 4.1 is 14, 11.1 is 21.
    expect(mails[2]?.text).toContain("14 days overdue");
    expect(mails[3]?.text).toMatch(/21 days overdue.*213\.83\s€ is still to be paid/s);
    // What the client needs for paying: creditor references are ISO 11649.
    expect(mails[3]?.text).toContain("LV80BANK0000435195001 (Banka)");
    expect(mails[3]?.text).toMatch(/Reference: RF\d\d[A-Z0-9]+$/m);
    expect((await admin("GET", `/invoices/${id}/reminders`)).json().data.next).toBeNull();
  });

  test("say the days in Latvian as their number asks for, and their own words where a step has some", async () => {
    const own = {
      days: 6,
      subject_lv: "Rēķins {{number}} ({{days}})",
      text_lv: "{{open}} līdz {{due_date}}, {{name}}",
    };
    const office = await remindingOffice({ steps: [own, { days: 21 }, { days: 30 }] });
    const { id, invoice_nr } = await lateInvoice(office, { due_date: "2037-10-05" });
    // 26.10 is 21 days after, a Monday; 4.11 is 30 days after.
    expect(await lived(office, id, ["2037-10-10", "2037-11-05"])).toEqual([
      [6, "2037-10-12"],
      [21, "2037-10-26"],
      [30, "2037-11-04"],
    ]);
    const [first, further, last] = await mailedTo(office, client);
    expect(first?.subject).toBe(`Rēķins ${invoice_nr} (7 dienas)`);
    expect(first?.text).toMatch(/^213,83\s€ līdz 05\.10\.2037, Anna Ozola$/);
    expect(further?.text).toContain("kavējas 21 dienu");
    expect(last?.text).toContain("kavējas jau 30 dienas");
  });

  test.each([
    ["lv", "pavadzīmes", "rēķin"],
    ["en", "waybill", "invoice"],
  ])("call a priced waybill one, in %s", async (document_language, called, other) => {
    const office = await remindingOffice();
    await patch(office.admin, `/customers/${office.at.clientId}`, { document_language });
    const { id, invoice_nr } = await lateInvoice(office, {
      invoice_type_id: 2,
      waybill: { delivery_address: "Ogre" },
    });
    expect(await lived(office, id, around)).toHaveLength(4);
    for (const { subject, text } of await mailedTo(office, client)) {
      expect(subject).toContain(`${called} ${invoice_nr}`);
      expect(text).toContain(`${called} ${invoice_nr}`);
      expect(`${subject} ${text}`.toLowerCase()).not.toContain(other);
    }
  });

  test.each([
    ["en", "lv", "Reminder: invoice"],
    ["lv", "en", "Atgādinājums: rēķina"],
  ] as const)(
    "are in the contact's language, %s, and not in that of the client's documents",
    async (language, document_language, subject) => {
      const office = await remindingOffice({ steps: [{ days: -3 }] });
      const { admin, at } = office;
      await patch(admin, `/customers/${at.clientId}`, { document_language });
      const contact = { name: "Zane", email: "zane@klients.lv", language, gets_reminders: true };
      await made(admin, `/customers/${at.clientId}/contacts`, contact);
      const { id } = await lateInvoice(office);
      expect(await lived(office, id, ["2037-12-17", "2037-12-19"])).toEqual([[-3, "2037-12-18"]]);
      const [mail] = await mailedTo(office, contact.email);
      expect(mail?.subject).toContain(subject);
      expect(mail?.text).toMatch(language === "en" ? /^Hello,/ : /^Labdien!/);
    },
  );

  test("bring nothing twice, however often one comes", async () => {
    const office = await remindingOffice();
    const { id } = await lateInvoice(office);
    await lived(office, id, ["2037-12-16", "2037-12-18"]);
    for (const _ of [1, 2, 3]) await morningOf(office.installation, "2037-12-18");
    await morningOf(office.installation, "2037-12-19");
    expect(await mailedTo(office, client)).toHaveLength(1);
  });

  test("bring the last step alone of those that were missed, and nothing of before the plan or the document", async () => {
    const office = await remindingOffice({ is_on: false });
    const { id } = await lateInvoice(office);
    expect(await lived(office, id, ["2037-12-16", "2037-12-18"])).toEqual([]);
    await patch(office.admin, "/reminder_plan", { is_on: true });
    // Nothing ran from 18.12 until after the step of ten days: 30.12 is nine days after, 4.1 is fourteen.
    expect(await lived(office, id, ["2038-01-03", "2038-01-06"])).toEqual([[10, "2038-01-04"]]);
    const old = await lateInvoice(await other(office), { date: "2026-01-05", due_date: "2026-02-02" });
    expect(await lived(office, old.id, ["2038-01-07", "2038-01-08"])).toEqual([]);
  });

  test("are those on which the installation works", async () => {
    const office = await remindingOffice();
    const { id } = await lateInvoice(office);
    await made(office.admin, "/holidays", { date: "2037-12-18", name: "Slēgts" });
    expect(await lived(office, id, ["2037-12-16", "2037-12-21"])).toEqual([[-3, "2037-12-21"]]);
  });
});

/** The same office with another estimate to invoice. */
async function other(office: Office): Promise<Office> {
  const at = await invoiceDesk(office.admin);
  await patch(office.admin, `/customers/${at.clientId}`, { email: "cits@klients.lv" });
  return { ...office, at };
}

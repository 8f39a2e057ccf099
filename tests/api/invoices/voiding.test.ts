import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";
import { hired } from "../people.ts";
import { draft, introduceSeller, invoiceDesk, invoicing, issued } from "./arrange.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

describe("voiding", () => {
  test("keeps row and number, and makes a credit note that takes everything back", async () => {
    const at = await invoiceDesk(admin);
    const invoice = await issued(at);
    const answer = (await admin("DELETE", `/invoices/${invoice.id}`)).json().data;
    expect(answer).toMatchObject({
      outcome: "voided",
      credit_note: { invoice_nr: expect.stringMatching(/^KR-/) },
    });
    const voided = (await admin("GET", `/invoices/${invoice.id}`)).json().data;
    expect(voided).toMatchObject({ status_id: 7, invoice_nr: invoice.invoice_nr, open_cents: 0 });
    expect(voided.credited_by.id).toBe(answer.credit_note.id);
    const credit = (await admin("GET", `/invoices/${answer.credit_note.id}`)).json().data;
    expect(credit).toMatchObject({
      invoice_type_id: 3,
      total_cents: -invoice.total_cents,
      credits: { id: invoice.id },
    });
    expect(credit.content).toEqual(invoice.content);
    expect((await invoicing(at)).open_items).toEqual(at.items);
    expect((await admin("DELETE", `/invoices/${invoice.id}`)).status).toBe(409);
    expect((await admin("DELETE", `/invoices/${credit.id}`)).status).toBe(409);
    expect((await issued(at)).total_cents).toBe(invoice.total_cents);
  });

  test("gives the deducted advances back, so that they can be voided afterwards", async () => {
    const at = await invoiceDesk(admin);
    const advance = await issued(at, { percentage: "30" });
    const final = await issued(at);
    expect((await admin("DELETE", `/invoices/${advance.id}`)).status).toBe(409);
    expect((await admin("DELETE", `/invoices/${final.id}`)).status).toBe(200);
    expect((await invoicing(at)).advances).toMatchObject([{ id: advance.id, net_cents: advance.net_cents }]);
    expect((await admin("GET", `/invoices/${advance.id}`)).json().data.deducted_by).toEqual([]);
    const gone = await admin("DELETE", `/invoices/${advance.id}`);
    expect(gone.json().data).toMatchObject({ outcome: "voided" });
    expect((await invoicing(at)).remaining.map(({ taxable_cents }) => taxable_cents)).toEqual([13_333, 5000]);
  });

  test("is an administrator's; a user deletes drafts", async () => {
    const office = await emptyOffice();
    await introduceSeller(office.admin);
    const user = await hired(office);
    const at = await invoiceDesk(user.caller);
    const invoice = await issued(at, { position_items: [at.items[0]] });
    const unissued = await draft(at);
    expect((await user.caller("DELETE", `/invoices/${unissued.id}`)).status).toBe(200);
    const refused = await user.caller("DELETE", `/invoices/${invoice.id}`);
    expect(refused.status).toBe(403);
  });
});

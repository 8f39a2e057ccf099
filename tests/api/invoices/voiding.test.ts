import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";
import { hired } from "../people.ts";
import { draft, introduceSeller, invoiceDesk, invoicing, issue, issued } from "./arrange.ts";

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

  test("asks to look again after goods went with a waybill that the invoice prices, or did not", async () => {
    const at = await invoiceDesk(admin);
    const invoice = await issued(at, { position_items: [at.items[0]] });
    const other = await issued(at, { position_items: [at.items[1]] });
    const read = async (id = invoice.id) => (await admin("GET", `/invoices/${id}`)).json().data;
    const voided = async (version: number) => {
      const headers = { "If-Match": `"${version}"` };
      return (await admin("DELETE", `/invoices/${invoice.id}`, { headers })).status;
    };
    const priced = (id: number | null) => ({ waybill: { delivery_address: "Ogre", pricing_invoice_id: id } });
    const raised = async (change: () => Promise<unknown>): Promise<void> => {
      const before = await read();
      await change();
      const after = await read();
      expect(after.priced_waybills).not.toEqual(before.priced_waybills);
      expect(await voided(before.version)).toBe(412);
    };

    let id = 0;
    await raised(async () => {
      id = (await draft(at, { invoice_type_id: 2, ...priced(invoice.id) })).id;
    });
    const patched = (body: object) => admin("PATCH", `/invoices/${id}`, { body });
    const { version } = await read(other.id);
    await raised(() => patched(priced(other.id)));
    expect((await read(other.id)).version).toBe(version + 1);
    await raised(() => patched(priced(invoice.id)));
    await raised(() => issue(at, id));
    await raised(() => admin("DELETE", `/invoices/${id}`));
    await raised(async () => {
      id = (await draft(at, { invoice_type_id: 2, ...priced(invoice.id) })).id;
    });
    await raised(() => admin("DELETE", `/invoices/${id}`));

    // What it does not show of a waybill is no matter of the invoice.
    await raised(async () => {
      id = (await draft(at, { invoice_type_id: 2, ...priced(invoice.id) })).id;
    });
    const seen = await read();
    await patched({ comment: "Zvaniet" });
    expect(await voided(seen.version)).toBe(200);
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

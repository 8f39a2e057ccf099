import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";
import { draft, introduceSeller, invoiceDesk, issued, seller } from "./arrange.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

describe("a waybill", () => {
  test("has its addresses and persons, its own series, and asks for money where nothing else does", async () => {
    const at = await invoiceDesk(admin);
    await admin("PATCH", `/customers/${at.clientId}`, {
      body: { registered_address: "Ogre, Skolas iela 4" },
    });
    const waybill = await issued(at, { invoice_type_id: 2, waybill: { received_by: "Jānis" } });
    expect(waybill).toMatchObject({
      invoice_nr: expect.stringMatching(/^PZ-/),
      total_cents: 21_383,
      waybill: {
        dispatch_address: seller.address,
        delivery_address: "Ogre, Skolas iela 4",
        received_by: "Jānis",
      },
    });
  });

  test("beside an invoice lists its goods and asks for nothing", async () => {
    const at = await invoiceDesk(admin);
    const invoice = await issued(at, { position_items: [at.items[0]] });
    const waybill = await issued(at, {
      invoice_type_id: 2,
      waybill: { delivery_address: "Ogre", pricing_invoice_id: invoice.id },
    });
    expect(waybill).toMatchObject({
      total_cents: 0,
      position_item_ids: [at.items[0]],
      status_id: 2,
      due_date: null,
      waybill: { pricing_invoice: { invoice_nr: invoice.invoice_nr } },
    });
    const voided = await admin("DELETE", `/invoices/${waybill.id}`);
    expect(voided.json().data).toMatchObject({ outcome: "voided", credit_note: null });
  });

  test("is not priced by the invoice of another client, whom the project had before", async () => {
    const at = await invoiceDesk(admin);
    const invoice = await issued(at, { position_items: [at.items[0]] });
    const { id } = await made(admin, "/customers", aClient({ address: "Ventspils" }));
    await admin("PATCH", `/projects/${at.projectId}`, { body: { client: id } });
    const offered = (await admin("GET", `/${at.estimate.id}/invoices/create`)).json().data.pricing_invoices;
    expect(offered).toEqual([]);
    const body = { invoice_type_id: 2, waybill: { pricing_invoice_id: invoice.id } };
    expect(refusal(await admin("POST", `/${at.estimate.id}/invoices`, { body }))).toEqual({
      status: 422,
      errors: { "waybill.pricing_invoice_id": ["Izvēlieties izrakstītu šīs tāmes rēķinu"] },
    });
  });

  test("is not priced by an advance, which says no price of any goods", async () => {
    const at = await invoiceDesk(admin);
    const advance = await issued(at, { percentage: "20" });
    const body = {
      invoice_type_id: 2,
      waybill: { delivery_address: "Ogre", pricing_invoice_id: advance.id },
    };
    expect(refusal(await admin("POST", `/${at.estimate.id}/invoices`, { body }))).toEqual({
      status: 422,
      errors: { "waybill.pricing_invoice_id": ["Izvēlieties izrakstītu šīs tāmes rēķinu"] },
    });
  });

  test("that is only moved has no due date until it sells", async () => {
    const at = await invoiceDesk(admin);
    const moved = { purpose: "movement", delivery_address: "Ogre" };
    const said = { payment_terms: null, due_date: "2099-12-31" };
    const { id } = await draft(at, { invoice_type_id: 2, waybill: moved, ...said });
    const change = async (body: object) => (await admin("PATCH", `/invoices/${id}`, { body })).json();
    expect((await change({ comment: "Uz noliktavu" })).data).toMatchObject({
      total_cents: 0,
      due_date: null,
    });
    const sold = { waybill: { ...moved, purpose: "sale" } };
    expect((await change(sold)).data).toMatchObject({ payment_terms: 10, due_date: addDays(today(), 10) });
    expect((await change({ ...sold, ...said })).data).toMatchObject({ due_date: "2099-12-31" });
  });

  test("whose invoice was voided meanwhile is neither changed nor issued until it has another", async () => {
    const at = await invoiceDesk(admin);
    const invoice = await issued(at, { position_items: [at.items[0]] });
    const beside = { delivery_address: "Ogre", pricing_invoice_id: invoice.id };
    const sent = await issued(at, { invoice_type_id: 2, waybill: beside });
    const { id } = await draft(at, { invoice_type_id: 2, waybill: beside });
    const { data } = (await admin("GET", `/invoices/${invoice.id}`)).json();
    expect(data.priced_waybills).toMatchObject([{ id: sent.id, invoice_nr: sent.invoice_nr }, { id }]);
    await admin("DELETE", `/invoices/${invoice.id}`);

    const refused = {
      status: 422,
      errors: {
        "waybill.pricing_invoice_id": ["Rēķins ar cenām ir anulēts. Izvēlieties citu šīs tāmes rēķinu."],
      },
    };
    const ask = () => admin("POST", `/invoices/${id}/final_document`, { body: {} });
    expect(refusal(await ask())).toEqual(refused);
    expect(refusal(await admin("PATCH", `/invoices/${id}`, { body: { comment: "x" } }))).toEqual(refused);
    const body = { invoice_type_id: 2, waybill: beside };
    expect(refusal(await admin("POST", `/${at.estimate.id}/invoices`, { body }))).toEqual(refused);
    const offered = async (query = "") =>
      (await admin("GET", `/${at.estimate.id}/invoices/create${query}`)).json().data.pricing_invoices;
    expect(await offered()).toEqual([]);
    expect(await offered(`?invoice_id=${id}`)).toMatchObject([{ id: invoice.id }]);
    // The goods that went stay gone.
    expect((await admin("GET", `/invoices/${sent.id}`)).json().data.status_id).toBe(2);

    const other = await issued(at, { position_items: [at.items[0]] });
    await admin("PATCH", `/invoices/${id}`, { body: { waybill: { pricing_invoice_id: other.id } } });
    expect((await ask()).status).toBe(200);
  });

  test("takes its texts without what nobody sees around them, as all documents do", async () => {
    const at = await invoiceDesk(admin);
    const typed = {
      delivery_address: "Ogre\u00a0",
      carrier: " e",
      received_by: "\tJānis\u2028Bērziņš\u200f",
      issued_by: "Anna \u2028",
      dispatch_address: " Rīga\t1 ",
    };
    const kept = {
      delivery_address: "Ogre",
      carrier: "e",
      received_by: "Jānis Bērziņš",
      issued_by: "Anna",
      dispatch_address: "Rīga 1",
    };
    const made = await draft(at, { invoice_type_id: 2, waybill: typed });
    expect(made.waybill).toMatchObject(kept);
    const body = { waybill: { ...typed, carrier: "f " }, comment: " x" };
    const changed = await admin("PATCH", `/invoices/${made.id}`, { body });
    expect(changed.json().data).toMatchObject({ waybill: { ...kept, carrier: "f" }, comment: "x" });
    const invoice = { invoice_type_id: 1, waybill: { carrier: " e" } };
    expect(refusal(await admin("PATCH", `/invoices/${made.id}`, { body: invoice }))).toEqual({
      status: 422,
      errors: { waybill: ["Šo lauku šeit norādīt nevar"] },
    });
  });

  test("without an address is refused", async () => {
    const at = await invoiceDesk(admin);
    const answer = await admin("POST", `/${at.estimate.id}/invoices`, {
      body: { invoice_type_id: 2, waybill: { dispatch_address: "Rīga" } },
    });
    expect(refusal(answer)).toEqual({
      status: 422,
      errors: { "waybill.delivery_address": ["Šis lauks ir obligāts"] },
    });
  });

  test("prices its goods by an issued invoice of its own estimate alone", async () => {
    const [at, other] = [await invoiceDesk(admin), await invoiceDesk(admin)];
    const { id } = await issued(other);
    const answer = await admin("POST", `/${at.estimate.id}/invoices`, {
      body: { invoice_type_id: 2, waybill: { delivery_address: "Ogre", pricing_invoice_id: id } },
    });
    expect(refusal(answer)).toEqual({
      status: 422,
      errors: { "waybill.pricing_invoice_id": ["Izvēlieties izrakstītu šīs tāmes rēķinu"] },
    });
  });
});

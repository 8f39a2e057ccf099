import { beforeAll, describe, expect, test } from "vitest";
import { defaultSeries } from "#model/company/number-series.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { addItems } from "../estimates/arrange.ts";
import { draft, introduceSeller, invoiceDesk, issue, issued } from "./arrange.ts";
import { daysAway } from "./assortment.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

describe("issuing", () => {
  test("takes the next number and freezes what the document says", async () => {
    const { admin } = await emptyOffice();
    await introduceSeller(admin);
    const at = await invoiceDesk(admin);
    const first = await issued(at, { position_items: [at.items[0]] }, { status_id: 3 });
    const second = await issued(at);
    const year = daysAway(0).slice(0, 4);
    expect([first.invoice_nr, second.invoice_nr]).toEqual([`RE-${year}-0001`, `RE-${year}-0002`]);
    expect([first.status_id, second.status_id]).toEqual([3, 2]);
    await admin("PATCH", `/customers/${at.clientId}`, { body: { name: "Cits nosaukums" } });
    const { data } = (await admin("GET", `/invoices/${first.id}`)).json();
    expect(data.content).toEqual(first.content);
    expect(data.content.buyer.name).not.toBe("Cits nosaukums");
  });

  test("is refused for more lines than can be printed, and as many as can be are", async () => {
    const at = await invoiceDesk(admin);
    const lines = Array.from({ length: 500 }, (_, at) => ({ name: `Vizītkaršu griešana ${at}`, price: 1 }));
    const added = [...(await addItems(at, lines)), ...(await addItems(at, lines))].map(({ id }) => id);
    const whole = await draft(at);
    const refused = await admin("POST", `/invoices/${whole.id}/final_document`, { body: {} });
    expect([refused.status, refused.json().message]).toEqual([
      422,
      "Dokuments ir pārāk garš. Sadaliet to vairākos.",
    ]);
    await admin("DELETE", `/invoices/${whole.id}`);
    const most = await issued(at, { position_items: added });
    expect(most.content.lines).toHaveLength(1000);
    expect((await admin("GET", `/invoices/pdf/${most.id}?lang=lv`)).status).toBe(200);
  });

  test.each([{}, { status_id: 2 }])("of what is due in the past makes it late at once: %j", async (named) => {
    const at = await invoiceDesk(admin);
    const late = await issued(at, {}, { ...named, date: daysAway(-20), due_date: daysAway(-10) });
    expect([late.status_id, late.due_date]).toEqual([6, daysAway(-10)]);
  });

  test("is refused while nobody knows who sells", async () => {
    const office = await emptyOffice();
    const at = await invoiceDesk(office.admin);
    const { id } = await draft(at);
    const answer = await office.admin("POST", `/invoices/${id}/final_document`, { body: {} });
    expect(answer.status).toBe(409);
    await introduceSeller(office.admin, {
      series: {
        invoice: { prefix: "A/", with_year: false, width: 1 },
        waybill: { prefix: "P", with_year: true, width: 3 },
        credit_note: { prefix: "K", with_year: true, width: 3 },
      },
    });
    expect((await issue(at, id)).invoice_nr).toBe("A/1");
  });

  test.each([
    ["that has not come yet", 1, "Dokumentu nevar izrakstīt ar nākotnes datumu"],
    ["of more than a year ago", -367, "Dokumenta datums nevar būt vairāk nekā gadu senāks par šodienu"],
  ])("is refused with a date %s, and takes no number", async (_, days, words) => {
    const at = await invoiceDesk(admin);
    const { id } = await draft(at, { date: daysAway(days) });
    const answer = await admin("POST", `/invoices/${id}/final_document`, { body: {} });
    expect(answer.status).toBe(422);
    expect(answer.json().errors).toEqual({ date: [words] });
    const { data } = (await admin("GET", `/invoices/${id}`)).json();
    expect([data.invoice_nr, data.status_id]).toEqual(["", 1]);
    expect((await issue(at, id, { date: daysAway(0) })).status_id).toBe(2);
  });

  test("goes on behind numbers that another form of the series has given", async () => {
    const { admin } = await emptyOffice();
    await introduceSeller(admin);
    const at = await invoiceDesk(admin);
    const [year, lines] = [daysAway(0).slice(0, 4), at.items.map((item) => ({ position_items: [item] }))];
    const numbers = [(await issued(at, lines[0])).invoice_nr];
    const invoiceSeries = { prefix: `RE-${year}-`, with_year: false, width: 4 };
    await introduceSeller(admin, { series: { ...defaultSeries, invoice: invoiceSeries } });
    numbers.push((await issued(at, lines[1])).invoice_nr, (await issued(at, lines[2])).invoice_nr);
    expect(numbers).toEqual(["0001", "0002", "0003"].map((place) => `RE-${year}-${place}`));
  });

  test.each([
    ["AE", "LV40003032949"],
    ["K", "EE123456789"],
  ])("of what the client taxes (%s) asks for the client's VAT number", async (vat_category, vat_nr) => {
    const at = await invoiceDesk(admin, { vat_category, vat: 0 });
    const { id } = await draft(at);
    const ask = () => admin("POST", `/invoices/${id}/final_document`, { body: {} });
    expect((await ask()).json().message).toContain("nepieciešams PVN reģistrācijas numurs");
    await admin("PATCH", `/customers/${at.clientId}`, { body: { vat_nr } });
    expect((await ask()).status).toBe(200);
  });

  test("of a supply within the EU asks for a number of another member state", async () => {
    const at = await invoiceDesk(admin, { vat_category: "K", vat: 0 });
    await admin("PATCH", `/customers/${at.clientId}`, { body: { vat_nr: "LV40003032949" } });
    const { id } = await draft(at);
    const refused = await admin("POST", `/invoices/${id}/final_document`, { body: {} });
    expect(refused.status).toBe(409);
    expect(refused.json().message).toContain("citas dalībvalsts PVN numurs");
    expect((await admin("GET", `/invoices/${id}`)).json().data.invoice_nr).toBe("");
  });

  test("with VAT asks for the seller's VAT number, and without it takes what is exempt", async () => {
    const { admin } = await emptyOffice();
    await introduceSeller(admin, { vat_nr: "" });
    const at = await invoiceDesk(admin);
    const { id } = await draft(at, { position_items: at.items.slice(0, 1) });
    const refused = await admin("POST", `/invoices/${id}/final_document`, { body: {} });
    expect(refused.status).toBe(409);
    expect(refused.json().message).toBe(
      "PVN piemērot drīkst tikai uzņēmums ar PVN numuru. Ierakstiet to iestatījumos.",
    );
    const exempt = await invoiceDesk(admin, { vat_category: "E", vat: 0 });
    const [line] = exempt.items;
    expect((await issued(exempt, { position_items: [line] })).invoice_nr).toMatch(/-0001$/);
    await introduceSeller(admin);
    expect((await admin("POST", `/invoices/${id}/final_document`, { body: {} })).status).toBe(200);
  });

  test("is done once for a key, however often it is asked for", async () => {
    const at = await invoiceDesk(admin);
    const { id } = await draft(at);
    const ask = () =>
      admin("POST", `/invoices/${id}/final_document`, {
        body: {},
        headers: { "Idempotency-Key": `issue-${id}` },
      });
    const [one, other] = [await ask(), await ask()];
    expect(other.json().data.invoice_nr).toBe(one.json().data.invoice_nr);
    expect((await admin("POST", `/invoices/${id}/final_document`, { body: {} })).status).toBe(409);
  });

  test.each([
    ["changed", "PATCH", "", { comment: "x" }],
    ["issued", "POST", "/final_document", {}],
  ])("leaves nothing that could be %s", async (_, method, path, body) => {
    const at = await invoiceDesk(admin);
    const { id } = await issued(at);
    const answer = await admin(method, `/invoices/${id}${path}`, { body });
    expect(answer.status).toBe(409);
    expect(answer.json().message).toBe("Dokuments ir izrakstīts, un to vairs nevar mainīt");
  });
});

test("a series is not made narrower than the numbers that it has given", async () => {
  const { admin } = await emptyOffice();
  const at = await invoiceDesk(admin);
  const width = async (digits: number) => {
    const { series } = (await admin("GET", "/companies/1/details")).json().data;
    const invoice = { ...series.invoice, width: digits };
    return admin("PATCH", "/companies/1/details", { body: { series: { ...series, invoice } } });
  };
  await introduceSeller(admin);
  expect((await width(1)).status).toBe(200);
  // The tenth number needs two digits.
  for (let place = 1; place <= 10; place += 1) await issued(at, { percentage: "1" });
  expect((await width(2)).status).toBe(200);
  expect(refusal(await width(1))).toEqual({
    status: 422,
    errors: { "series.invoice.width": ["Jau piešķirtie numuri ir garāki"] },
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";
import { draft, introduceSeller, invoiceDesk, invoicing, seller } from "./arrange.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

describe("a draft", () => {
  test("takes all that is left, with the company's terms", async () => {
    const at = await invoiceDesk(admin);
    const made = await draft(at);
    expect(made).toMatchObject({
      invoice_nr: "",
      status_id: 1,
      date: today(),
      due_date: addDays(today(), 10),
      payment_terms: 10,
      net_cents: 18_333,
      vat_cents: 3050,
      total_cents: 21_383,
      position_item_ids: at.items,
      content: {
        seller: { name: seller.legal_name },
        lines: [{ name: "Dizains", name_en: "Design", price: "25.00" }, {}, { vat_rate: "5.00" }],
        groups: [
          { rate: "21.00", taxable_cents: 13_333, amount_cents: 2800 },
          { rate: "5.00", taxable_cents: 5000, amount_cents: 250 },
        ],
      },
    });
    expect((await invoicing(at)).open_items).toEqual([]);
  });

  test("of chosen lines leaves the others", async () => {
    const at = await invoiceDesk(admin);
    const [first, ...rest] = at.items;
    await draft(at, { position_items: [first] });
    const left = await invoicing(at);
    expect(left.open_items).toEqual(rest);
    expect(left.remaining).toMatchObject([
      { taxable_cents: 3333, amount_cents: 700 },
      { taxable_cents: 5000 },
    ]);
    const again = await admin("POST", `/${at.estimate.id}/invoices`, { body: { position_items: [first] } });
    expect(again.status).toBe(409);
    expect(again.json().message).toBe("Kāda no izvēlētajām rindām jau ir citā dokumentā");
  });

  test("changes, and is shown to who changed it late as it is", async () => {
    const at = await invoiceDesk(admin);
    const { id } = await draft(at);
    const change = (body: object, headers = {}) => admin("PATCH", `/invoices/${id}`, { body, headers });
    const changed = await change(
      { payment_terms: 30, date: "2026-11-03", comment: "Paldies" },
      { "If-Match": '"1"' },
    );
    expect(changed.json().data).toMatchObject({
      due_date: "2026-12-03",
      comment: "Paldies",
      total_cents: 21_383,
    });
    expect((await change({ comment: "x" }, { "If-Match": '"1"' })).status).toBe(412);
    const other = await change({
      payment_terms: null,
      due_date: "2026-11-20",
      position_items: [at.items[2]],
    });
    expect(other.json().data).toMatchObject({
      due_date: "2026-11-20",
      payment_terms: null,
      total_cents: 5250,
    });
  });

  test.each([
    [{ payment_terms: "abc" }, "payment_terms", "Izvēlieties vienu no piedāvātajām vērtībām"],
    [{ payment_terms: 7 }, "payment_terms", "Izvēlieties vienu no piedāvātajām vērtībām"],
    [{ date: "32.13.2026" }, "date", "Ievadiet datumu, piemēram, 31.12.2026"],
    [
      { date: "2026-11-03", due_date: "2026-11-02", payment_terms: null },
      "due_date",
      "Apmaksas termiņš nevar būt pirms dokumenta datuma",
    ],
    [{ payment_terms: 10, due_date: "2099-12-31" }, "due_date", "Termiņš izriet no apmaksas termiņa dienās"],
    [{ percentage: "101" }, "percentage", "Ievadiet procentus no 0 līdz 100"],
    [{ position_items: [4_000_000] }, "position_items", "Šādas rindas tāmē vairs nav"],
    [{ invoice_type_id: 3 }, "invoice_type_id", "Izvēlieties vienu no piedāvātajām vērtībām"],
  ])("refuses %j at its field", async (body, field, message) => {
    const at = await invoiceDesk(admin);
    const answer = await admin("POST", `/${at.estimate.id}/invoices`, { body });
    expect(refusal(answer)).toEqual({ status: 422, errors: { [field]: [message] } });
  });

  test("is not issued to the client that the project had before", async () => {
    const at = await invoiceDesk(admin);
    const { id } = await draft(at);
    const heir = await made(admin, "/customers", aClient());
    const belongsTo = (client: number) => admin("PATCH", `/projects/${at.projectId}`, { body: { client } });
    const ask = () => admin("POST", `/invoices/${id}/final_document`, { body: {} });
    expect((await belongsTo(heir.id)).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.json().message]).toEqual([
      409,
      "Projektam tagad ir cits klients. Izdzēsiet melnrakstu un izveidojiet jaunu vai norādiet projektam iepriekšējo klientu.",
    ]);
    await belongsTo(at.clientId);
    expect((await ask()).json().data).toMatchObject({ customer: { id: at.clientId }, status_id: 2 });
  });

  test("holds its estimate until it is deleted", async () => {
    const at = await invoiceDesk(admin);
    const { id } = await draft(at);
    const price = () => admin("PATCH", `/position_items/${at.items[0]}`, { body: { price: 30 } });
    expect((await price()).status).toBe(409);
    expect((await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { discount: 5 } })).status).toBe(
      409,
    );
    expect((await admin("DELETE", `/estimates/${at.estimate.id}`)).status).toBe(409);
    expect((await admin("DELETE", `/invoices/${id}`)).json().data).toMatchObject({ outcome: "deleted" });
    expect((await price()).status).toBe(200);
    expect((await invoicing(at)).documents).toEqual([]);
  });
});

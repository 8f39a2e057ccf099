import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";
import { addItems, desk } from "../estimates/arrange.ts";
import { draft, introduceSeller, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

/** An invoice of so many euro without VAT, at 21 %, of the same client. */
async function invoiced(clientId: number | undefined, euro: number, date: string, due_date: string) {
  const at = await desk(admin, 1, clientId);
  await addItems(at, [{ name: "Darbs", price: euro, quantity: 1 }]);
  const invoice = await issued(at, {}, { date, due_date });
  return { at, invoice, clientId: at.clientId };
}

const statementOf = async (id: number, query = `from=${daysAway(-300)}`) =>
  (await admin("GET", `/customers/${id}/statement?${query}`)).json().data;

/** What the client's page and the client itself say is open and owed now. */
async function settled(id: number): Promise<number> {
  const { figures } = (await admin("GET", `/customers/${id}/overview`)).json().data;
  const { owed_cents = 0 } = (await admin("GET", `/customers/${id}`)).json().data;
  return figures.open_cents - owed_cents;
}

const brief = (
  movements: { kind: string; debit_cents: number; credit_cents: number; balance_cents: number }[],
) =>
  movements.map(({ kind, debit_cents, credit_cents, balance_cents }) => [
    ...[kind, debit_cents, credit_cents, balance_cents],
  ]);

describe("a statement of account", () => {
  test("has every movement in order, runs on to what is open and the client's, and leaves drafts out", async () => {
    const { at, invoice: first, clientId } = await invoiced(undefined, 100, daysAway(-60), daysAway(-50));
    const { invoice: second } = await invoiced(clientId, 200, daysAway(-20), daysAway(-10));
    const { invoice: third } = await invoiced(clientId, 10, daysAway(-5), daysAway(5));
    const more = await desk(admin, 1, clientId);
    await addItems(more, [{ name: "Vēl", price: 999, quantity: 1 }]);
    await draft(more);
    // 121.00 were asked for: 150.00 came, of which 20.00 went to the second invoice and 5.00 back.
    await made(admin, `/invoices/${first.id}/payments`, {
      date: daysAway(-40),
      amount: "150",
      note: "Uzdevums 7",
    });
    await made(admin, `/invoices/${first.id}/transfers`, {
      invoice_id: second.id,
      date: daysAway(-15),
      amount: "20",
    });
    await made(admin, `/invoices/${first.id}/refunds`, { date: daysAway(-12), amount: "5" });
    await made(admin, `/invoices/${third.id}/payments`, { date: daysAway(-2), amount: "2.10" });
    expect((await admin("DELETE", `/invoices/${third.id}`)).status).toBe(200);

    const whole = await statementOf(clientId);
    expect(brief(whole.movements)).toEqual([
      ["invoice", 12_100, 0, 12_100],
      ["payment", 0, 15_000, -2_900],
      ["invoice", 24_200, 0, 21_300],
      ["transfer_out", 2_000, 0, 23_300],
      ["transfer_in", 0, 2_000, 21_300],
      ["refund", 500, 0, 21_800],
      ["invoice", 1_210, 0, 23_010],
      ["payment", 0, 210, 22_800],
      ["credit_note", 0, 1_210, 21_590],
    ]);
    expect(whole).toMatchObject({
      id: clientId,
      opening_cents: 0,
      closing_cents: 21_590,
      open_cents: 22_200,
      owed_cents: 610,
      overdue_cents: 22_200,
      open: [
        {
          document: { id: second.id, number: second.invoice_nr },
          days_overdue: 10,
          total_cents: 24_200,
          paid_cents: 2_000,
          open_cents: 22_200,
        },
      ],
      seller: { name: "SIA Aģentūra", accounts: [{ iban: "LV80BANK0000435195001" }] },
    });
    expect(whole.closing_cents).toBe(await settled(clientId));
    expect(whole.movements[1]).toMatchObject({ note: "Uzdevums 7", document: { number: first.invoice_nr } });
    expect(whole.movements.at(-1)).toMatchObject({
      other: { id: third.id, number: third.invoice_nr, estimate_id: third.estimate_id },
    });
    expect(at.clientId).toBe(clientId);

    const later = await statementOf(clientId, `from=${daysAway(-30)}&to=${daysAway(-14)}`);
    expect(later.opening_cents).toBe(-2_900);
    expect(brief(later.movements)).toEqual([
      ["invoice", 24_200, 0, 21_300],
      ["transfer_out", 2_000, 0, 23_300],
      ["transfer_in", 0, 2_000, 21_300],
    ]);
    // 29.00 too much came for the first, of which 20.00 were moved by then.
    expect(later).toMatchObject({ open_cents: 22_200, owed_cents: 900, overdue_cents: 0 });
  });

  test("is of this year until today where no period is named", async () => {
    const { id } = await made(admin, "/customers", aClient());
    const { from, to, movements, closing_cents } = await statementOf(id, "");
    expect([from, to, movements, closing_cents]).toEqual([
      ...[`${daysAway(0).slice(0, 4)}-01-01`, daysAway(0), [], 0],
    ]);
  });

  test("leaves out what another client was asked for", async () => {
    const { clientId } = await invoiced(undefined, 1, daysAway(-3), daysAway(-1));
    await invoiced(undefined, 500, daysAway(-3), daysAway(-1));
    expect(await statementOf(clientId)).toMatchObject({ closing_cents: 121 });
  });

  test.each([
    ["days in the wrong order", "from=2026-03-02&to=2026-03-01", "to"],
    ["a day to come", `to=${daysAway(1)}`, "to"],
    ["more than ten years", "from=2015-01-01&to=2025-01-01", "to"],
    ["what is no day", "from=2026-02-30", "from"],
    ["a name that nobody knows", "until=2026-02-01", "until"],
  ])("refuses %s", async (_what, query, field) => {
    const { id } = await made(admin, "/customers", aClient());
    for (const path of ["statement?", "statement/pdf?lang=lv&"]) {
      const { status, errors } = refusal(await admin("GET", `/customers/${id}/${path}${query}`));
      expect([status, Object.keys(errors)], path).toEqual([422, [field]]);
    }
  });

  test("is not told of a client who is not there", async () => {
    for (const path of ["statement", "statement/pdf?lang=lv", "statement/mails", "statement/mail_draft"])
      expect((await admin("GET", `/customers/4242/${path}`)).status, path).toBe(404);
  });
});

describe("its PDF", () => {
  const textOf = async (path: string) => {
    const answer = await admin("GET", path);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    return {
      name: answer.headers["content-disposition"],
      rendering: answer.headers["x-rendering"],
      text: pagesIn(answer.bytes).join("\n"),
    };
  };

  test("says the same in both languages, and is made again once anything has changed", async () => {
    const { invoice, clientId } = await invoiced(undefined, 100, daysAway(-60), daysAway(-45));
    await admin("PATCH", `/customers/${clientId}`, { body: { name: "Aka, SIA" } });
    const path = `/customers/${clientId}/statement/pdf?from=${daysAway(-90)}&lang=`;
    const lv = await textOf(`${path}lv`);
    for (const text of [
      "Savstarpējo norēķinu izraksts",
      "SIA Aģentūra",
      "Aka, SIA",
      `Rēķins ${invoice.invoice_nr}`,
      "121,00 €",
      "Kopā apmaksai",
    ])
      expect(lv.text).toContain(text);
    // 45 days overdue.
    expect(lv.text).toMatch(/0,00 €\s+0,00 €\s+121,00 €\s+0,00 €\s+0,00 €/);
    const en = await textOf(`${path}en`);
    for (const text of ["Statement of account", `Invoice ${invoice.invoice_nr}`, "121.00 €", "Total to pay"])
      expect(en.text).toContain(text);
    expect(decodeURIComponent(String(en.name))).toContain("Statement of account");
    expect((await textOf(`${path}lv`)).rendering).toBe("saved");
    await made(admin, `/invoices/${invoice.id}/payments`, { date: daysAway(-1), amount: "21" });
    const after = await textOf(`${path}lv`);
    expect(after.rendering).toBe("new");
    expect(after.text).toContain("100,00 €");
  });
});

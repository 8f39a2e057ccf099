import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made } from "../arrange.ts";
import { draft, introduceSeller, invoiceDesk, issued } from "./arrange.ts";
import { daysAway } from "./assortment.ts";

const issuedOn = daysAway(-60);
/** The same day a year before; 29 February has none in most years. */
const aYearBefore = (date: string) =>
  `${Number(date.slice(0, 4)) - 1}${date.slice(4).replace("02-29", "02-28")}`;

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

describe("payments", () => {
  test("make a document partly paid, then paid; what was entered wrongly is taken away", async () => {
    const at = await invoiceDesk(admin);
    const { id } = await issued(at, {}, { date: issuedOn, due_date: daysAway(-50) });
    const read = async () => (await admin("GET", `/invoices/${id}`)).json().data;
    expect((await read()).status_id).toBe(6);
    const part = await made(admin, `/invoices/${id}/payments`, { date: daysAway(-55), amount: "100,00" });
    expect(part).toMatchObject({ status_id: 6, paid_cents: 10_000, open_cents: 11_383 });
    const closed = await admin("POST", `/invoices/${id}/close`, { body: { payment_date: daysAway(-53) } });
    expect(closed.json().data).toMatchObject({ status_id: 5, open_cents: 0 });
    const { payments } = await read();
    await admin("DELETE", `/invoices/${id}/payments/${payments[1].id}`);
    expect(await read()).toMatchObject({ paid_cents: 10_000, payments: [{ amount_cents: 10_000 }] });
  });

  test("are of issued documents that ask for money", async () => {
    const at = await invoiceDesk(admin);
    const { id } = await draft(at);
    const pay = () =>
      admin("POST", `/invoices/${id}/payments`, { body: { date: daysAway(-55), amount: "1" } });
    expect((await pay()).json().message).toBe("Dokuments vēl nav izrakstīts");
  });

  test.each([
    ["99999999999", "Skaitlis nevar būt lielāks par 1 000 000 000"],
    ["-5", "Skaitlis nevar būt negatīvs"],
    ["0", "Ievadiet summu, kas lielāka par 0, piemēram, 12,50"],
    ["12,345", "Summai var būt ne vairāk kā divi cipari aiz komata"],
    ["5\t120", "Ievadiet summu, kas lielāka par 0, piemēram, 12,50"],
  ])("of %j is told which rule it breaks", async (amount, said) => {
    const at = await invoiceDesk(admin);
    const { id } = await issued(at);
    const body = { date: daysAway(-55), amount };
    const { status, json } = await admin("POST", `/invoices/${id}/payments`, { body });
    expect(status).toBe(422);
    expect(json().errors).toEqual({ amount: [said] });
  });

  test("may come a year before their document and no earlier", async () => {
    const at = await invoiceDesk(admin);
    const { id } = await issued(at, {}, { date: issuedOn, due_date: daysAway(-50) });
    const pay = (date: string) => admin("POST", `/invoices/${id}/payments`, { body: { date, amount: "1" } });
    for (const early of ["1900-01-01", aYearBefore(daysAway(-61))]) {
      const { status, json } = await pay(early);
      expect(status).toBe(422);
      expect(json().errors).toEqual({
        date: ["Maksājums nevar būt vairāk nekā gadu pirms dokumenta datuma"],
      });
    }
    expect((await pay(aYearBefore(issuedOn))).status).toBe(201);
  });
});

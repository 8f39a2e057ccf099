import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { archiveOf, workedOffice } from "./support/archived-office.ts";
import { type Opened, rowIn, takeOut } from "./support/repacked.ts";
import { faultsAfter } from "./support/verified.ts";

const number = (place: number) => `RE-${today().slice(0, 4)}-000${place}`;
let archive: Buffer;

beforeAll(async () => {
  archive = await archiveOf((await workedOffice()).database);
});

describe("of documents and numbers is noticed", () => {
  const two = `Document ${number(2)}`;
  test.each<[string, (opened: Opened) => void, unknown[]]>([
    [
      "another sum",
      (opened) => Object.assign(rowIn(opened, "invoices", 2), { total_cents: 1 }),
      [`${two}: total_cents is 1, but 61 in the audit`],
    ],
    [
      "a due date that is later",
      (opened) => Object.assign(rowIn(opened, "invoices", 2), { due_date: null }),
      [expect.stringMatching(`^${two}: due_date is null, but 20..-..-.. in the audit$`)],
    ],
    [
      "one that is disputed all of a sudden",
      (opened) => Object.assign(rowIn(opened, "invoices", 2), { is_disputed: 1 }),
      [`${two}: is_disputed is 1, but 0 in the audit`],
    ],
    [
      "another content",
      (opened) => {
        const row = rowIn(opened, "invoice_contents", 2);
        Object.assign(row, { content: String(row.content).replace("Aģentūra", "Cita") });
      },
      [expect.stringMatching(`^${two}: content_sha256 is [0-9a-f]{64}, but [0-9a-f]{64} in the audit$`)],
    ],
    [
      "content that is gone",
      (opened) => takeOut(opened, "invoice_contents", 2),
      [expect.stringMatching(`^${two}: content_sha256 is null, but [0-9a-f]{64} in the audit$`)],
    ],
    [
      "one that is not voided any more",
      (opened) => Object.assign(rowIn(opened, "invoices", 1), { state: 2 }),
      [`Document ${number(1)} is voided in one place of two`],
    ],
    [
      "one that is gone, with its number",
      (opened) => {
        takeOut(opened, "invoices", 3);
        for (const counter of opened.rowsOf("number_counters"))
          if (counter.series === "invoice") counter.last = 2;
      },
      [`The invoice 3 of ${number(3)} is not there`],
    ],
    [
      "one that is a draft again",
      (opened) => Object.assign(rowIn(opened, "invoices", 3), { invoice_nr: null }),
      [`The invoice 3 of ${number(3)} is not there`, `The number ${number(3)} is missing`],
    ],
    [
      "another number",
      (opened) => Object.assign(rowIn(opened, "invoices", 2), { invoice_nr: number(9) }),
      [
        `Document ${number(9)}: invoice_nr is ${number(9)}, but ${number(2)} in the audit`,
        `The number ${number(2)} is missing`,
      ],
    ],
    [
      "one that nobody has issued, of a number twice",
      (opened) => opened.rowsOf("invoices").push({ ...rowIn(opened, "invoices", 2), id: 9 }),
      [`${two} is newer than the chain, but not in it`, `${two} is there twice`],
    ],
    [
      "another payment",
      (opened) => Object.assign(rowIn(opened, "payments", 1), { amount_cents: 2000, note: "" }),
      [
        "Payment 1: amount_cents is 2000, but 20 in the audit",
        "Payment 1: note is , but avanss in the audit",
      ],
    ],
    [
      "a payment that is gone, of one that it makes unpaid",
      (opened) => {
        takeOut(opened, "payments", 1);
        Object.assign(rowIn(opened, "invoices", 2), { paid_cents: 41 });
      },
      [`${two}: paid_cents is 41, but 61 in the audit`, `The payment 1 of ${number(2)} is not there`],
    ],
    [
      "a number that its series has counted and no document has",
      (opened) => opened.rowsOf("number_counters").push({ series: "waybill", period: "", last: 1 }),
      ["The number PZ-0001 is missing"],
    ],
  ])("%s", async (_, change, faults) => {
    expect(await faultsAfter(archive, change)).toEqual(faults);
  });
});

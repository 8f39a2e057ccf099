import { describe, expect, test } from "vitest";
import { type Invoice, invoice } from "../invoice/invoice.ts";
import { frozenDocument, numberOf } from "./frozen-document.ts";
import { clientsInvoice } from "./frozen-invoice.ts";

const brand = {
  colors: {
    primary_color: "#000000",
    secondary_color: "#000000",
    button1_color: "#000000",
    button2_color: "#000000",
    text1_color: "#ffffff",
    text2_color: "#000000",
  },
  logo: null,
  mark: null,
};
const shared = {
  format: 1,
  language: "lv",
  valid_until: "2027-01-31",
  title: "Birojs",
  brand,
  words: { lv: {}, en: {} },
};

/** An invoice with all that became of it since it was issued. */
const settled: Invoice = invoice.parse({
  id: 7,
  invoice_nr: "RE-2026-0007",
  estimate_id: 3,
  estimate_nr: "2026-1/1",
  estimate: { id: 3, estimate_nr: "2026-1/1", name: "Iekšējais nosaukums" },
  customer: { id: 5, name: "Klients, kā to sauc tagad" },
  project: { id: 9, name: "Projekts, kā to sauc tagad" },
  status_id: 4,
  date: "2026-01-05",
  due_date: "2026-01-15",
  total_cents: 1000,
  paid_cents: 400,
  open_cents: 600,
  owed_cents: 0,
  position_item_ids: [11, 12],
  payments: [{ id: 1, date: "2026-01-06", amount_cents: 400, note: "Slepena piezīme" }],
  deducted_by: [{ id: 8, invoice_nr: "RE-2026-0008", date: "2026-01-07" }],
  sent_at: "2026-01-05T10:00:00.000Z",
  issued_at: "2026-01-05T09:00:00.000Z",
  version: 6,
});

describe("a document as a client is shown it", () => {
  test("is known by its kind, and is read again as the text that it was kept as", () => {
    const kept = JSON.stringify(
      frozenDocument.parse({ ...shared, document: "invoice", invoice: clientsInvoice(settled) }),
    );
    const again = frozenDocument.parse(JSON.parse(kept));
    expect(JSON.stringify(again)).toBe(kept);
    expect([again.document, numberOf(again)]).toEqual(["invoice", "RE-2026-0007"]);
    expect(frozenDocument.safeParse({ ...shared, document: "letter" }).success).toBe(false);
  });

  test("says the same of an invoice whatever became of it since", () => {
    const issued = { ...settled, payments: [], paid_cents: 0, open_cents: 1000, status_id: 2, version: 1 };
    const before = {
      ...issued,
      deducted_by: [],
      sent_at: null,
      customer: { ...issued.customer, name: "Cits" },
    };
    expect(clientsInvoice(before)).toEqual(clientsInvoice(settled));
    const text = JSON.stringify(clientsInvoice(settled));
    for (const inside of ["Slepena", "tagad", "Iekšējais", "RE-2026-0008"])
      expect(text).not.toContain(inside);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../date/week.ts";
import { type LedgerDocument, type LedgerPayment, statementOf } from "./ledger.ts";

const invoice = (id: number, date: string, total_cents: number, due_date: string | null = null) =>
  ({
    id,
    estimate_id: 1,
    number: `RE-${id}`,
    kind: "invoice",
    date,
    due_date,
    total_cents,
    credits_id: null,
  }) satisfies LedgerDocument;

const creditNote = (id: number, of: LedgerDocument, date: string): LedgerDocument => ({
  ...invoice(id, date, -of.total_cents),
  kind: "credit_note",
  number: `KR-${id}`,
  credits_id: of.id,
});

const paid = (id: number, invoice_id: number, date: string, amount_cents: number): LedgerPayment => ({
  id,
  invoice_id,
  date,
  amount_cents,
  note: "",
  other_id: null,
});

describe("a statement", () => {
  test("begins with what was before, and runs on to what is open and the client's", () => {
    const first = invoice(1, "2025-12-01", 10_000, "2025-12-11");
    const second = invoice(2, "2026-02-10", 25_000, "2026-02-20");
    const payments = [
      paid(1, 1, "2025-12-20", 4_000),
      paid(2, 1, "2026-01-05", 7_000),
      paid(3, 2, "2026-03-01", 5_000),
    ];
    const statement = statementOf(
      { documents: [second, first], payments },
      { from: "2026-01-01", to: "2026-02-28" },
    );
    // 100 − 40 were open; 70 came for them, which is 10 too much; 250 were asked for, and nothing came for them yet.
    expect(statement.opening_cents).toBe(6_000);
    expect(
      statement.movements.map(({ date, kind, document, debit_cents, credit_cents, balance_cents }) => [
        ...[date, kind, document.number, debit_cents, credit_cents, balance_cents],
      ]),
    ).toEqual([
      ["2026-01-05", "payment", "RE-1", 0, 7_000, -1_000],
      ["2026-02-10", "invoice", "RE-2", 25_000, 0, 24_000],
    ]);
    expect(statement).toMatchObject({
      debit_cents: 25_000,
      credit_cents: 7_000,
      closing_cents: 24_000,
      open_cents: 25_000,
      owed_cents: 1_000,
      overdue_cents: 25_000,
    });
    expect(statement.open).toMatchObject([{ days_overdue: 8, paid_cents: 0, open_cents: 25_000 }]);
  });

  test("has a voided document and its credit note, each on its day; what was paid of it is the client's", () => {
    const voided = invoice(1, "2026-01-10", 10_000, "2026-01-20");
    const documents = [voided, creditNote(2, voided, "2026-02-03")];
    const payments = [paid(1, 1, "2026-01-15", 3_000)];
    const on = (to: string) => statementOf({ documents, payments }, { from: "2026-01-01", to });
    expect(on("2026-02-02")).toMatchObject({ closing_cents: 7_000, open_cents: 7_000, owed_cents: 0 });
    const after = on("2026-02-03");
    expect(after).toMatchObject({ closing_cents: -3_000, open_cents: 0, owed_cents: 3_000, open: [] });
    expect(after.movements.at(-1)).toMatchObject({
      kind: "credit_note",
      document: { number: "KR-2" },
      other: { number: "RE-1" },
      credit_cents: 10_000,
    });
  });

  test("counts money that came before its document on its own day", () => {
    const documents = [invoice(1, "2026-03-01", 10_000)];
    const payments = [paid(1, 1, "2026-02-20", 10_000)];
    const on = (to: string) => statementOf({ documents, payments }, { from: "2026-01-01", to });
    expect(on("2026-02-28")).toMatchObject({ closing_cents: -10_000, owed_cents: 10_000 });
    expect(on("2026-03-01")).toMatchObject({ closing_cents: 0, owed_cents: 0, open: [] });
  });

  test("tells returned money from what was set against another document", () => {
    const documents = [invoice(1, "2026-01-01", 1_000), invoice(2, "2026-01-01", 5_000)];
    const payments = [
      paid(1, 1, "2026-01-02", 3_000),
      { ...paid(2, 1, "2026-01-03", -1_500), other_id: 2 },
      { ...paid(3, 2, "2026-01-03", 1_500), other_id: 1 },
      paid(4, 1, "2026-01-04", -500),
    ];
    const statement = statementOf({ documents, payments }, { from: "2026-01-02", to: "2026-01-31" });
    expect(
      statement.movements.map(({ kind, document, other, debit_cents, credit_cents }) => [
        ...[kind, document.number, other?.number, debit_cents, credit_cents],
      ]),
    ).toEqual([
      ["payment", "RE-1", undefined, 0, 3_000],
      ["transfer_out", "RE-1", "RE-2", 1_500, 0],
      ["transfer_in", "RE-2", "RE-1", 0, 1_500],
      ["refund", "RE-1", undefined, 500, 0],
    ]);
    expect(statement.closing_cents).toBe(3_500);
  });

  test.each([
    ["2026-03-01", [100, 0, 0, 0, 0]],
    ["2026-03-02", [0, 100, 0, 0, 0]],
    ["2026-03-31", [0, 100, 0, 0, 0]],
    ["2026-04-01", [0, 0, 100, 0, 0]],
    ["2026-04-30", [0, 0, 100, 0, 0]],
    ["2026-05-01", [0, 0, 0, 100, 0]],
    ["2026-05-30", [0, 0, 0, 100, 0]],
    ["2026-05-31", [0, 0, 0, 0, 100]],
  ])("of a document due on the first of March is on %s aged %j", (to, aged) => {
    const documents = [invoice(1, "2026-02-01", 100, "2026-03-01")];
    const { aging, overdue_cents } = statementOf({ documents, payments: [] }, { from: "2026-01-01", to });
    expect(aging.map(({ open_cents }) => open_cents)).toEqual(aged);
    expect(overdue_cents).toBe(100 - (aged[0] ?? 0));
  });
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays("2025-10-01", days));
const amount = fc.integer({ min: 1, max: 100_000 });

/** What happens to one document: when it is issued, what is paid and returned, and when it is voided. */
const aStory = fc.record({
  date: day,
  terms: fc.option(fc.integer({ min: 0, max: 45 }), { nil: null }),
  total: fc.integer({ min: 0, max: 100_000 }),
  paid: fc.array(fc.tuple(day, amount, fc.boolean()), { maxLength: 4 }),
  voidedAfter: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
});
type Story = typeof aStory extends fc.Arbitrary<infer Value> ? Value : never;

/** The same told as rows, where each sum that leaves a document may arrive at the next one. */
function told(stories: readonly Story[]) {
  const documents: LedgerDocument[] = [];
  const payments: LedgerPayment[] = [];
  const add = (invoice_id: number, date: string, cents: number, other_id: number | null) => {
    payments.push({ ...paid(payments.length + 1, invoice_id, date, cents), other_id });
  };
  stories.forEach(({ date, terms, total, paid: sums, voidedAfter }, index) => {
    const id = index + 1;
    const document = invoice(id, date, total, terms === null ? null : addDays(date, terms));
    documents.push(document);
    if (voidedAfter !== null) documents.push(creditNote(1_000 + id, document, addDays(date, voidedAfter)));
    for (const [on, cents, isMoved] of sums) {
      add(id, on, cents, null);
      if (!isMoved) continue;
      const to = (id % stories.length) + 1;
      const isReturned = to === id;
      add(id, on, -Math.ceil(cents / 2), isReturned ? null : to);
      if (!isReturned) add(to, on, Math.ceil(cents / 2), id);
    }
  });
  return { documents, payments };
}

/** What is open less what is the client's on a day, document by document: the rule of domain H22, written once more. */
function settledOn({ documents, payments }: ReturnType<typeof told>, on: string) {
  let open = 0;
  let owed = 0;
  for (const { id, date, total_cents, kind } of documents) {
    if (kind === "credit_note") continue;
    const voided = documents.find(({ credits_id }) => credits_id === id);
    const isAsked = date <= on && !(voided && voided.date <= on);
    let rest = isAsked ? total_cents : 0;
    for (const payment of payments)
      if (payment.invoice_id === id && payment.date <= on) rest -= payment.amount_cents;
    if (rest > 0) open += rest;
    else owed -= rest;
  }
  return { open, owed };
}

test("whatever happened, the balance is what is open less what is the client's, on every day", () => {
  fc.assert(
    fc.property(fc.array(aStory, { minLength: 1, maxLength: 8 }), day, day, (stories, one, other) => {
      const [from = one, to = one] = [one, other].sort();
      const ledger = told(stories);
      const statement = statementOf(ledger, { from, to });
      const { open, owed } = settledOn(ledger, to);
      expect(statement.open_cents).toBe(open);
      expect(statement.owed_cents).toBe(owed);
      expect(statement.closing_cents).toBe(open - owed);
      expect(statement.opening_cents + statement.debit_cents - statement.credit_cents).toBe(open - owed);
      expect(statement.movements.at(-1)?.balance_cents ?? statement.opening_cents).toBe(open - owed);
      const before = settledOn(ledger, addDays(from, -1));
      expect(statement.opening_cents).toBe(before.open - before.owed);
      expect(statement.aging.reduce((sum, { open_cents }) => sum + open_cents, 0)).toBe(open);
    }),
    { numRuns: 400 },
  );
});

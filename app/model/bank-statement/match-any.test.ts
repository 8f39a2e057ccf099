import { expect, test } from "vitest";
import { sum } from "../money/money.ts";
import { entry, invoice, matched, nobody, party, purchase } from "./match-written.ts";
import type { OpenDocument, OpenPurchase, Payer } from "./proposal.ts";
import type { BankEntry } from "./statement.ts";
import { ibans, seeded } from "./written.ts";

const accounts = [ibans.seb, ibans.luminor, ibans.citadele];

interface Case {
  documents: OpenDocument[];
  purchases: OpenPurchase[];
  payers: Payer[];
  entries: BankEntry[];
}

/** A few clients with documents of small sums, so that amounts meet by chance, and entries of all kinds for them. */
function anyCase(random: () => number): Case {
  const below = (most: number) => Math.floor(random() * most);
  const pick = <One>(of: readonly One[]): One | undefined => of[below(of.length)];
  const documents = Array.from({ length: 1 + below(12) }, (_each, index) =>
    invoice(`INV-${index + 1}`, { open_cents: 1 + below(6) * 50, client_id: 1 + below(3) }),
  );
  const purchases = Array.from({ length: below(5) }, (_each, index) =>
    purchase(`P-${index + 1}`, { payable_cents: 1 + below(6) * 50, supplier_id: below(2) ? 3 : null }),
  );
  const payers = accounts.map((iban, index) => ({
    client_id: index + 1,
    ibans: [iban],
    registration_nr: "",
    name: `Klients ${index + 1}`,
  }));
  const named = () => [
    pick(documents)?.number,
    below(3) ? "" : pick(documents)?.number,
    below(4) ? "" : "P-1",
  ];
  const entries = Array.from({ length: 1 + below(12) }, (_each, index) =>
    entry("", {
      key: `2026-02-01|${index}|${below(3) ? index : "R"}`,
      booked_on: `2026-02-${String(index + 1).padStart(2, "0")}`,
      amount_cents: (below(4) ? 1 : -1) * (1 + below(12) * 50),
      text: below(2) ? named().join(" ") : "",
      reference: below(5) ? "" : (pick(documents)?.reference ?? ""),
      party: below(3) ? party({ iban: pick(accounts) ?? "" }) : nobody,
      is_reversal: below(10) === 0,
      currency: below(10) ? "EUR" : "USD",
    }),
  );
  return { documents, purchases, payers, entries };
}

const shuffled = <One>(of: readonly One[], random: () => number): One[] =>
  of
    .map((one) => ({ one, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ one }) => one);

test("no cent is given twice, and every proposal comes to its amount", () => {
  const random = seeded(4);
  const seen = new Map<string, number>();
  for (let round = 0; round < 2_000; round += 1) {
    const { documents, entries, purchases, payers } = anyCase(random);
    const proposals = matched(entries, documents, { purchases, payers });
    expect(proposals).toHaveLength(entries.length);
    const given = new Map<string, number>();
    for (const [index, { allocations, over_cents, certainty, reverses, reasons }] of proposals.entries()) {
      const { amount_cents = 0, currency } = entries[index] ?? {};
      const shared = sum(allocations.map((each) => each.amount_cents));
      const isProposed = allocations.length > 0;
      expect(shared + over_cents).toBe(isProposed ? Math.abs(amount_cents) : 0);
      expect(over_cents).toBeGreaterThanOrEqual(0);
      expect(certainty === "none").toBe(!isProposed && reverses === null);
      expect(isProposed && currency !== "EUR").toBe(false);
      if (certainty === "certain") expect([over_cents, reasons.includes("part")]).toEqual([0, false]);
      for (const { kind, document_id, amount_cents: cents } of allocations) {
        expect(cents).toBeGreaterThan(0);
        expect(kind).toBe(amount_cents > 0 ? "invoice" : "purchase");
        given.set(`${kind} ${document_id}`, (given.get(`${kind} ${document_id}`) ?? 0) + cents);
      }
      for (const reason of [...reasons, certainty]) seen.set(reason, (seen.get(reason) ?? 0) + 1);
    }
    for (const { id, open_cents } of documents)
      expect(given.get(`invoice ${id}`) ?? 0).toBeLessThanOrEqual(open_cents);
    for (const { id, payable_cents } of purchases)
      expect(given.get(`purchase ${id}`) ?? 0).toBeLessThanOrEqual(payable_cents);
  }
  // Everything that can be said was said often, so that all of it was tried.
  const told = [
    "certain",
    "likely",
    "reference",
    "number",
    "iban",
    "other_client",
    "several",
    "part",
    "over",
    "paid",
  ];
  for (const reason of [...told, "amount", "reversal", "reversed", "currency"])
    expect([reason, (seen.get(reason) ?? 0) > 50]).toEqual([reason, true]);
});

test("the order of entries and documents says nothing: their dates do", () => {
  const random = seeded(7);
  for (let round = 0; round < 500; round += 1) {
    const { documents, entries, purchases, payers } = anyCase(random);
    const proposals = matched(entries, documents, { purchases, payers });
    const others = shuffled(entries, random);
    const again = matched(others, shuffled(documents, random), {
      purchases: shuffled(purchases, random),
      payers,
    });
    for (const [index, one] of entries.entries())
      expect(again[others.indexOf(one)]).toEqual(proposals[index]);
  }
});

test("the same question gets the same answer", () => {
  const { documents, entries, purchases, payers } = anyCase(seeded(9));
  const ask = () => matched(entries, documents, { purchases, payers });
  expect(ask()).toEqual(ask());
});

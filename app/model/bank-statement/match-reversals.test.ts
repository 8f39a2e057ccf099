import { describe, expect, test } from "vitest";
import { entry, invoice, jura, matched } from "./match-written.ts";

const key = (cents: number, reference: string) => `2026-02-01|${cents}|${reference}`;
const said = (entries: Parameters<typeof matched>[0], earlier: Parameters<typeof matched>[0] = []) =>
  matched(entries, [invoice("INV-1")], { earlier }).map(
    ({ certainty, reverses, reasons, allocations }) =>
      `${certainty} ${reasons.join("+")} ${reverses ?? ""} ${allocations.length}`,
  );
const back = { amount_cents: -12_100, is_reversal: true };

describe("a reversal takes back", () => {
  test("the entry with its reference, which is then not booked", () => {
    const paid = entry("INV-1", { key: key(12_100, "R1") });
    const taken = entry("Atgriezts", Object.assign({ key: key(-12_100, "R1") }, back));
    const answers = ["certain reversal 2026-02-01|12100|R1 0", "none reversed  0"];
    expect(said([taken, paid])).toEqual(answers);
    expect(said([paid, taken])).toEqual(answers.toReversed());
  });

  test("the entry with the payer's number", () => {
    const paid = entry("INV-1", { key: key(12_100, "R1"), end_to_end: "E-1" });
    const taken = entry("x", Object.assign({ key: key(-12_100, "R2"), end_to_end: "E-1" }, back));
    expect(said([paid, taken])[1]).toBe("certain reversal 2026-02-01|12100|R1 0");
  });

  test("likely the last entry of its party before it", () => {
    const on = (booked_on: string, reference: string) =>
      entry(reference, { key: key(12_100, reference), party: jura, booked_on });
    const taken = entry("x", Object.assign({ party: jura, booked_on: "2026-02-05" }, back));
    const entries = [on("2026-02-01", "R1"), on("2026-02-04", "R2"), on("2026-02-06", "R3"), taken];
    expect(said(entries)[3]).toBe("likely reversal 2026-02-01|12100|R2 0");
  });

  test("an entry of an earlier statement", () => {
    const paid = entry("INV-1", { key: key(12_100, "R1"), booked_on: "2026-01-01" });
    const taken = entry("x", Object.assign({ key: key(-12_100, "R1") }, back));
    expect(said([taken], [paid])).toEqual(["certain reversal 2026-02-01|12100|R1 0"]);
  });

  test("one entry only", () => {
    const paid = entry("INV-1", { key: key(12_100, "R1") });
    const first = entry("x", Object.assign({ key: key(-12_100, "R1") }, back));
    const second = entry("y", Object.assign({ key: `${key(-12_100, "R1")}|2` }, back));
    expect(said([paid, first, second])).toEqual([
      "none reversed  0",
      "certain reversal 2026-02-01|12100|R1 0",
      "none reversal  0",
    ]);
  });

  test("nothing of another amount, and nothing that comes after it", () => {
    const taken = entry("x", Object.assign({ key: key(-12_100, "R1") }, back));
    expect(said([taken, entry("a", { key: key(12_000, "R1"), amount_cents: 12_000 })])[0]).toBe(
      "none reversal  0",
    );
    expect(said([taken, entry("a", { key: key(12_100, "R1"), booked_on: "2026-02-02" })])[0]).toBe(
      "none reversal  0",
    );
  });
});

test("without the bank's word for it, only its own reference makes a reversal", () => {
  const paid = entry("INV-1", { key: key(12_100, "R1"), party: jura });
  const same = entry("x", { key: key(-12_100, "R1"), amount_cents: -12_100 });
  const other = entry("x", { key: key(-12_100, "R2"), amount_cents: -12_100, party: jura });
  expect(said([paid, same])[1]).toBe("certain reversal 2026-02-01|12100|R1 0");
  expect(said([paid, other])).toEqual(["certain number+iban+name+amount  1", "none iban+name  0"]);
});

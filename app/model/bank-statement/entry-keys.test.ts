import { describe, expect, test } from "vitest";
import { camt, details, entriesIn, fidavista, ntry, trx } from "./written.ts";

const paid = (name: string, text: string) =>
  details(`<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf>`);
const keys = (...entries: string[]) => entriesIn(camt({ entries: entries.join("") })).map(({ key }) => key);

const none = "";
const without = [
  ntry({ ref: none, after: paid("SIA Jūra", "INV-1") }),
  ntry({ ref: none, after: paid("SIA Jūra", "INV-2") }),
  ntry({ ref: none, after: paid("SIA Osta", "INV-1") }),
  ntry({ ref: none, after: paid("SIA Jūra", "INV-1"), amount: "5.00" }),
  ntry({ ref: none, after: paid("SIA Jūra", "INV-1"), date: "<Dt>2026-01-06</Dt>" }),
  ntry({ ref: none, after: paid("SIA Jūra", "INV-1"), direction: "DBIT" }),
];

describe("the key of an entry", () => {
  test("is the bank's own reference with the day and the amount, in both formats", () => {
    const [entry] = entriesIn(fidavista({ entries: trx("<BankRef>R1</BankRef>") }));
    expect(entry?.key).toBe("2026-01-05|12100|R1");
    expect(keys(ntry())).toEqual(["2026-01-05|12100|R1"]);
    expect(keys(ntry({ ref: "<NtryRef>2026010500001</NtryRef>" }))).toEqual([
      "2026-01-05|12100|2026010500001",
    ]);
  });

  test("tells a payment from its fee and its reversal where they have one reference", () => {
    expect(keys(ntry(), ntry({ amount: "0.40", direction: "DBIT" }), ntry({ direction: "DBIT" }))).toEqual([
      "2026-01-05|12100|R1",
      "2026-01-05|-40|R1",
      "2026-01-05|-12100|R1",
    ]);
  });

  test("is not made of a number that counts from 1 in each statement", () => {
    const [one, other] = [1, 57].map((number) =>
      keys(ntry({ ref: `<NtryRef>${number}</NtryRef>`, after: paid("SIA Jūra", "INV-1") })),
    );
    expect(one).toEqual(other);
  });

  test("tells entries without a reference apart by all that is known of them", () => {
    const found = keys(...without);
    expect(new Set(found).size).toBe(without.length);
    expect(found.filter((key) => key.endsWith("|2"))).toEqual([]);
  });

  test("counts entries that are alike", () => {
    const twice = keys(without[0] ?? "", without[1] ?? "", without[0] ?? "");
    expect(new Set(twice).size).toBe(3);
    expect(twice[2]).toBe(`${twice[0]}|2`);
    expect(keys(ntry(), ntry())).toEqual(["2026-01-05|12100|R1", "2026-01-05|12100|R1|2"]);
  });

  test("is the same in any order and in any other statement", () => {
    const all = [...without, without[0] ?? "", ntry()];
    const found = keys(...all);
    expect(keys(...all)).toEqual(found);
    expect(keys(...all.toReversed()).toSorted()).toEqual(found.toSorted());
    expect(keys(...all.slice(3, 6))).toEqual(found.slice(3, 6));
  });
});

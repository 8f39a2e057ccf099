import { describe, expect, test } from "vitest";
import { entry, invoice, jura, matched, nobody, party, purchase, short } from "./match-written.ts";
import { ibans } from "./written.ts";

const paid = (cents: number, documents: Parameters<typeof matched>[1], who = jura) =>
  matched([entry("Paldies", { amount_cents: cents, party: who })], documents).map(short)[0];
const open = (...cents: number[]) =>
  cents.map((open_cents, index) => invoice(`INV-${index + 1}`, { open_cents }));

describe("a payer is known", () => {
  test.each([
    ["by its IBAN", party({ iban: ibans.seb }), "iban amount"],
    ["by its registration number", party({ registration_nr: "40003032949" }), "registration amount"],
    ["by its VAT number", party({ registration_nr: "LV40003032949" }), "registration amount"],
    ["by its name without the legal form", party({ name: "jura" }), "name amount"],
    [
      "by its name in another order",
      party({ name: "Jūra, Sabiedrība ar ierobežotu atbildību" }),
      "name amount",
    ],
    ["by its IBAN rather than by its name", party({ iban: ibans.seb, name: "Osta AS" }), "iban amount"],
  ])("%s", (_name, who, why) => {
    expect(paid(12_100, open(12_100), who)).toEqual({ certainty: "likely", to: "1 12100", over: 0, why });
  });

  test.each([
    ["by nothing", nobody],
    ["by another name", party({ name: "Jūra un Ko" })],
    ["as another client", party({ iban: ibans.luminor })],
  ])("or not: %s", (_name, who) => expect(paid(12_100, open(12_100), who)?.to).toBe(""));

  test("as a person by both names in any order", () => {
    const person = [{ client_id: 1, ibans: [], registration_nr: "", name: "Jānis Bērziņš" }];
    const paying = entry("", { party: party({ name: "BERZINS JANIS" }) });
    expect(matched([paying], open(12_100), { payers: person })[0]?.client_id).toBe(1);
  });

  test("by nothing that two clients have", () => {
    const shared = [1, 2].map((client_id) => ({
      client_id,
      ibans: [ibans.seb],
      registration_nr: "",
      name: "",
    }));
    const [proposal] = matched([entry("", { party: jura })], open(12_100), { payers: shared });
    expect(proposal).toMatchObject({ certainty: "none", client_id: null, reasons: [] });
  });

  test("also where nothing is proposed", () => {
    const [proposal] = matched([entry("", { party: jura, amount_cents: 7 })], open(12_100));
    expect(proposal).toMatchObject({ certainty: "none", client_id: 1, reasons: ["iban", "name"] });
  });
});

describe("a known payer's amount is", () => {
  const answer = (to: string, why: string) => ({ certainty: "likely", to, over: 0, why: `iban name ${why}` });

  test("that of one document, of several alike the oldest", () => {
    const alike = [
      invoice("INV-2", { date: "2026-01-09" }),
      invoice("INV-3", { date: "2026-01-02" }),
      invoice("INV-4", { date: "2026-01-05" }),
    ];
    expect(paid(12_100, alike)).toEqual(answer("3 12100", "amount"));
  });

  test("one document rather than several that come to it", () => {
    expect(paid(300, open(100, 200, 300))).toEqual(answer("3 300", "amount"));
  });

  test("all that is open", () => {
    expect(paid(1_000, open(100, 200, 700))).toEqual(answer("1 100, 2 200, 3 700", "several amount"));
  });

  test("the oldest ones", () => {
    expect(paid(300, open(100, 200, 250, 50, 700))).toEqual(answer("1 100, 2 200", "several amount"));
  });

  test("the only ones that come to it", () => {
    expect(paid(950, open(100, 200, 250, 700))).toEqual(answer("4 700, 3 250", "several amount"));
  });

  test.each([
    ["where several would", 500, open(1_000, 200, 300, 100, 400)],
    ["where none do", 333, open(100, 200, 700)],
    ["where it is more than all", 1_001, open(100, 200, 700)],
    [
      "where there are too many to be sure",
      26_000,
      open(...Array.from({ length: 25 }, (_each, index) => 10_000 + 2 ** index), 12_000, 14_000),
    ],
  ])("nothing certain %s", (_name, cents, documents) => {
    expect(paid(cents, documents)).toEqual({ certainty: "none", to: "", over: 0, why: "iban name" });
  });

  test("that of a supplier's invoice where it went out", () => {
    const [out] = matched([entry("", { amount_cents: -5_000, party: party({ iban: ibans.citadele }) })], [], {
      purchases: [purchase("A-1", { payable_cents: 4_000 }), purchase("A-2")],
    });
    expect(out).toMatchObject({
      certainty: "likely",
      allocations: [{ kind: "purchase", document_id: 2, amount_cents: 5_000 }],
    });
  });
});

test("what is open is counted down by date, and what is named comes first", () => {
  const entries = [
    entry("a", { party: jura, booked_on: "2026-02-03" }),
    entry("b", { party: jura, booked_on: "2026-02-01" }),
    entry("INV-1", { booked_on: "2026-02-09" }),
  ];
  const documents = [invoice("INV-1"), invoice("INV-2")];
  expect(
    matched(entries, documents).map(({ allocations }) => allocations.map((one) => one.document_id)),
  ).toEqual([[], [2], [1]]);
});

test("after a part is paid the rest is what is open", () => {
  const entries = [
    entry("INV-1", { amount_cents: 2_100 }),
    entry("INV-1 atlikums", { amount_cents: 10_000 }),
  ];
  expect(matched(entries, [invoice("INV-1")]).map(short)).toEqual([
    { certainty: "likely", to: "1 2100", over: 0, why: "number part" },
    { certainty: "certain", to: "1 10000", over: 0, why: "number amount" },
  ]);
  const byPayer = [entry("INV-1", { amount_cents: 2_100 }), entry("", { amount_cents: 10_000, party: jura })];
  const both = [invoice("INV-1"), invoice("INV-2")];
  expect(matched(byPayer, both)[1]?.allocations).toEqual([
    { kind: "invoice", document_id: 1, amount_cents: 10_000 },
  ]);
});

test.each([
  ["another currency", { currency: "USD" }, "currency"],
  ["a fee", { kind: "fee" as const }, "fee"],
  ["interest", { kind: "interest" as const }, "interest"],
])("nothing is proposed for %s", (_name, more, why) => {
  expect(matched([entry("INV-1", more)], [invoice("INV-1")]).map(short)).toEqual([
    { certainty: "none", to: "", over: 0, why },
  ]);
});

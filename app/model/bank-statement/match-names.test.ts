import { describe, expect, test } from "vitest";
import { entry, invoice, jura, matched, party, purchase, short } from "./match-written.ts";
import { ibans } from "./written.ts";

const documents = [
  invoice("RE-2026-0001"),
  invoice("RE-2026-0002", { open_cents: 5_000 }),
  invoice("INV-1", { id: 11 }),
  invoice("INV-12"),
  invoice("2026015", { id: 15 }),
  invoice("01-2026", { id: 12026 }),
  invoice("42", { id: 42, open_cents: 4_200 }),
  invoice("43", { id: 43, open_cents: 100 }),
];
const of = (text: string, more: Parameters<typeof entry>[1] = {}) =>
  matched([entry(text, more)], documents).map(short)[0];
const certain = (id: number, why: string, cents = 12_100) => ({
  certainty: "certain",
  to: `${id} ${cents}`,
  over: 0,
  why,
});
const none = { certainty: "none", to: "", over: 0, why: "" };

describe("a structured reference names its document", () => {
  test("in its own place", () => {
    expect(of("", { reference: "RF40RE20260001" })).toEqual(certain(1, "reference amount"));
  });

  test.each([
    "RF40RE20260001",
    "rf40 re20 2600 01",
    "Rēķins, ref. RF40 RE20 2600 01.",
    "RF40 RE2026 0001 paldies",
  ])("in the text %j", (text) => expect(of(text)).toEqual(certain(1, "reference amount")));

  test.each(["RF41RE20260001", "RF40RE202600010", "XRF40RE20260001", "RF40RE20260001A"])(
    "but not %s",
    (text) => {
      expect(of(text)).toEqual(none);
    },
  );
});

describe("a number names its document", () => {
  test.each([
    ["RE-2026-0001", 1],
    ["re 2026/0001", 1],
    ["Rēķins Nr.RE-2026-0001, paldies", 1],
    ["RE20260001", 1],
    ["RE-2026-1", 1],
    ["RE2026 - 0001", 1],
    ["par INV-1", 11],
    ["INV 1.", 11],
    ["inv#12", 12],
    ["INV12", 12],
    ["INV-0012", 12],
    ["apmaksa 2026015", 15],
    ["rek. 2026015.", 15],
  ])("%j", (text, id) => expect(of(text)).toEqual(certain(id, "number amount")));

  test.each([
    "INV-123",
    "INV-1-2",
    "INV-1/3",
    "INV-1a",
    "INV-1-A",
    "INV-1.50",
    "XINV-1",
    "PRE-INV-1",
    "RE-2026-00012",
    "2026-0001",
    "12026015",
    "RX-2026015",
    "RE, 2026, 0001",
  ])("but not in %j", (text) => {
    expect(of(text)).toEqual(none);
  });

  test("and goes on with the next of the same kind", () => {
    const two = { amount_cents: 17_100 };
    for (const text of ["RE-2026-0001-RE-2026-0002", "RE-2026-0001/RE-2026-0002"])
      expect(of(text, two)?.to).toBe("1 12100, 2 5000");
    expect(of("INV-1-paldies")).toEqual(certain(11, "number amount"));
  });

  test("and two numbers beside each other stay two", () => {
    expect(of("INV-1 2")).toEqual(certain(11, "number amount"));
    expect(of("INV-1, 2")).toEqual(certain(11, "number amount"));
  });

  test("of few digits only where it is announced, goes on with a list or is all that is said", () => {
    const small = { amount_cents: 4_200 };
    expect(of("par 42 stundām", small)).toEqual(none);
    expect(of("42", small)).toEqual(certain(42, "number amount", 4_200));
    expect(of("par 42", Object.assign({ reference: "42" }, small))).toEqual(
      certain(42, "number amount", 4_200),
    );
    expect(of("par 01.2026")).toEqual(none);
    expect(of("rēķins 01/2026")).toEqual(certain(12026, "number amount"));
    expect(of("rēķins 42", small)).toEqual(certain(42, "number amount", 4_200));
    expect(of("Nr.42", small)).toEqual(certain(42, "number amount", 4_200));
    expect(of("Nr. 42.00", small)).toEqual(none);
    for (const list of ["rēķini 42, 43", "rēķini 42 un 43", "rēķini 42+43"])
      expect(of(list, { amount_cents: 4_300 })?.to).toBe("42 4200, 43 100");
    expect(of("rēķins 42 par 43 gab.", small)?.to).toBe("42 4200");
  });

  test("of a supplier where it went out", () => {
    const purchases = [purchase("P-9"), purchase("P-10")];
    const paidTo = (who: Parameters<typeof party>[0]) =>
      matched(
        [entry("P-9", { amount_cents: -5_000, party: party(who) })],
        [invoice("P-9", { open_cents: 5_000 })],
        { purchases },
      )[0];
    expect(paidTo({ iban: ibans.citadele })).toMatchObject({
      certainty: "certain",
      allocations: [{ kind: "purchase", document_id: 9, amount_cents: 5_000 }],
      client_id: 3,
    });
    // Suppliers number as they like: paid to somebody that nobody knows, it may be anything.
    expect(paidTo({})).toMatchObject({ certainty: "likely", allocations: [{ document_id: 9 }] });
  });

  test("of a client to whom money is owed back where it went out, as our own numbers are", () => {
    const owed = [
      { id: 7, number: "RE-7", reference: null, owed_cents: 3_000, date: "2026-01-05", client_id: 1 },
    ];
    const back = (text: string, amount_cents: number, who: Parameters<typeof party>[0] = {}) =>
      matched([entry(text, { amount_cents, party: party(who) })], [], {
        owed,
        purchases: [purchase("P-7")],
      })[0];
    const refund = (cents: number) => ({
      allocations: [{ kind: "refund", document_id: 7, amount_cents: cents }],
      client_id: 1,
    });
    expect(back("Atmaksa RE-7", -3_000)).toMatchObject({ certainty: "certain", ...refund(3_000) });
    expect(back("Atmaksa RE-7", -1_000)).toMatchObject({ certainty: "likely", ...refund(1_000) });
    expect(back("pārmaksa", -3_000, { iban: ibans.seb })).toMatchObject({
      certainty: "likely",
      ...refund(3_000),
    });
    // No money comes in for what is owed back.
    expect(back("RE-7", 3_000)).toMatchObject({ certainty: "none", allocations: [] });
  });
});

describe("only the whole amount is certain", () => {
  test.each([
    ["INV-1", 12_000, { certainty: "likely", to: "11 12000", over: 0, why: "number part" }],
    ["INV-1", 12_101, { certainty: "likely", to: "11 12100", over: 1, why: "number over" }],
    [
      "RE-2026-0001, RE-2026-0002",
      17_100,
      { certainty: "certain", to: "1 12100, 2 5000", over: 0, why: "number several amount" },
    ],
    [
      "RE-2026-0002 RE-2026-0001",
      17_000,
      { certainty: "likely", to: "1 12100, 2 4900", over: 0, why: "number several part" },
    ],
    [
      "RE-2026-0001, RE-2026-0002",
      18_000,
      { certainty: "likely", to: "1 12100, 2 5000", over: 900, why: "number several over" },
    ],
    [
      "RE-2026-0001, RE-2026-0002",
      5_000,
      { certainty: "likely", to: "2 5000", over: 0, why: "number amount" },
    ],
  ])("%j for %d", (text, amount_cents, answer) => expect(of(text, { amount_cents })).toEqual(answer));

  test("and only of a payer who is not known as another client", () => {
    const osta = party({ iban: ibans.luminor });
    expect(of("INV-1", { party: jura })).toEqual(certain(11, "number iban name amount"));
    expect(of("INV-1", { party: osta })).toEqual({
      certainty: "likely",
      to: "11 12100",
      over: 0,
      why: "number other_client amount",
    });
    expect(of("INV-1", { party: osta, amount_cents: 500 })).toEqual({
      certainty: "none",
      to: "",
      over: 0,
      why: "iban",
    });
    expect(of("", { reference: "RF40RE20260001", party: osta, amount_cents: 500 })).toEqual({
      certainty: "likely",
      to: "1 500",
      over: 0,
      why: "reference other_client part",
    });
  });

  test("and only of documents of one client", () => {
    const two = [invoice("INV-1"), invoice("INV-2", { client_id: 2 })];
    const [proposal] = matched([entry("INV-1 INV-2", { amount_cents: 24_200 })], two);
    expect(proposal).toMatchObject({ certainty: "likely", client_id: null });
  });

  test("and only of a number that one document has", () => {
    const same = [invoice("INV-1", { id: 1 }), invoice("INV-1", { id: 2, client_id: 2, open_cents: 500 })];
    expect(matched([entry("INV-1")], same).map(short)).toEqual([
      { certainty: "likely", to: "1 12100", over: 0, why: "number amount" },
    ]);
    expect(matched([entry("INV-1", { amount_cents: 700 })], same).map(short)).toEqual([none]);
    expect(matched([entry("INV-1", { party: jura })], same)[0]?.certainty).toBe("certain");
  });

  test("and once: a second payment of the same document has nothing to pay", () => {
    const twice = [entry("INV-1", { booked_on: "2026-02-02" }), entry("INV-1 vēlreiz")];
    expect(matched(twice, documents).map(short)).toEqual([
      { certainty: "none", to: "", over: 0, why: "number paid" },
      certain(11, "number amount"),
    ]);
  });
});

import { describe, expect, test } from "vitest";
import type { FieldErrors } from "#model/answer/api-error.ts";
import { advance, type DraftEvent, type Drafts } from "./drafts.ts";
import { type EditedRow, type Fields, newLine, priced } from "./edited-row.ts";

const name = "item-1";
const row = (version: number, fields: Fields): EditedRow => ({ name, kind: "item", id: 1, version, fields });
const base = { name: "Druka", price: "5,00", quantity: "2" };
const start: Drafts = {
  rows: new Map([[name, row(1, base)]]),
  drafts: new Map(),
  orphans: [],
  sought: new Map(),
  emptied: new Map(),
};
const played = (...events: DraftEvent[]) => events.reduce(advance, start);
const draftAfter = (...events: DraftEvent[]) => played(...events).drafts.get(name);
const typed = (fields: Fields): DraftEvent => ({ kind: "typed", name, fields });

describe("a new line", () => {
  const sought = (text: string): DraftEvent => ({ kind: "sought", name, text });
  const added: DraftEvent = { kind: "added", name, text: "Īpaša" };

  test("leaves its field empty once it was added", () => {
    const { sought: left, emptied } = played(sought("Īpaša"), added);
    expect([left.size, emptied.get(name)]).toEqual([0, 1]);
  });

  test("leaves what was typed on meanwhile", () => {
    const { sought: left, emptied } = played(sought("Īpaša"), sought("Īpaša rinda"), added);
    expect([left.get(name), emptied.get(name)]).toEqual(["Īpaša rinda", undefined]);
  });
});

describe("what is typed", () => {
  test("waits to be sent, and is none where it is what stood there", () => {
    expect(draftAfter(typed({ price: "6" }))).toMatchObject({ typed: { price: "6" }, state: "waiting" });
    expect(draftAfter(typed({ price: "6" }), typed({ price: "5,00" }))).toBeUndefined();
  });

  test("while it is saved stays for the next save", () => {
    const sent = { price: "6" };
    const now = row(2, { ...base, price: "6,00" });
    expect(
      draftAfter(typed(sent), { kind: "sending", name }, typed({ price: "67" }), {
        kind: "saved",
        row: now,
        sent,
      }),
    ).toMatchObject({ typed: { price: "67" }, state: "waiting" });
    expect(
      draftAfter(typed(sent), { kind: "sending", name }, { kind: "saved", row: now, sent }),
    ).toBeUndefined();
  });

  test("while it is saved may be what stood there before", () => {
    const sent = { price: "6" };
    expect(
      draftAfter(typed(sent), { kind: "sending", name }, typed({ price: "5,00" }), {
        kind: "saved",
        row: row(2, { ...base, price: "6,00" }),
        sent,
      }),
    ).toMatchObject({ typed: { price: "5,00" } });
  });

  test("is kept when it was refused or did not arrive", () => {
    const errors = { price: ["errors.price"] };
    const refused: DraftEvent = { kind: "refused", name, errors, message: "errors.price" };
    expect(draftAfter(typed({ price: "daudz" }), refused)).toMatchObject({
      typed: { price: "daudz" },
      state: "refused",
      errors,
    });
    expect(draftAfter(typed({ price: "x" }), refused, typed({ price: "7" }))).toMatchObject({
      errors: {},
      state: "waiting",
      message: null,
    });
    expect(draftAfter(typed({ price: "6" }), { kind: "lost", name })).toMatchObject({ state: "lost" });
  });

  test("is sent again once what was approved is open, but not where a field of it is wrong", () => {
    const refused = (errors: FieldErrors): DraftEvent => ({ kind: "refused", name, errors, message: "x" });
    expect(draftAfter(typed({ price: "6" }), refused({}), { kind: "reopened" })).toMatchObject({
      typed: { price: "6" },
      state: "waiting",
      message: null,
    });
    const wrong = refused({ price: ["errors.price"] });
    expect(draftAfter(typed({ price: "x" }), wrong, { kind: "reopened" })).toMatchObject({
      state: "refused",
    });
  });
});

describe("what a colleague saved first", () => {
  const overtaken = (fields: Fields): DraftEvent => ({
    kind: "overtaken",
    base,
    row: row(2, { ...base, ...fields }),
  });

  test("goes together with what was typed elsewhere in the row", () => {
    const now = played(typed({ price: "6" }), overtaken({ name: "Ofseta druka" }));
    expect(now.drafts.get(name)).toMatchObject({ typed: { price: "6" }, theirs: {}, state: "waiting" });
    expect(now.rows.get(name)).toMatchObject({ version: 2, fields: { name: "Ofseta druka" } });
  });

  test("in the same field is asked about, and either can be kept", () => {
    const events = [typed({ price: "6", quantity: "3" }), overtaken({ price: "7,00" })];
    expect(draftAfter(...events)?.theirs).toEqual({ price: "7,00" });
    const chosen = (isMine: boolean): DraftEvent => ({ kind: "chosen", name, field: "price", isMine });
    expect(draftAfter(...events, chosen(true))).toMatchObject({
      theirs: {},
      typed: { price: "6", quantity: "3" },
    });
    expect(draftAfter(...events, chosen(false))).toMatchObject({ theirs: {}, typed: { quantity: "3" } });
  });

  test("that is the same as what was typed is no conflict", () => {
    expect(draftAfter(typed({ price: "7,00" }), overtaken({ price: "7,00" }))?.theirs).toEqual({});
    for (const price of ["7", "7.00", " 7 "])
      expect(draftAfter(typed({ price }), overtaken({ price: "7,00" }))?.theirs).toEqual({});
    expect(
      draftAfter(typed({ name: " Ofseta  druka" }), overtaken({ name: "Ofseta druka" }))?.theirs,
    ).toEqual({});
    expect(draftAfter(typed({ price: "7,01" }), overtaken({ price: "7,00" }))?.theirs).toEqual({
      price: "7,00",
    });
  });
});

describe("a price and an agreed total", () => {
  const agreed = { ...base, price: "", total: "250,00" };
  const [unpriced, free] = [
    { ...base, total: "" },
    { total: "200", price: "" },
  ];

  test("rule out each other while they are typed", () => {
    expect(priced("total", "200")).toEqual(free);
    expect(priced("price", "6")).toEqual({ price: "6", total: "" });
    expect(priced("price", "")).toEqual({ price: "" });
  });

  test("are kept together: nothing of mine stays where theirs is chosen", () => {
    const theirs: DraftEvent = { kind: "overtaken", base: unpriced, row: row(2, agreed) };
    expect(draftAfter(typed(free), theirs)?.theirs).toEqual({ total: "250,00" });
    const chosen = (isMine: boolean): DraftEvent => ({ kind: "chosen", name, field: "total", isMine });
    expect(draftAfter(typed(free), theirs, chosen(false))).toBeUndefined();
    expect(draftAfter(typed(free), theirs, chosen(true))).toMatchObject({ theirs: {}, typed: free });
  });
});

describe("rows that are read again", () => {
  const loaded = (version: number, fields: Fields): DraftEvent => ({
    kind: "loaded",
    rows: new Map([[name, row(version, fields)]]),
  });

  test("do not go behind what this page has saved", () => {
    const saved: DraftEvent = { kind: "saved", row: row(3, { ...base, price: "9,00" }), sent: {} };
    expect(played(saved, loaded(2, base)).rows.get(name)?.version).toBe(3);
    expect(played(saved, loaded(4, base)).rows.get(name)?.version).toBe(4);
  });

  test("do not let what was typed go over what a colleague saved", () => {
    const now = loaded(2, { ...base, price: "7,00" });
    expect(draftAfter(typed({ price: "6" }), now)).toMatchObject({ theirs: { price: "7,00" } });
    expect(draftAfter(typed({ quantity: "3" }), now)).toMatchObject({ theirs: {}, typed: { quantity: "3" } });
    expect(draftAfter(typed({ price: "6" }), { kind: "sending", name }, now)?.theirs).toEqual({});
  });

  test("keep what was typed, unless the row is gone", () => {
    expect(played(typed({ price: "6" }), loaded(2, base)).drafts.size).toBe(1);
    expect(played(typed({ price: "6" }), { kind: "loaded", rows: new Map() }).drafts.size).toBe(0);
  });

  test("keep what is asked, with what the colleague has by now", () => {
    const asked = [typed({ price: "6", name: "Ofsets" }), loaded(2, { ...base, price: "7,00" })];
    const theirs = (fields: Fields) => draftAfter(...asked, loaded(3, { ...base, ...fields }))?.theirs;
    expect(theirs({ price: "7,00", quantity: "3" })).toEqual({ price: "7,00" });
    expect(theirs({ price: "9,00" })).toEqual({ price: "9,00" });
    expect(theirs({ price: "6" })).toEqual({});
  });

  test("put aside what was typed into one that is gone, and for a new line of it", () => {
    const sought = (text: string): DraftEvent => ({ kind: "sought", name, text });
    const gone: DraftEvent = { kind: "loaded", rows: new Map() };
    const kept = (...events: DraftEvent[]) => played(...events, gone).orphans;
    expect(kept(sought("Īpaša rinda"))).toEqual([
      { name, called: "Druka", typed: { [newLine]: "Īpaša rinda" } },
    ]);
    expect(kept(typed({ name: "Ofsets" }), sought("Īpaša rinda"))).toEqual([
      { name, called: "Druka", typed: { name: "Ofsets", [newLine]: "Īpaša rinda" } },
    ]);
    expect(kept(sought("Īpaša rinda"), sought(""))).toEqual([]);
    expect(kept(sought("Īpaša rinda"), gone)).toHaveLength(1);
    expect(kept(sought("Īpaša rinda"), loaded(2, base))).toHaveLength(1);
  });
});

describe("one of several lines that was chosen", () => {
  const chosen = { choice: "alternative+1" };
  const choose: DraftEvent = { kind: "typed", name, fields: chosen };
  const shown: DraftEvent = { kind: "loaded", rows: new Map([[name, row(2, { ...base, ...chosen })]]) };
  const overtaken = (choice: string): DraftEvent => ({
    kind: "overtaken",
    row: row(3, { ...base, choice }),
    base: { ...base, ...chosen },
  });

  test("can be chosen again, as another one may be chosen by now", () => {
    expect(draftAfter(shown, choose)).toMatchObject({ typed: chosen, state: "waiting" });
    const again = draftAfter(shown, choose, overtaken("alternative-1"));
    expect([again?.typed, again?.theirs]).toEqual([chosen, {}]);
  });

  test("is asked about where it was made something else", () => {
    const theirs = { choice: "optional-" };
    expect(draftAfter(shown, choose, overtaken("optional-"))).toMatchObject({ typed: chosen, theirs });
  });
});

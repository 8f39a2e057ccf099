import { describe, expect, test } from "vitest";
import { estimateDocument } from "../estimate/document.ts";
import { estimate } from "../estimate/estimate.ts";
import { offerDocument } from "../offer/document.ts";

const aLine = (id: number, price: string, fields: object = {}) => ({
  id,
  name: `Darbs ${id}`,
  type_id: 1,
  quantity: "1",
  price,
  total_cents: 0,
  ...fields,
});
const optional = (is_chosen: boolean) => ({ choice: "optional", choice_group: null, is_chosen });
const alternative = (choice_group: number, is_chosen: boolean) => ({
  choice: "alternative",
  choice_group,
  is_chosen,
});
const anEstimate = (positions: object[][], fields: object = {}) =>
  estimate.parse({
    id: 1,
    name: "Kampaņa",
    estimate_nr: "2026-1/1",
    date: "2026-11-21",
    vat_rate: "21",
    project: { id: 1, name: "Rudens" },
    additional_agency_positions: positions.map((position_items, index) => ({
      id: index + 1,
      name: `Grupa ${index + 1}`,
      name_en: `Group ${index + 1}`,
      position_items,
    })),
    ...fields,
  });

/** 100 in any case, 20 and 30 of which one is chosen, and what may be left out: 40 with it, 50 without. */
const chosen = [
  aLine(1, "100"),
  aLine(2, "20", alternative(2, true)),
  aLine(3, "30", alternative(2, false)),
  aLine(4, "40", optional(true)),
  aLine(5, "50", optional(false)),
];
const lettered = (letter: string) => ({ key: "documents.choice.alternative", values: { letter } });
const said = [
  [undefined, undefined, "100.00\u00a0€"],
  [lettered("B"), true, "20.00\u00a0€"],
  [lettered("B"), false, "30.00\u00a0€"],
  [{ key: "documents.choice.optional" }, true, "40.00\u00a0€"],
  [{ key: "documents.choice.optional" }, false, "50.00\u00a0€"],
];

describe("an estimate with choices as a document", () => {
  const document = estimateDocument(anEstimate([chosen]), "en");
  const [position] = document.sections[0]?.stages[0]?.positions ?? [];

  test("says of each line what the client can decide, and whether it is counted", () => {
    expect(position?.lines.map(({ choice, isCounted, total }) => [choice, isCounted, total])).toEqual(said);
  });

  test("has in its sums what is chosen, and says so", () => {
    expect(position?.total).toBe("160.00\u00a0€");
    expect(document.sums.map(({ amount }) => amount)).toEqual([
      "160.00\u00a0€",
      "33.60\u00a0€",
      "193.60\u00a0€",
    ]);
    expect(document.hint).toEqual({ key: "documents.choice.hint" });
  });

  test("names the VAT of its lines where only one that is not chosen has another", () => {
    const reverse = { vat_category: "AE", vat_rate: "0" };
    const vatsOf = (is_chosen: boolean) => {
      const lines = [aLine(1, "100"), aLine(2, "50", { ...optional(is_chosen), ...reverse })];
      const { isMixed, sections } = estimateDocument(anEstimate([lines]), "en");
      return [isMixed, sections[0]?.stages[0]?.positions[0]?.lines.map(({ vat }) => vat)];
    };
    expect(vatsOf(true)).toEqual([true, ["21%", "0%"]]);
    expect(vatsOf(false)).toEqual([true, ["21%", "0%"]]);
  });

  test("says nothing of VAT where that of a line that is not chosen is the same, written otherwise", () => {
    const same = { ...optional(false), vat_category: "AE", vat_rate: null };
    const whole = anEstimate([[aLine(1, "100"), aLine(2, "50", same)]], {
      vat_category: "AE",
      vat_rate: "0",
    });
    const { isMixed, sections } = estimateDocument(whole, "en");
    expect([isMixed, sections[0]?.stages[0]?.positions[0]?.lines[1]?.vat]).toEqual([false, ""]);
  });
});

describe("an offer with choices", () => {
  test("says the same of its products", () => {
    const document = offerDocument(anEstimate([chosen]), "en");
    const items = document.pages.flat();
    expect(items.map(({ choice, isCounted, total }) => [choice, isCounted, total])).toEqual(said);
    expect(document.hint).toEqual({ key: "documents.choice.hint" });
  });

  test("names the position of alternatives where more than one has some", () => {
    const positions = [
      [aLine(1, "20", alternative(1, true)), aLine(2, "30", alternative(1, false))],
      [aLine(3, "20", alternative(1, true)), aLine(4, "30", optional(false))],
    ];
    const choicesIn = (language: "lv" | "en") =>
      offerDocument(anEstimate(positions), language)
        .pages.flat()
        .map(({ choice }) => choice?.values?.position);
    expect(choicesIn("lv")).toEqual(["Grupa 1", "Grupa 1", "Grupa 2", undefined]);
    expect(choicesIn("en")).toEqual(["Group 1", "Group 1", "Group 2", undefined]);
  });

  test("shows the discount and the VAT of what is left out where nothing else has them", () => {
    const reverse = { vat_category: "AE", vat_rate: "0" };
    const lines = [aLine(1, "0"), aLine(2, "50", { ...optional(false), ...reverse })];
    const document = offerDocument(anEstimate([lines], { discount: "10" }), "en");
    expect(document.vat).toEqual({ key: "documents.vat_amount" });
    expect(document.isDiscounted).toBe(true);
    expect(document.pages[0]?.[1]).toMatchObject({
      total: "50.00\u00a0€",
      discount: "\u22125.00\u00a0€",
      vatAmount: "0.00\u00a0€",
      totalWithVat: "45.00\u00a0€",
    });
  });
});

test("a document without choices says nothing of any", () => {
  const whole = anEstimate([[aLine(1, "100"), aLine(2, "50", { choice: "always", is_chosen: true })]]);
  for (const document of [estimateDocument(whole, "lv"), offerDocument(whole, "lv")])
    expect(JSON.stringify(document)).not.toMatch(/choice|hint|isCounted/);
});

import { describe, expect, test } from "vitest";
import { documentLanguage } from "../document/parts.ts";
import { estimateDocument } from "./document.ts";
import { estimate } from "./estimate.ts";

const aLine = (id: number, fields: object = {}) => ({
  id,
  name: `Darbs ${id}`,
  name_en: "",
  type_id: 1,
  quantity: "2",
  price: "10",
  total_cents: 0,
  ...fields,
});
const aPosition = (id: number, ...position_items: object[]) => ({
  id,
  name: `Pozīcija ${id}`,
  position_items,
});
const anEstimate = (fields: object) =>
  estimate.parse({
    id: 1,
    name: "Kampaņa",
    estimate_nr: "2026-1/1",
    date: "2026-11-21",
    project: { id: 1, name: "Rudens", project_manager: { id: 1, name: "Anna Ozola", email: "anna@test.lv" } },
    ...fields,
  });

describe("an estimate as a document", () => {
  test("goes from half to stage to position to line, what is in no stage last", () => {
    const { sections } = estimateDocument(
      anEstimate({
        agency_costs_stages: [{ id: 1, name: "Ideja", positions: [aPosition(1, aLine(1))] }],
        additional_agency_positions: [aPosition(2, aLine(2))],
        additional_production_positions: [aPosition(3, aLine(3))],
      }),
      "lv",
    );
    expect(sections.map(({ section, total }) => [section, total])).toEqual([
      ["agency", "40,00\u00a0€"],
      ["production", "20,00\u00a0€"],
    ]);
    expect(sections[0]?.stages.map(({ id, name }) => [id, name])).toEqual([
      [1, "Ideja"],
      [null, ""],
    ]);
    expect(sections[0]?.stages[0]?.positions[0]).toMatchObject({ name: "Pozīcija 1", total: "20,00\u00a0€" });
  });

  test("leaves out what is empty", () => {
    const empty = { agency_costs_stages: [{ id: 1, name: "Ideja", positions: [aPosition(1)] }] };
    expect(estimateDocument(anEstimate(empty), "lv").sections).toEqual([]);
  });

  test("shows the price as it was entered, and what follows from a total where none was", () => {
    const lines = [
      aLine(1, { price: "0.1667", quantity: "1500" }),
      aLine(2, { price: null, total_cents: 25_000, quantity: "1500" }),
      aLine(3, { price: null, total_cents: 0, quantity: "0" }),
    ];
    const document = estimateDocument(
      anEstimate({ additional_agency_positions: [aPosition(1, ...lines)] }),
      "lv",
    );
    const shown = document.sections[0]?.stages[0]?.positions[0]?.lines;
    expect(shown?.map(({ price, total }) => [price, total])).toEqual([
      ["0,1667\u00a0€", "250,05\u00a0€"],
      ["0,1667\u00a0€", "250,00\u00a0€"],
      ["0,00\u00a0€", "0,00\u00a0€"],
    ]);
  });

  test("has the unit behind the quantity, in the language of the document", () => {
    const line = aLine(1, { measure_unit: { id: 1, short_name: "gab.", short_name_en: "pcs" } });
    const quantity = (language: "lv" | "en") =>
      estimateDocument(anEstimate({ additional_agency_positions: [aPosition(1, line)] }), language)
        .sections[0]?.stages[0]?.positions[0]?.lines[0]?.quantity;
    expect([quantity("lv"), quantity("en")]).toEqual(["2 gab.", "2 pcs"]);
  });

  test("sums up with the discount and every VAT, what is to be paid last", () => {
    const lines = [aLine(1, { price: "100" }), aLine(2, { vat_category: "AE", vat_rate: "0" })];
    const { sums } = estimateDocument(
      anEstimate({ discount: "10", additional_agency_positions: [aPosition(1, ...lines)] }),
      "en",
    );
    expect(sums.map(({ key, values, amount }) => [key, values?.rate, amount])).toEqual([
      ["documents.sum", undefined, "220.00\u00a0€"],
      ["documents.discount", "10%", "\u221222.00\u00a0€"],
      ["documents.net", undefined, "198.00\u00a0€"],
      ["documents.vat", "21%", "37.80\u00a0€"],
      ["documents.vat_categories.AE", undefined, "0.00\u00a0€"],
      ["documents.total", undefined, "235.80\u00a0€"],
    ]);
    expect(sums.map(({ isTotal }) => isTotal)).toEqual([false, false, false, false, false, true]);
  });

  test("says nothing of a discount that there is not", () => {
    const { sums } = estimateDocument(
      anEstimate({ additional_agency_positions: [aPosition(1, aLine(1))] }),
      "lv",
    );
    expect(sums.map(({ key }) => key)).toEqual(["documents.net", "documents.vat", "documents.total"]);
  });

  test("was prepared by the project's manager, or by nobody that is known", () => {
    expect(estimateDocument(anEstimate({}), "lv").preparedBy).toBe("Anna Ozola");
    expect(estimateDocument(anEstimate({ project: { id: 1, name: "Rudens" } }), "lv").preparedBy).toBe("-");
  });

  test("has commentary without anything that runs", () => {
    const commentary = "<p>Labi<script>alert(1)</script></p>";
    expect(estimateDocument(anEstimate({ commentary }), "lv").commentary).toBe("<p>Labi</p>");
  });
});

test("a document's language goes by both of its names (domain H17)", () => {
  expect(["lv", "lat", "en", "eng"].map((code) => documentLanguage.parse(code))).toEqual([
    "lv",
    "lv",
    "en",
    "en",
  ]);
  for (const code of ["", "de", "LV", undefined])
    expect(documentLanguage.safeParse(code).success).toBe(false);
});

import { describe, expect, test } from "vitest";
import { rowFields, rowsOfCells } from "./pasted-rows.ts";

const units = [
  { id: 1, short_name: "gab.", short_name_en: "pcs", code: "H87", version: 1 },
  { id: 2, short_name: "st.", short_name_en: "h", code: "HUR", version: 1 },
];
const pasted = (cells: string[][], first: (typeof rowFields)[number] = "name") =>
  rowsOfCells({ cells, units, fields: rowFields, first }).rows;

describe("a pasted price list", () => {
  test("in the order of the dialog goes where it stands", () => {
    expect(pasted([["Logotips", "Logo", "gab.", "120,00"]])).toEqual([
      { name: "Logotips", name_en: "Logo", measure_unit_id: "1", price: "120,00" },
    ]);
  });

  test.each([
    [["Logotips", "120"], { name: "Logotips", price: "120" }],
    [["Logotips", "h", "1 200,50 €"], { name: "Logotips", measure_unit_id: "2", price: "1 200,50" }],
    [["Logotips", "EUR 45", "St"], { name: "Logotips", price: "45", measure_unit_id: "2" }],
    [["Logotips", "Logo"], { name: "Logotips", name_en: "Logo" }],
    [["Logotips", "", "Logo", "9"], { name: "Logotips", name_en: "Logo", price: "9" }],
    [["2026", "7"], { name: "2026", price: "7" }],
    [["Logotips", "Logo", "cits", "5"], { name: "Logotips", name_en: "Logo", price: "5" }],
    [["Logotips", "1", "gab.", "100"], { name: "Logotips", measure_unit_id: "1", price: "100" }],
    [["1", "Logotips", "100", "€"], { name: "Logotips", price: "100" }],
    [["Logotips", "5,-"], { name: "Logotips", price: "5" }],
  ])("of the columns %j is read by what stands in them", (cells, row) => {
    expect(pasted([cells])).toEqual([row]);
  });

  test("is read by most of its rows, and what is odd among them stays to be corrected", () => {
    expect(
      pasted([
        ["Logotips", "12", "gab."],
        ["Vizītkarte", "pēc vienošanās", "komplekts"],
        ["Flaieris", "3,50 €", "st."],
      ]),
    ).toEqual([
      { name: "Logotips", price: "12", measure_unit_id: "1" },
      { name: "Vizītkarte", price: "pēc vienošanās", measure_unit_id: "" },
      { name: "Flaieris", price: "3,50", measure_unit_id: "2" },
    ]);
  });

  test.each([
    ["Nosaukums", "Mērvienība", "Cena"],
    ["Pakalpojums", "Vien.", "EUR bez PVN"],
    ["Darbs", "Mērv.", "Summa"],
  ])("leaves out its head: %s, %s, %s", (...head) => {
    expect(pasted([head, ["Logo", "gab.", "120,00"], ["Banner", "st.", "45"]])).toEqual([
      { name: "Logo", measure_unit_id: "1", price: "120,00" },
      { name: "Banner", measure_unit_id: "2", price: "45" },
    ]);
  });

  test("says what it left out as a head", () => {
    const cells = [
      ["Nosaukums", "", "Cena, EUR"],
      ["Logo", "gab.", "1"],
    ];
    expect(rowsOfCells({ cells, units, fields: rowFields, first: "name" }).head).toBe("Nosaukums, Cena, EUR");
    expect(rowsOfCells({ cells: cells.slice(1), units, fields: rowFields, first: "name" }).head).toBe("");
  });

  test.each([
    [["Logo", "gabali", "120"]],
    [["Logo", "gab.", "pēc vienošanās"]],
    [["Logo", "gab.", "no 100"]],
    [["Logo", "", "pēc vienošanās"]],
    [["Service fee", "gab.", "5"]],
    [["Prece ar apdruku", "st.", "7"]],
    [["Item 1"]],
    [["Name tags", "", ""]],
    [["Prece A", "Product A"]],
    [["Service", "h", "60"]],
  ])("has its first row where that is an item: %j", (item) => {
    const others = [
      ["Banner", "st.", "45"],
      ["C", "st.", "5"],
    ].map((line) => line.slice(0, item.length));
    expect(pasted([item, ...others]).map(({ name }) => name)).toEqual([item[0], "Banner", "C"]);
  });

  test("has units in either language", () => {
    expect(
      pasted([
        ["Logo", "gab.", "5"],
        ["Banner", "pcs", "6"],
        ["C", "h", "7"],
      ]),
    ).toEqual([
      { name: "Logo", measure_unit_id: "1", price: "5" },
      { name: "Banner", measure_unit_id: "1", price: "6" },
      { name: "C", measure_unit_id: "2", price: "7" },
    ]);
  });

  test("has the price without VAT by its head", () => {
    expect(
      pasted([
        ["Nosaukums", "Skaits", "Cena bez PVN", "Cena ar PVN"],
        ["Logo", "1", "100", "121"],
      ]),
    ).toEqual([{ name: "Logo", price: "100" }]);
  });

  test("has prices and units by their heads, where few of the cells are one", () => {
    expect(
      pasted([
        ["Nosaukums", "Mērvienība", "Cena"],
        ["Logo", "gab.", "12,50"],
        ["Banner", "komplekts", "pēc vienošanās"],
      ]),
    ).toEqual([
      { name: "Logo", measure_unit_id: "1", price: "12,50" },
      { name: "Banner", measure_unit_id: "", price: "pēc vienošanās" },
    ]);
  });

  test("of production is names alone", () => {
    const fields = ["name", "name_en"] as const;
    const { rows } = rowsOfCells({ cells: [["Kaste", "gab.", "5", "Box"]], units, fields, first: "name" });
    expect(rows).toEqual([{ name: "Kaste", name_en: "Box" }]);
  });

  test("leaves out rows in which nothing stands, and what no eye sees in a cell", () => {
    expect(pasted([[" Logo\n  tips "], ["", " "], ["Flaieris"]])).toEqual([
      { name: "Logo tips" },
      { name: "Flaieris" },
    ]);
  });

  test("goes to the right of the column that it was pasted into", () => {
    expect(
      pasted(
        [
          ["gab.", "5"],
          ["nezināma", "daudz"],
        ],
        "measure_unit_id",
      ),
    ).toEqual([
      { measure_unit_id: "1", price: "5" },
      { measure_unit_id: "", price: "daudz" },
    ]);
    expect(pasted([["5", "vēl"]], "price")).toEqual([{ price: "5" }]);
    expect(pasted([["Logo"], ["Banner"]], "name_en")).toEqual([{ name_en: "Logo" }, { name_en: "Banner" }]);
  });
});

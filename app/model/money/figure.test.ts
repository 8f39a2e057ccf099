import { describe, expect, test } from "vitest";
import { atDecimalMark, figureColumn } from "./figure.ts";

describe("a figure in two", () => {
  test.each([
    ["lv", "12,50\u00a0€", "12", ",50\u00a0€"],
    ["lv", "33,333\u00a0€", "33", ",333\u00a0€"],
    ["lv", "12\u00a0345,1234\u00a0€", "12\u00a0345", ",1234\u00a0€"],
    ["lv", "\u2212187,50\u00a0€", "\u2212187", ",50\u00a0€"],
    ["lv", "5 100 gab.", "5", " 100 gab."],
    ["en", "12,345.50\u00a0€", "12,345", ".50\u00a0€"],
    ["en", "3,333 pcs", "3,333", " pcs"],
    ["en", "1.375\u00a0€", "1", ".375\u00a0€"],
    ["en", "21%", "21", "%"],
    ["en", "VAT", "", "VAT"],
  ] as const)("%s: %s", (language, text, before, rest) => {
    expect(atDecimalMark(text, language)).toEqual([before, rest]);
  });
});

test("a column of figures is as wide as the widest parts in it", () => {
  const quantities = figureColumn("Daudzums", ["3 gab.", "12,5 h", "100"], "lv");
  expect(quantities).toEqual({ language: "lv", label: 8.5, before: 3, rest: 4, isEven: false });
  const sums = figureColumn("Summa bez PVN", ["1,00\u00a0€", "22,50\u00a0€"], "lv");
  expect(sums).toMatchObject({ label: 6, before: 2, rest: 4, isEven: true });
  expect(figureColumn("VAT", [], "en")).toMatchObject({ before: 0, rest: 0, isEven: true });
});

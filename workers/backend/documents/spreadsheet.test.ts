import { expect, test } from "vitest";
import { type Column, writeSpreadsheet } from "./spreadsheet";

const about = { name: "Par failu", lines: [["Saturs", "Viss"]] } as const;

const sheetOf = (kind: Column["kind"], cell: string | number) =>
  Buffer.from(
    writeSpreadsheet({ name: "Lapa", columns: [{ title: "Sleja", kind, width: 12, cells: [cell] }], about }),
  ).toString("base64");

test("a workbook is the same whatever was written before it", () => {
  const before = sheetOf("money", 12_345);
  sheetOf("date", "2026-11-22");
  sheetOf("month", "2026-11");
  expect(sheetOf("money", 12_345)).toBe(before);
});

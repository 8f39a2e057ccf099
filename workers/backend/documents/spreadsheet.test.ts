import { expect, test } from "vitest";
import { read, utils } from "xlsx";
import { type Column, writeSpreadsheet } from "./spreadsheet.ts";

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

test.each(["=1+1", "+371 20000000", "-2", "@SUM(A1)", "\t=1", "＝1+1", "＋1", "－1", "＠SUM(A1)"])(
  "%j is a text also once saved as CSV",
  (text) => {
    const cells = [text, `a${text}`];
    const file = writeSpreadsheet({
      name: "Lapa",
      columns: [{ title: "Sleja", kind: "text", width: 12, cells }],
      about,
    });
    const { Sheets } = read(file);
    const sheet = Sheets.Lapa;
    expect(sheet && utils.sheet_to_csv(sheet)).toBe(`Sleja\n'${text}\na${text}`);
  },
);

test.each(["a\ufffeb", "a\uffffb", "a\ud800b", "a\u0000b", "a\u001fb"])(
  "%j cannot break the workbook",
  (text) => {
    const { SheetNames, Sheets } = read(sheetOf("text", text), { type: "base64" });
    const sheet = Sheets[SheetNames[0] ?? ""];
    expect(sheet && utils.sheet_to_csv(sheet)).toBe("Sleja\nab");
  },
);

test.each(["_x003D_1+1", "_x000d_=1", "a_x0041_b", "_x005F_x003D_1", "_x00_", "__x0041__"])(
  "%j is these letters to a program that reads it",
  (text) => {
    const file = writeSpreadsheet({
      name: "Lapa",
      columns: [{ title: "Sleja", kind: "text", width: 12, cells: [text] }],
      about,
    });
    const { Sheets } = read(file);
    const cell = Sheets.Lapa?.A2;
    expect(cell.v).toBe(text);
  },
);

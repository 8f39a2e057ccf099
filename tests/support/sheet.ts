import { type CellObject, read } from "xlsx";

export interface Opened {
  name: string;
  /** Cells by row and column; an empty one is null. */
  rows: (CellObject | null)[][];
  autofilter: string | undefined;
  widths: number[];
  /** What the file says of itself on its second sheet: a heading and its words, line by line. */
  about: string[][];
}

/** A workbook of ours as another program opens it: a table, and what the file says of itself. */
export function opened(bytes: Uint8Array): Opened {
  const book = read(bytes, { type: "array", dense: true, cellNF: true, cellFormula: true, cellStyles: true });
  const [name = "", notes = ""] = book.SheetNames;
  const sheet = book.Sheets[name];
  if (!sheet || book.SheetNames.length !== 2) throw new Error("It has not two sheets");
  const cells = sheet["!data"] ?? [];
  const width = Math.max(...cells.map((row) => row.length));
  return {
    name,
    rows: cells.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null)),
    autofilter: sheet["!autofilter"]?.ref,
    about: (book.Sheets[notes]?.["!data"] ?? []).map((row) =>
      Array.from(row, (cell) => String(cell?.v ?? "")),
    ),
    widths: (sheet["!cols"] ?? []).map(({ wch }) => Math.round(wch ?? 0)),
  };
}

/** The local date that a cell shows; spreadsheets count days from 30 December 1899. */
export const dateIn = (cell: CellObject | null): string | null =>
  cell === null ? null : new Date(Date.UTC(1899, 11, 30) + Number(cell.v) * 86_400_000).toISOString();

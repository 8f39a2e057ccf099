import { type CellObject, read } from "xlsx";

export interface Opened {
  name: string;
  /** Cells by row and column; an empty one is null. */
  rows: (CellObject | null)[][];
  autofilter: string | undefined;
  widths: number[];
}

/** A workbook of one sheet as another program opens it. */
export function opened(bytes: Uint8Array): Opened {
  const book = read(bytes, { type: "array", dense: true, cellNF: true, cellFormula: true, cellStyles: true });
  const [name = ""] = book.SheetNames;
  const sheet = book.Sheets[name];
  if (!sheet || book.SheetNames.length !== 1) throw new Error("It has no sheet, or several");
  const cells = sheet["!data"] ?? [];
  const width = Math.max(...cells.map((row) => row.length));
  return {
    name,
    rows: cells.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null)),
    autofilter: sheet["!autofilter"]?.ref,
    widths: (sheet["!cols"] ?? []).map(({ wch }) => Math.round(wch ?? 0)),
  };
}

/** The local date that a cell shows; spreadsheets count days from 30 December 1899. */
export const dateIn = (cell: CellObject | null): string | null =>
  cell === null ? null : new Date(Date.UTC(1899, 11, 30) + Number(cell.v) * 86_400_000).toISOString();

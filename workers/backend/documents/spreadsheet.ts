import { type CellObject, utils, type WorkBook, write } from "xlsx";

/** What stands in a column: words, an amount in cents, or a local date (yyyy-MM-dd). */
export interface Column {
  title: string;
  kind: "text" | "money" | "date";
  /** In characters. */
  width: number;
  /** From the first row to the last; null leaves a cell empty. */
  cells: readonly (string | number | null)[];
  /** What stands below the last row. */
  total?: string | number;
}

export interface Spreadsheet {
  name: string;
  columns: readonly Column[];
}

const formats = { money: "#,##0.00", date: "dd.mm.yyyy" };

/**
 * A workbook of one sheet: a head that filters, typed cells, a row of totals. Amounts and dates are numbers with a format,
 * and a text is a shared string whatever it begins with, so that none is ever read as a formula.
 */
export function writeSpreadsheet({ name, columns }: Spreadsheet): ArrayBuffer {
  const rows = columns[0]?.cells.length ?? 0;
  const data = Array.from({ length: rows }, (_, row) =>
    columns.map(({ kind, cells }) => cellOf(kind, cells[row] ?? null)),
  );
  data.unshift(columns.map(({ title }) => cellOf("text", title)));
  data.push(
    columns.map(({ kind, total = null }) => cellOf(typeof total === "string" ? "text" : kind, total)),
  );
  const area = (last: number) =>
    utils.encode_range({ s: { r: 0, c: 0 }, e: { r: last, c: columns.length - 1 } });
  const sheet = {
    "!data": data,
    "!ref": area(rows + 1),
    "!cols": columns.map(({ width }) => ({ wch: width })),
    // Without the totals, which stay where they are when rows are sorted.
    "!autofilter": { ref: area(rows) },
  };
  const book: WorkBook = { SheetNames: [name], Sheets: { [name]: sheet } };
  return write(book, { type: "array", bookType: "xlsx", bookSST: true, compression: true });
}

function cellOf(kind: Column["kind"], value: string | number | null): CellObject {
  if (value === null || value === "") return { t: "z" };
  if (kind === "money") return { t: "n", v: Number(value) / 100, z: formats.money };
  if (kind === "date") return { t: "n", v: serialOf(String(value)), z: formats.date };
  return { t: "s", v: String(value) };
}

/** Milliseconds of a day. */
const day = 86_400_000;
/** The day that spreadsheets count from: one early, as they take 1900 for a leap year. */
const first = Date.UTC(1899, 11, 30);

/** A local date as the number that spreadsheets count days with; no clock and no time zone has a say in it. */
const serialOf = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - first) / day;

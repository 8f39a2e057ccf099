import { type CellObject, SSF, utils, type WorkBook, write } from "xlsx";

/**
 * What stands in a column: words, an amount in cents, a local date (yyyy-MM-dd) or month (yyyy-MM), a whole number, or a
 * decimal, a unit price or a percentage in ten-thousandths. A price is shown with up to four places.
 */
export interface Column {
  title: string;
  kind: "text" | "money" | "date" | "month" | "count" | "decimal" | "price" | "percent";
  /** In characters. */
  width: number;
  /** From the first row to the last; null leaves a cell empty. */
  cells: readonly (string | number | null)[];
  /** What stands below the last row, where anything does in some column. */
  total?: string | number;
}

/** What a file says of itself: a heading and its words, line by line. */
export type About = readonly (readonly [heading: string, words: string])[];

export interface Spreadsheet {
  name: string;
  columns: readonly Column[];
  /** What it holds and by which rules, on a sheet of its own, so that the first one stays a plain table. */
  about: { name: string; lines: About };
}

const formats = {
  money: "#,##0.00",
  date: "dd.mm.yyyy",
  month: "mm.yyyy",
  count: "#,##0",
  decimal: "#,##0.00",
  price: "#,##0.00##",
  percent: "0.00%",
};

// All formats that not every program knows, at once: the library writes each that any workbook before has used, so that a
// file would depend on what was asked for earlier.
SSF.load(formats.date, 164);
SSF.load(formats.month, 165);
SSF.load(formats.price, 166);

/** The number that a cell holds, by what is sent for it. */
const numbers: Record<keyof typeof formats, (value: string | number) => number> = {
  money: (cents) => Number(cents) / 100,
  date: (date) => serialOf(String(date)),
  month: (month) => serialOf(`${month}-01`),
  count: Number,
  decimal: (value) => Number(value) / 10_000,
  price: (value) => Number(value) / 10_000,
  // A spreadsheet shows 0.25 as 25 %.
  percent: (value) => Number(value) / 1_000_000,
};

/**
 * A workbook: a sheet with a head that filters, typed cells and a row of totals, and one that says what is in it. Amounts
 * and dates are numbers with a format, and a text is a shared string that never begins as a formula would.
 */
export function writeSpreadsheet({ name, columns, about }: Spreadsheet): ArrayBuffer {
  const rows = columns[0]?.cells.length ?? 0;
  const data = Array.from({ length: rows }, (_, row) =>
    columns.map(({ kind, cells }) => cellOf(kind, cells[row] ?? null)),
  );
  data.unshift(columns.map(({ title }) => cellOf("text", title)));
  if (columns.some(({ total }) => total !== undefined))
    data.push(
      columns.map(({ kind, total = null }) => cellOf(typeof total === "string" ? "text" : kind, total)),
    );
  const area = (last: number) =>
    utils.encode_range({ s: { r: 0, c: 0 }, e: { r: last, c: columns.length - 1 } });
  const sheet = {
    "!data": data,
    "!ref": area(data.length - 1),
    "!cols": columns.map(({ width }) => ({ wch: width })),
    // Without the totals, which stay where they are when rows are sorted.
    "!autofilter": { ref: area(rows) },
  };
  const notes = {
    "!data": about.lines.map((line) => line.map((words) => cellOf("text", words))),
    "!ref": utils.encode_range({ s: { r: 0, c: 0 }, e: { r: about.lines.length - 1, c: 1 } }),
    "!cols": [{ wch: 24 }, { wch: 100 }],
  };
  const first = sheetName(name);
  const second = sheetName(about.name, first);
  const book: WorkBook = { SheetNames: [first, second], Sheets: { [first]: sheet, [second]: notes } };
  return write(book, { type: "array", bookType: "xlsx", bookSST: true, compression: true });
}

/** Characters that the name of a sheet has at most. */
const longestName = 31;

/**
 * Words as the name of a sheet, which an installation may have made its own: without the signs that programs take for parts of
 * an address, not "History", which they keep for themselves, and not as the other is called.
 */
function sheetName(words: string, other = ""): string {
  const plainName = words
    .replace(/[:\\/?*[\]]+/g, " ")
    .replace(unwritable, "")
    .trim()
    .replace(/^'+|'+$/g, "");
  const isTaken = [other, "history", ""].some((name) => name.toLowerCase() === plainName.toLowerCase());
  const name = isTaken ? `${plainName} 2`.trim() : plainName;
  // Not in the middle of a character.
  return name.slice(0, longestName).replace(/[\ud800-\udbff]$/, "");
}

function cellOf(kind: Column["kind"], value: string | number | null): CellObject {
  if (value === null || value === "") return { t: "z" };
  if (kind === "text") return { t: "s", v: plain(String(value)) };
  return { t: "n", v: numbers[kind](value), z: formats[kind] };
}

/**
 * A text that is never a formula, also where the workbook is saved as CSV, which knows no types, and opened again: with an
 * apostrophe before what would begin one, in wide letters as well. "_x003D_" would be read as "=" (ECMA-376, ST_Xstring).
 */
const plain = (text: string): string =>
  (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replace(unwritable, "");

/** Characters that XML has no place for: with one of them, no program opens the workbook. */
const unwritable = /[\ufffe\uffff\p{Cs}]|[^\t\n\r\P{Cc}]/gu;

/** Milliseconds of a day. */
const day = 86_400_000;
/** The day that spreadsheets count from: one early, as they take 1900 for a leap year. */
const first = Date.UTC(1899, 11, 30);

/** A local date as the number that spreadsheets count days with; no clock and no time zone has a say in it. */
const serialOf = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - first) / day;

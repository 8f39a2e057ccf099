import { createRequire } from "node:module";
import { join } from "node:path";
import { utils, write } from "xlsx";
import { writeSpreadsheet } from "#backend/documents/spreadsheet.ts";
import { install } from "../support/install.ts";
import { versionIn } from "../support/versions.ts";
import { formats, type Grid, serialOf } from "./data.ts";

/** Somebody who writes spreadsheets. */
export interface Side {
  name: string;
  write: (grid: Grid) => Promise<Uint8Array>;
}

/** What the product's export calls; it fetches its rows elsewhere. */
export const ours: Side = {
  name: "ours",
  write: async ({ titles, kinds, rows }) => {
    const columns = titles.map((title, index) => ({
      title,
      kind: kinds[index] ?? ("text" as const),
      width: 16,
      cells: rows.map((row) => row[index] ?? null),
    }));
    const about = { name: "Par failu", lines: [["Saturs", "Rindas"]] } as const;
    return new Uint8Array(writeSpreadsheet({ name: "Rindas", columns, about }));
  },
};

/** SheetJS with nothing around it: its own way from rows to a file, and the formats on the columns that need them. */
export const bare: Side = {
  name: "SheetJS",
  write: async ({ titles, kinds, rows }) => {
    const values = rows.map((row) =>
      row.map((value, index) => {
        if (kinds[index] === "money") return Number(value) / 100;
        return kinds[index] === "date" ? serialOf(String(value)) : value;
      }),
    );
    const sheet = utils.aoa_to_sheet([titles, ...values], { dense: true });
    for (const row of sheet["!data"]?.slice(1) ?? [])
      for (const [index, kind] of kinds.entries()) {
        const cell = row[index];
        if (cell && kind !== "text") cell.z = formats[kind];
      }
    const book = { SheetNames: ["Rindas"], Sheets: { Rindas: sheet } };
    return new Uint8Array(write(book, { type: "array", bookType: "xlsx", bookSST: true, compression: true }));
  },
};

const folder = join(import.meta.dirname, "../peers/spreadsheet");

export const exceljsVersion = (): string => versionIn(folder, "exceljs");

/** What is used of exceljs, which is installed beside this bench alone. */
interface Exceljs {
  Workbook: new () => {
    addWorksheet: (name: string) => {
      columns: { header: string; style: { numFmt?: string } }[];
      addRow: (values: (string | number | Date)[]) => void;
    };
    xlsx: { writeBuffer: () => Promise<Uint8Array> };
  };
}

export function exceljs(): Side {
  install(folder);
  const library: Exceljs = createRequire(join(folder, "package.json"))("exceljs");
  return {
    name: "exceljs",
    write: async ({ titles, kinds, rows }) => {
      const book = new library.Workbook();
      const sheet = book.addWorksheet("Rindas");
      sheet.columns = titles.map((header, index) => {
        const kind = kinds[index] ?? "text";
        return { header, style: kind === "text" ? {} : { numFmt: formats[kind] } };
      });
      for (const row of rows)
        sheet.addRow(
          row.map((value, index) => {
            if (kinds[index] === "money") return Number(value) / 100;
            return kinds[index] === "date" ? serialOf(String(value)) : value;
          }),
        );
      return new Uint8Array(await book.xlsx.writeBuffer());
    },
  };
}

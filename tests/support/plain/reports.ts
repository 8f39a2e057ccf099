import type { Report, ReportAnswer, ReportCell } from "#model/report/report.ts";
import { showCell } from "#model/report/show-cell.ts";
import { reportTable, rowsOf } from "../report-words.ts";
import { expect } from "./expect.ts";
import type { PlainPage } from "./page.ts";

/** What stands in each row of the report that is open. */
export const shownRows = (page: PlainPage) => rowsOf(reportTable(page).one());

/** What a cell of an answer looks like on the screen; months are tried by their own names. */
function looks(value: ReportCell, kind: Report["columns"][number]["kind"], isTotal = false): string {
  if (kind === "month") return "";
  const isFigure = kind !== "text" && kind !== "date";
  if (value === null) return isFigure ? "–" : "Bez amata";
  return value === 0 && isFigure && !isTotal ? "–" : showCell(value, kind, "lv");
}

const words = /ieplānots par daudz$/;

/** That the screen has every row of an answer, in its order, and its totals. */
export function expectShown(page: PlainPage, report: Report, answer: ReportAnswer): void {
  const shown = shownRows(page);
  const rows = shown.filter(({ kind }) => kind === "row");
  expect(rows).toHaveLength(answer.data.length);
  const isBelow = ({ cells }: { cells: string[] }) =>
    report.columns.some(({ isOfGroup }, index) => isOfGroup && cells[index] === "");
  for (const [index, row] of rows.entries()) {
    const own = report.columns.map(({ key, kind, isOfGroup }, column) => ({
      told: kind === "month" ? "" : (row.cells[column] ?? "").replace(words, ""),
      // What a group shares stands above its rows.
      wanted: isOfGroup && isBelow(row) ? "" : looks(answer.data[index]?.[key] ?? null, kind),
    }));
    expect(own.map(({ told }) => told)).toEqual(own.map(({ wanted }) => wanted));
  }
  const total = shown.at(-1);
  expect(total?.kind).toBe("total");
  const wanted = report.columns.map(({ key, kind }, index) => {
    if (index === 0) return "Kopā";
    const value = answer.totals[key];
    return value === undefined ? "" : looks(value, kind, true);
  });
  expect(total?.cells.map((cell) => cell.replace(words, ""))).toEqual(wanted);
}

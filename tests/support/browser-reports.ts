import type { Report, ReportAnswer, ReportCell } from "#model/report/report.ts";
import { showCell } from "#model/report/show-cell.ts";
import { expect, type Page } from "./browser.ts";

/** The table of the report that is open. */
export const reportTable = (page: Page) => page.locator("table.report");
export const filtersOf = (page: Page) => page.getByRole("form", { name: /^(Filtri|Filters)$/ });

/** What stands in each row of the table below its head, cell by cell; the foot is the last. */
export const shownRows = (page: Page): Promise<{ kind: string; cells: string[] }[]> =>
  reportTable(page).evaluate((table) => {
    const kinds = { "tbody tr:not([data-head])": "row", "tr[data-head]": "group", "tfoot tr": "total" };
    const kindOf = (row: Element) => Object.entries(kinds).find(([of]) => row.matches(of))?.[1] ?? "";
    return [...table.querySelectorAll("tbody tr, tfoot tr")].map((row) => ({
      kind: kindOf(row),
      cells: [...row.querySelectorAll("td, th")].map((cell) => cell.textContent?.trim() ?? ""),
    }));
  });

/** What a cell of an answer looks like on the screen; months are tried by their own names. */
function looks(value: ReportCell, kind: Report["columns"][number]["kind"], isTotal = false): string {
  if (kind === "month") return "";
  const isFigure = kind !== "text" && kind !== "date";
  if (value === null) return isFigure ? "–" : "Bez amata";
  return value === 0 && isFigure && !isTotal ? "–" : showCell(value, kind, "lv");
}

const words = /ieplānots par daudz$/;

/** That the screen has every row of an answer, in its order, and its totals. */
export async function expectShown(page: Page, report: Report, answer: ReportAnswer): Promise<void> {
  const shown = await shownRows(page);
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

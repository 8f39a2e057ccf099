import type { Where } from "./page-words.ts";

/** The table of the report that is open. */
export const reportTable = <Found>(page: Where<Found>) => page.locator("table.report");
export const filtersOf = <Found>(page: Where<Found>) =>
  page.getByRole("form", { name: /^(Filtri|Filters)$/ });

/** What stands in each row of a report's table below its head, cell by cell; the foot is the last. */
export function rowsOf(table: Element): { kind: string; cells: string[] }[] {
  const kinds = { "tbody tr:not([data-head])": "row", "tr[data-head]": "group", "tfoot tr": "total" };
  const kindOf = (row: Element) => Object.entries(kinds).find(([of]) => row.matches(of))?.[1] ?? "";
  return [...table.querySelectorAll("tbody tr, tfoot tr")].map((row) => ({
    kind: kindOf(row),
    cells: [...row.querySelectorAll("td, th")].map((cell) => cell.textContent?.trim() ?? ""),
  }));
}

import type { Part, Where } from "./page-words.ts";

/** A line by its place in a position's table. */
export const line = <Found extends Part<Found>>(page: Where<Found>, position: string, index: number): Found =>
  page
    .getByRole("table", { name: position })
    .getByRole("row")
    .nth(index + 1);

export const sums = <Found>(page: Where<Found>): Found =>
  page.getByRole("complementary", { name: "Tāmes summas" });

/** What stands beside a name among the sums. */
export const sumOf = <Found extends Part<Found>>(page: Where<Found>, name: string): Found =>
  sums(page)
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

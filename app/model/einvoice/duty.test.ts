import { expect, test } from "vitest";
import { issueBy, reportBy } from "./duty.ts";

// Expected dates: domain.md §7.
test.each([
  ["2026-11-13", "2026-11-23"],
  ["2026-12-18", "2026-12-29"],
  ["2026-12-22", "2027-01-04"],
  ["2027-03-22", "2027-03-31"],
  ["2027-12-30", "2028-01-07"],
])("what is issued on %s is reported by %s", (issued, last) => expect(reportBy(issued)).toBe(last));

test("a supply is invoiced within fifteen days, over the end of a month and of a year", () => {
  expect(issueBy("2026-02-20")).toBe("2026-03-07");
  expect(issueBy("2026-12-20")).toBe("2027-01-04");
});

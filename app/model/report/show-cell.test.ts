import { expect, test } from "vitest";
import type { ColumnKind } from "./report.ts";
import { showCell } from "./show-cell.ts";

test.each([
  ["money", 1_234_550, "12\u00a0345,50\u00a0€", "12,345.50\u00a0€"],
  ["money", -5, "\u22120,05\u00a0€", "\u22120.05\u00a0€"],
  ["hours", 15_000, "1,50", "1.50"],
  ["hours", -30_000, "\u22123", "\u22123"],
  ["quantity", 12_345, "1,2345", "1.2345"],
  ["count", 12_345, "12\u00a0345", "12,345"],
  ["percent", -333_500, "\u221233,35\u00a0%", "\u221233.35%"],
  ["date", "2026-02-01", "01.02.2026", "01.02.2026"],
  ["text", "Ābols", "Ābols", "Ābols"],
  ["money", null, "", ""],
] as [ColumnKind, string | number | null, string, string][])("%s of %s", (kind, value, latvian, english) => {
  expect(showCell(value, kind, "lv")).toBe(latvian);
  expect(showCell(value, kind, "en")).toBe(english);
});

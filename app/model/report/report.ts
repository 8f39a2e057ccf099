import { z } from "zod";
import { lenient, underData } from "../answer/answer.ts";
import type { ModuleKey } from "../branding/config.ts";
import { shareOf } from "../money/money.ts";
import type { FilterName } from "./filters.ts";

/**
 * What stands in a column. A word is a code, shown as the text `reports.words.<key>.<code>`, "none" for null. Money is cents, hours
 * and quantities are ten-thousandths, a percentage is ten-thousandths of a percent, a date yyyy-MM-dd and a month yyyy-MM.
 */
export type ColumnKind =
  | "text"
  | "word"
  | "count"
  | "hours"
  | "quantity"
  | "money"
  | "percent"
  | "date"
  | "month";

export type ReportCell = string | number | null;
export type ReportRow = Record<string, ReportCell>;

export interface ReportColumn<Key extends string = string> {
  /** Of the row; its title is the text `reports.columns.<key>`. */
  key: Key;
  kind: ColumnKind;
  /** Whether the rows of it add up to something. */
  isTotalled?: true;
  /** Of a percentage: what part of what whole it is, in the totals as in a row. */
  share?: { part: Key; whole: Key };
  /** Of a text: a number or a code, which is never broken into two lines. */
  isShort?: true;
  /** It says something of the whole group that a row belongs to. */
  isOfGroup?: true;
  /** Where what it says leads to, by the ids of the row. */
  leadsTo?: "client" | "project" | "client_invoices" | "project_invoices" | "invoice" | "purchase";
}

/** What a picture of a report says more of than its table. */
export type ReportChart<Key extends string = string> =
  /** Each row is a step of time. */
  | { of: "rows"; label: Key; series: readonly Key[] }
  /** Each column is a month: its total beside that of the year before. */
  | { of: "months"; months: readonly Key[] }
  /** The largest by their first figure, rows of one id added up. */
  | { of: "largest"; id: Key; label: Key; series: readonly Key[] };

/** Rows of one report at most, on a screen and in a spreadsheet: more are refused in words. */
export const mostReportRows = 20_000;

export type ReportName =
  | ("customer_hours" | "project_hours")
  | ("projects_total" | "invoices_total" | "customers_year" | "customer_year")
  | ("production_costs" | "invoiced_stock_items" | "margin")
  | ("sales_journal" | "purchase_journal" | "vat_overview");

/** A report is data: one list of columns feeds table, chart, spreadsheet and tests. */
export interface Report<Key extends string = string> {
  /** Its title is the text `reports.titles.<name>`; which dates and documents its figures are of, `reports.notes.<name>`. */
  name: ReportName;
  /** What has to be switched on for it (specification §1). */
  module: ModuleKey;
  /** The filters that act on it; others are not heard. */
  filters: readonly FilterName[];
  row: z.ZodType;
  columns: readonly ReportColumn<Key>[];
  /** Rows with the same id here stay together on the screen, with their sums above them. */
  groupedBy?: Key;
  chart?: ReportChart<Key>;
}

export const cents = z.number().int().describe("Cents");
export const hours = z.number().int().describe("Ten-thousandths of an hour");
export const quantity = z.number().int().describe("Ten-thousandths of a unit");
export const percent = z.number().int().describe("Ten-thousandths of a percent");
export const count = z.number().int().describe("How many there are");

const totals = z.record(z.string(), z.number().nullable()).default({});
const meta = z.record(z.string(), z.union([z.string(), z.number()]).nullable()).default({});

/** The answer of a report: rows in Latvian order, sums of what can be summed, and the filters as they were understood. */
export const answerOf = (report: Report) => z.object({ data: z.array(report.row), totals, meta });

/** The answer of whichever report, for what its columns alone are known of. */
export const reportAnswer = z.preprocess(
  underData,
  z.object({
    data: z.array(z.record(z.string(), lenient(z.union([z.string(), z.number()]).nullable(), null))),
    totals: lenient(totals, {}),
    meta: lenient(meta, {}),
  }),
);
export type ReportAnswer = z.infer<typeof reportAnswer>;

/** What rows belong together by: one id, null as well. Rows of which a backend does not say it belong to nobody else. */
export const identityOf = (row: ReportRow, id: string): ReportCell | ReportRow =>
  row[id] === undefined ? row : row[id];

/** The sums of a report's columns, and the shares that they are of each other; null of nothing. */
export function totalsOf(report: Report, rows: readonly ReportRow[]): Record<string, number | null> {
  const totals: Record<string, number | null> = {};
  for (const { key, isTotalled } of report.columns)
    if (isTotalled) totals[key] = rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0);
  for (const { key, share } of report.columns)
    if (share) totals[key] = shareOrNull(totals[share.part] ?? 0, totals[share.whole] ?? 0);
  return totals;
}

/** What percentage a part is of a whole, in ten-thousandths of a percent; null where the whole is nothing. */
export const shareOrNull = (part: number, whole: number): number | null =>
  whole === 0 ? null : shareOf(part, whole);

import { sortKey } from "../text/text-order.ts";
import {
  type ColumnKind,
  identityOf,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportRow,
  totalsOf,
} from "./report.ts";
import type { WordOf } from "./words.ts";

/** The column that a report is sorted by, and which way. */
export interface Sorting {
  key: string;
  direction: "asc" | "desc";
}

/** Rows that stay together, and what their columns add up to. */
export interface RowGroup {
  rows: ReportRow[];
  sums: Record<string, number | null>;
}

/** What an address sorts a report by; null where it names no column of it. Figures begin with the largest. */
export function sortingIn({ columns }: Report, query: URLSearchParams): Sorting | null {
  const column = columns.find(({ key }) => key === query.get("sort"));
  if (!column) return null;
  const given = query.get("dir");
  return { key: column.key, direction: given === "asc" || given === "desc" ? given : usual(column) };
}

/** Which way a column is sorted when nothing else is said. */
export const usual = ({ kind }: Pick<ReportColumn, "kind">): Sorting["direction"] =>
  upwards.has(kind) ? "asc" : "desc";

const upwards: ReadonlySet<ColumnKind> = new Set(["text", "word", "date", "month"]);

/**
 * The rows of a report as the screen shows them: in groups, where it has some, each sorted inside and all by what they add
 * up to. Without a sorting they stand as they came. Equal ones keep their order, and what is not there stands last. Codes are
 * sorted by the words that their reader has for them.
 */
export function groupsOf(
  report: Report,
  rows: readonly ReportRow[],
  sorting: Sorting | null,
  wordOf: WordOf,
): RowGroup[] {
  const { groupedBy } = report;
  const together = groupedBy
    ? [...Map.groupBy(rows, (row) => identityOf(row, groupedBy)).values()]
    : [[...rows]];
  const groups = together.map((own) => ({ rows: own, sums: totalsOf(report, own) }));
  const column = report.columns.find(({ key }) => key === sorting?.key);
  if (!sorting || !column) return groups;
  const valueIn = (row: ReportRow | undefined): ReportCell => {
    const value = row?.[column.key] ?? null;
    return column.kind === "word" ? wordOf(column.key, value) : value;
  };
  const inside = column.isOfGroup
    ? groups
    : groups.map(({ rows: own, sums }) => ({
        rows: sorted(own, valueIn, column, sorting),
        sums,
      }));
  const ofGroup = (group: RowGroup) => (column.isOfGroup ? valueIn(group.rows[0]) : group.sums[sorting.key]);
  return sorted(inside, ofGroup, column, sorting);
}

/** The first rows of all groups: a page that shows more is slow to draw and slower to read. */
export function firstRows(groups: readonly RowGroup[], most: number): RowGroup[] {
  let left = most;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

function sorted<Thing>(
  things: readonly Thing[],
  of: (thing: Thing) => ReportCell | undefined,
  { kind }: ReportColumn,
  { direction }: Sorting,
): Thing[] {
  const turn = direction === "desc" ? -1 : 1;
  return things
    .map((thing) => ({ thing, value: comparable(of(thing) ?? null, kind) }))
    .toSorted(({ value: one }, { value: other }) => {
      if (one === other) return 0;
      if (one === null || other === null) return one === null ? 1 : -1;
      return one < other ? -turn : turn;
    })
    .map(({ thing }) => thing);
}

const comparable = (value: ReportCell, kind: ReportColumn["kind"]): ReportCell =>
  (kind === "text" || kind === "word") && typeof value === "string" ? sortKey(value) : value;

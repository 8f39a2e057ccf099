import {
  identityOf,
  type Report,
  type ReportAnswer,
  type ReportCell,
  type ReportChart,
  totalsOf,
} from "./report.ts";

/** Bars of one column of a report, in its units, one for each label. */
export interface ChartSeries {
  /** The column that says what they are. */
  key: string;
  values: number[];
}

export interface ChartData {
  /** Steps of time stand side by side, everything else below each other. */
  shape: "columns" | "bars";
  /** What each label is: a month as yyyy-MM, the column of a month, or a name; null has none. */
  labels: ReportCell[];
  series: ChartSeries[];
  unit: "money" | "hours";
  /** How many more labels the table has. */
  rest: number;
}

type Answered = Pick<ReportAnswer, "data" | "totals">;

/** Labels at most, by how many bars each has: the table below is to be in sight. */
const mostLabels: Record<number, number> = { 1: 10, 2: 7 };
const fewestLabels = 5;

/**
 * What a report shows as a picture, in the units of its columns; null where there is nothing to draw. `before` has the
 * totals of the year before, where the report compares with it.
 */
export function chartOf(
  report: Report,
  answer: Answered,
  before: ReportAnswer["totals"] = {},
): ChartData | null {
  if (!report.chart) return null;
  const drawn = drawnOf(report, report.chart, answer, before);
  const isEmpty = drawn.series.every(({ values }) => values.every((value) => value === 0));
  return isEmpty ? null : drawn;
}

function drawnOf(report: Report, chart: ReportChart, answer: Answered, before: ReportAnswer["totals"]) {
  if (chart.of === "months") return months(chart.months, answer, before);
  return chart.of === "rows" ? steps(report, chart, answer) : largest(report, chart, answer);
}

function months(keys: readonly string[], { totals }: Answered, before: ReportAnswer["totals"]): ChartData {
  const of = (sums: ReportAnswer["totals"]) => keys.map((key) => sums[key] ?? 0);
  const series = [
    { key: "net_cents", values: of(totals) },
    { key: "previous_net_cents", values: of(before) },
  ];
  return { shape: "columns", labels: [...keys], series, unit: "money", rest: 0 };
}

function steps(
  report: Report,
  { label, series }: Extract<ReportChart, { of: "rows" }>,
  { data }: Answered,
): ChartData {
  return {
    shape: "columns",
    labels: data.map((row) => row[label] ?? null),
    unit: unitOf(report, series),
    series: series.map((key) => ({ key, values: data.map((row) => Number(row[key])) })),
    rest: 0,
  };
}

function largest(
  report: Report,
  { id, label, series }: Extract<ReportChart, { of: "largest" }>,
  { data }: Answered,
): ChartData {
  const size = (sums: ReportAnswer["totals"]) =>
    Math.max(...series.map((key) => Math.abs(Number(sums[key] ?? 0))));
  const groups = [...Map.groupBy(data, (row) => identityOf(row, id))]
    .map(([, rows]) => ({ label: rows[0]?.[label] ?? null, sums: totalsOf(report, rows) }))
    .filter(({ sums }) => size(sums) > 0)
    .toSorted((one, other) => size(other.sums) - size(one.sums));
  const shown = groups.slice(0, mostLabels[series.length] ?? fewestLabels);
  return {
    shape: "bars",
    labels: shown.map((group) => group.label),
    unit: unitOf(report, series),
    series: series.map((key) => ({ key, values: shown.map(({ sums }) => sums[key] ?? 0) })),
    rest: groups.length - shown.length,
  };
}

function unitOf({ columns }: Report, [first]: readonly string[]): ChartData["unit"] {
  return columns.find(({ key }) => key === first)?.kind === "hours" ? "hours" : "money";
}

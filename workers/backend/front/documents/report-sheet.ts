import type { ColumnKind, Report, ReportAnswer } from "../../../../app/model/reports/report";
import type { Column, Spreadsheet } from "../../documents/spreadsheet";

/** How a kind of column stands in a spreadsheet, and how wide it is in characters. */
const kinds: Record<ColumnKind, Pick<Column, "kind" | "width">> = {
  text: { kind: "text", width: 32 },
  count: { kind: "count", width: 12 },
  hours: { kind: "decimal", width: 14 },
  quantity: { kind: "decimal", width: 14 },
  money: { kind: "money", width: 16 },
  percent: { kind: "percent", width: 12 },
  date: { kind: "date", width: 12 },
  month: { kind: "month", width: 12 },
};

/** Characters that the name of a sheet has at most. */
const longestName = 31;

/** A report as a spreadsheet in somebody's words, with the totals that stand below it on the screen. */
export function reportSheet(
  report: Report,
  { data, totals }: ReportAnswer,
  t: (key: string) => string,
): Spreadsheet {
  const columns = report.columns.map(({ key, kind }, index) => {
    const total = index === 0 ? t("reports.total") : totals[key];
    // On the screen the euro sign stands behind every amount; here cells are numbers alone.
    const currency = kind === "money" ? ", EUR" : "";
    return {
      ...{ title: `${t(`reports.columns.${key}`)}${currency}`, ...kinds[kind] },
      cells: data.map((row) => row[key] ?? null),
      ...(total !== null && total !== undefined && { total }),
    };
  });
  return { name: t(`reports.titles.${report.name}`).slice(0, longestName), columns };
}

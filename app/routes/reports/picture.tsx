import { useTranslation } from "#locales/use-translation.ts";
import { showRoundMoney } from "#model/money/show-money.ts";
import type { ChartData } from "#model/report/chart.ts";
import type { Report, ReportCell } from "#model/report/report.ts";
import { showCell } from "#model/report/show-cell.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { ColumnChart } from "#ui/charts/column-chart.tsx";
import { useColumnTitle } from "./cell.tsx";
import { monthColumn, shortMonthOf } from "./month.ts";

interface PictureProps {
  report: Report;
  chart: ChartData;
  /** The table that has the figures. */
  tableId: string;
}

/** What a report shows as a picture, above the table with the same figures. */
export function Picture({ report, chart, tableId }: PictureProps) {
  const { t, language } = useTranslation();
  const titleOf = useColumnTitle();
  const { unit, labels, rest } = chart;
  const nameOf = (label: ReportCell) => labelIn(label, titleOf) ?? t("reports.no_position");
  const series = chart.series.map(({ key, values }) => ({ name: titleOf(key), values }));
  const of = series.map(({ name }) => name).join(", ");
  const shared = {
    title: t(`reports.titles.${report.name}`),
    series,
    describedBy: tableId,
    format: (value: number) => showCell(value, unit, language),
    summary: t("reports.pictured", { report: t(`reports.titles.${report.name}`), of }),
    heading: "",
  };
  if (chart.shape === "bars")
    return (
      <>
        <BarChart {...shared} names={labels.map(nameOf)} />
        {rest > 0 && <p className="chart-rest">{t("charts.rest", { count: rest })}</p>}
      </>
    );
  const steps = labels.map((label) => {
    const name = nameOf(label);
    const month = monthColumn(String(label));
    return { label: (month && shortMonthOf(t, month)) ?? name, name };
  });
  const tick = (value: number) =>
    unit === "money" ? showRoundMoney(value, language) : showCell(value, unit, language);
  return <ColumnChart {...shared} steps={steps} formatTick={tick} />;
}

/** A month and the column of a month are called alike; anything else is called as it is. */
function labelIn(label: ReportCell, titleOf: (key: string) => string): string | null {
  if (label === null) return null;
  const column = monthColumn(String(label));
  return column ? titleOf(column) : String(label);
}

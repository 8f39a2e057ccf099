import type { About, Column, Spreadsheet } from "#backend/documents/spreadsheet.ts";
import type { Words } from "#backend/words/texts.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import type { ColumnKind, Report, ReportAnswer } from "#model/report/report.ts";
import { type WordOf, wordKey } from "#model/report/words.ts";
import { aboutFile } from "./about.ts";

/** How a kind of column stands in a spreadsheet, and how wide it is in characters. */
const kinds: Record<ColumnKind, Pick<Column, "kind" | "width">> = {
  text: { kind: "text", width: 32 },
  word: { kind: "text", width: 24 },
  count: { kind: "count", width: 12 },
  hours: { kind: "decimal", width: 14 },
  quantity: { kind: "decimal", width: 14 },
  money: { kind: "money", width: 16 },
  percent: { kind: "percent", width: 12 },
  date: { kind: "date", width: 12 },
  month: { kind: "month", width: 12 },
};

interface Asked {
  t: Words;
  filters: ReportFilters;
  /** The filters in words, as far as the rows do not say them; "" where nothing was chosen. */
  chosen: { period: string; customer: string; manager: string };
}

/** A report as a spreadsheet in somebody's words, with the totals that stand below it on the screen. */
export function reportSheet(report: Report, { data, totals }: ReportAnswer, asked: Asked): Spreadsheet {
  const { t } = asked;
  const wordOf = wordsIn(t);
  const title = t(`reports.titles.${report.name}`);
  const columns = report.columns.map(({ key, kind }, index) => {
    const total = index === 0 ? t("reports.total") : totals[key];
    // On the screen the euro sign stands behind every amount; here cells are numbers alone.
    const currency = kind === "money" ? ", EUR" : "";
    return {
      title: `${t(`reports.columns.${key}`)}${currency}`,
      ...kinds[kind],
      cells: data.map((row) => (kind === "word" ? wordOf(key, row[key] ?? null) : (row[key] ?? null))),
      ...(total !== null && total !== undefined && { total }),
    };
  });
  const rules = [t(`reports.notes.${report.name}`)];
  const about = aboutFile(t, { title, filters: filtersOf(report, data[0], asked), rules });
  return { name: title, columns, about };
}

/** Codes in somebody's words, as the screen has them. */
export const wordsIn =
  (t: Words): WordOf =>
  (key, code) => {
    const name = wordKey(key, code);
    const word = t(name);
    return word === name ? code : word;
  };

/** What was chosen, in words. A project and a stock item are named by the rows. */
function filtersOf(
  { filters }: Report,
  first: ReportAnswer["data"][number] | undefined,
  { t, filters: asked, chosen }: Asked,
): About {
  const nameIn = (id: number | null, column: string) => (id === null ? "" : String(first?.[column] ?? id));
  const period = t(filters.some((name) => name === "year") ? "reports.filters.year" : "dashboard.period");
  const said = [
    [period, chosen.period],
    [t("reports.filters.customer_id"), chosen.customer],
    [t("reports.filters.project_manager"), chosen.manager],
    [t("reports.filters.project_id"), nameIn(asked.project_id, "project")],
    [t("reports.filters.stock_item_id"), nameIn(asked.stock_item_id, "stock_item")],
  ] as const;
  return said.filter(([, value]) => value !== "");
}

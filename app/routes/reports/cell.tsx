import { useTranslation } from "#locales/use-translation.ts";
import type { ReportCell, ReportColumn } from "#model/report/report.ts";
import { isFigure, showCell } from "#model/report/show-cell.ts";
import { wordKey } from "#model/report/words.ts";
import { Link } from "#ui/link.tsx";
import { monthColumn } from "./month.ts";

/** How a column is called on the screen. */
export function useColumnTitle() {
  const { t } = useTranslation();
  return (key: string): string => t(`reports.columns.${key}`, { defaultValue: key });
}

/** What stands in a cell, in the reader's words. Nothing at all is a dash, so that what is something stands out. */
export function useShownCell() {
  const { t, language } = useTranslation();
  const titleOf = useColumnTitle();
  return (value: ReportCell, { key, kind }: Pick<ReportColumn, "key" | "kind">): string => {
    if (kind === "word") return t(wordKey(key, value), { defaultValue: String(value ?? "–") });
    if (value === null && kind === "text") return t("reports.no_position");
    if (value === null || value === "") return "–";
    if (kind === "month") return titleOf(monthColumn(String(value)) ?? "month");
    return showCell(value, kind, language);
  };
}

interface CellProps {
  column: ReportColumn;
  value: ReportCell;
  to?: string | undefined;
  /** Sums say so when they are nothing. */
  isSum?: boolean;
  className?: string;
}

/** One cell of a report. On a phone its column's title stands before it. */
export function ReportCellOf({ column, value, to, isSum, className = "" }: CellProps) {
  const shown = useShownCell();
  const titleOf = useColumnTitle();
  const { t } = useTranslation();
  const isNothing = value === 0 && !isSum && isFigure(column.kind);
  const text = isNothing ? "–" : shown(value, column);
  const isBelow = typeof value === "number" && value < 0;
  const look = isFigure(column.kind) || column.kind === "date" ? "numeric end" : "";
  const unbroken = column.isShort ? "whitespace-nowrap" : "";
  return (
    <td
      data-label={titleOf(column.key)}
      data-nothing={isNothing || undefined}
      className={`${look} ${unbroken} ${isBelow ? "text-danger" : ""} ${className}`}
    >
      {to ? (
        <Link to={to} prefetch="intent" className="rounded-sm underline-offset-4 hover:underline">
          {text}
        </Link>
      ) : (
        text
      )}
      {isBelow && column.key === "left_hours" && (
        <span className="block text-xs">{t("reports.over_planned")}</span>
      )}
    </td>
  );
}

import { showDate } from "../date/dates.ts";
import { decimalScale, sendDecimal } from "../money/decimal.ts";
import { showMoney, showQuantity, showShare } from "../money/show-money.ts";
import type { ColumnKind, ReportCell } from "./report.ts";

/** A figure of a report as it is shown: money with cents and the euro sign, hours and quantities with what decimals they have. */
const figures = {
  money: showMoney,
  percent: showShare,
  hours: showTenThousandths,
  quantity: showTenThousandths,
  count: (value: number, language: string) => showTenThousandths(value * decimalScale, language),
} satisfies Partial<Record<ColumnKind, (value: number, language: string) => string>>;

export type FigureKind = keyof typeof figures;

export const isFigure = (kind: ColumnKind): kind is FigureKind => kind in figures;

/** What a cell of a report says; nothing where there is nothing to say. Months are the reader's words, not these. */
export function showCell(value: ReportCell, kind: ColumnKind, language: string): string {
  if (value === null) return "";
  if (isFigure(kind)) return figures[kind](Number(value), language);
  return kind === "date" ? showDate(String(value)) : String(value);
}

function showTenThousandths(value: number, language: string): string {
  return `${value < 0 ? "\u2212" : ""}${showQuantity(sendDecimal(Math.abs(value)), language)}`;
}

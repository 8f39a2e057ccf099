import { centsOf, readSent } from "../money/sent-number.ts";
import { type Report, type ReportAnswer, type ReportCell, type ReportColumn, totalsOf } from "./report.ts";

type SentRow = ReportAnswer["data"][number];

/**
 * A report whose rows have other fields than ours: the specification leaves their shape open (§7). Whatever can be told by
 * its name is put into our columns, decimals as cents and ten-thousandths; null where there is no figure among it. Rows
 * that have our columns stay as they are.
 */
export function inColumnsOf(report: Report, answer: ReportAnswer): ReportAnswer | null {
  const [first] = answer.data;
  if (!first || report.columns.every(({ key }) => key in first)) return answer;
  const data = answer.data.map((row) => rowOf(report, row));
  const hasFigures = data.some((row) => report.columns.some(({ key, isTotalled }) => isTotalled && row[key]));
  return hasFigures ? { ...answer, data, totals: totalsOf(report, data) } : null;
}

function rowOf({ columns }: Report, row: SentRow): Record<string, ReportCell> {
  const named = columns.find(({ kind, isShort }) => kind === "text" && !isShort);
  // A total is money where the report has any.
  const totalled = columns.filter(({ isTotalled }) => isTotalled);
  const counted = {
    total: totalled.find(({ kind }) => kind === "money") ?? totalled[0],
    hours: totalled.find(({ kind }) => kind === "hours"),
  };
  const told = (column: ReportColumn): ReportCell => {
    const own = [column.key, column.key.replace(/_(cents|hours)$/, "")];
    const general = [
      ...(column === named ? ["name"] : []),
      ...(["total", "hours"] as const).filter((name) => column === counted[name]),
    ];
    const sent = [...own, ...general].map((name) => row[name]).find((value) => value !== undefined);
    // A text that is null says that there is none; one that was not sent says nothing.
    if (sent === undefined && column.kind === "text") return "";
    return read(column, sent ?? null, column.key in row);
  };
  return { ...row, ...Object.fromEntries(columns.map((column) => [column.key, told(column)])) };
}

function read({ kind, key }: ReportColumn, sent: ReportCell, isOwn: boolean): ReportCell {
  if (sent === null || kind === "text" || kind === "date" || kind === "month") return sent;
  if (kind === "count") return Number(sent);
  if (kind !== "money") return readSent(sent);
  return isOwn && key.endsWith("_cents") ? Number(sent) : (centsOf(sent) ?? null);
}

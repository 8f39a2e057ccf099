import type { Context } from "hono";
import type { FrontCall } from "#backend/operations/call.ts";
import type { Words } from "#backend/words/texts.ts";
import type { AccountingPeriod } from "#model/accounting/period.ts";
import { sendCents } from "#model/estimate/counted-estimate.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { type ColumnKind, type ReportCell, reportAnswer } from "#model/report/report.ts";
import { vatOverview } from "#model/report/vat-overview.ts";
import { csv } from "../csv.ts";
import { wordsIn } from "../report-sheet.ts";
import { ask } from "../spreadsheets.ts";
import { commaIn } from "./journal.ts";

/** VAT of a period by category and rate as a table, as the report shows it. Throws where it cannot be read. */
export async function vatFile(c: Context<FrontCall>, period: AccountingPeriod, t: Words): Promise<string> {
  const found = await ask(c, "/api/reports/vat_overview", period);
  if (!found.ok) throw new Error(`The VAT overview answered ${found.status}`);
  const { data } = reportAnswer.parse(await found.json());
  const wordOf = wordsIn(t);
  const head = vatOverview.columns.map(({ key }) => t(`reports.columns.${key}`));
  const rows = data.map((row) =>
    vatOverview.columns.map(({ key, kind }) =>
      kind === "word" ? String(wordOf(key, row[key] ?? null) ?? "") : shown(kind, row[key] ?? null),
    ),
  );
  return csv([head, ...rows]);
}

function shown(kind: ColumnKind, cell: ReportCell): string {
  if (cell === null) return "";
  if (kind === "money") return commaIn(sendCents(Number(cell)));
  return kind === "percent" ? commaIn(sendDecimal(Number(cell))) : String(cell);
}

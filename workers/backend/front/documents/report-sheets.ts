import { z } from "zod";
import { showDate } from "../../../../app/model/dates";
import { reportFilters } from "../../../../app/model/reports/filters";
import { invoicesTotal } from "../../../../app/model/reports/invoices-total";
import { type Report, reportAnswer } from "../../../../app/model/reports/report";
import { frontNoun } from "../../call";
import { operation } from "../../operation";
import type { OperationId } from "../../permissions";
import { reportSheet } from "./report-sheet";
import { ask, contentType, spreadsheetAnswer, wordsOf } from "./spreadsheets";

/** Reports as spreadsheets (specification §7), each at an address that a link can have. */
export const reportSheets = frontNoun();

interface Exported {
  operation: OperationId;
  path: string;
  report: Report;
  /** Where the installation answers the report itself, filters in the body. */
  from: string;
}

function sheetAt({ operation: name, path, report, from }: Exported): void {
  const responses = {
    200: { description: "A spreadsheet", content: { [contentType]: { schema: z.string() } } },
  };
  reportSheets.openapi(
    operation(name, { method: "get", path, request: { query: reportFilters }, responses }),
    async (c) => {
      const filters = c.req.valid("query");
      const [found, t] = await Promise.all([ask(c, from, filters), wordsOf(c)]);
      if (!found.ok) return found;
      const answer = reportAnswer.parse(await found.json());
      const title = t(`reports.titles.${report.name}`);
      const period = report.filters.includes("from")
        ? `${showDate(filters.from)}–${showDate(filters.to)}`
        : String(filters.year);
      return spreadsheetAnswer(c, reportSheet(report, answer, t), `${title} ${period}`);
    },
  );
}

sheetAt({
  operation: "reports.invoices_total.export",
  path: "/reports/invoices_total/export",
  report: invoicesTotal,
  from: "/api/reports/invoices_total",
});

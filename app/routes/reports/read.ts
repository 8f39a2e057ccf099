import { isAbsence } from "#app/loading/missing-operations.ts";
import { problemOf } from "#app/loading/optional-data.ts";
import { type FieldErrors, isApiError, type PartProblem } from "#model/answer/api-error.ts";
import type { Api } from "#model/page/context.ts";
import { chartOf } from "#model/report/chart.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import { firstRows, groupsOf, type Sorting } from "#model/report/order.ts";
import { inColumnsOf } from "#model/report/other-rows.ts";
import { type ReportAnswer, reportAnswer } from "#model/report/report.ts";
import type { WordOf } from "#model/report/words.ts";
import { pathOf, queryFor, type Source } from "./sources.ts";

/** Rows that are drawn at most: all of them are in the spreadsheet. */
const mostDrawn = 500;

/** What a backend says about what it was asked for, which is put right in the filters. */
const isRefusal = (status: number) => [404, 405, 413, 422, 501].includes(status);

/** Why there is no report: what the filters lack, or what was said of them. */
export interface NoReport {
  kind: "missing" | "wrong" | "not_found" | "too_long" | "other_rows" | "sheet_alone" | "fault";
  errors: FieldErrors;
  /** What went wrong with the reading, which may go well the next time. */
  fault?: PartProblem;
}

/** What cannot be shown here, and be had as a spreadsheet. */
export const isFileOnly = ({ kind }: NoReport): boolean => kind === "other_rows" || kind === "sheet_alone";

/** A report as its screen shows it: sorted, cut to what can be read, with the totals of all rows. */
export async function readReport(
  api: Api,
  source: Source,
  asked: { filters: ReportFilters; sorting: Sorting | null; wordOf: WordOf },
) {
  const { filters, sorting, wordOf } = asked;
  if (source.ofOne?.isRequired && filters[source.ofOne.filter] === null)
    return none({ kind: "missing", errors: {} });
  try {
    const [answer, before] = await Promise.all([
      read(api, source, filters),
      yearBefore(api, source, filters),
    ]);
    if (!answer) return none({ kind: "other_rows", errors: {} });
    const groups = groupsOf(source.report, answer.data, sorting, wordOf);
    return {
      problem: null,
      shown: {
        groups: firstRows(groups, mostDrawn),
        totals: answer.totals,
        count: answer.data.length,
        chart: chartOf(source.report, answer, before?.totals),
      },
    };
  } catch (error) {
    if (!isApiError(error) || error.status === 401) throw error;
    if (source.isSheet && isAbsence(error)) return none({ kind: "sheet_alone", errors: {} });
    if (!isRefusal(error.status)) return none({ kind: "fault", errors: {}, fault: problemOf(error) });
    return none({ kind: kinds[error.status] ?? "wrong", errors: error.errors });
  }
}

const kinds: Record<number, NoReport["kind"]> = {
  404: "not_found",
  405: "not_found",
  501: "not_found",
  413: "too_long",
};

const none = (problem: NoReport) => ({ problem, shown: null });
export type Shown = NonNullable<Awaited<ReturnType<typeof readReport>>["shown"]>;

async function read(api: Api, source: Source, filters: ReportFilters): Promise<ReportAnswer | null> {
  const answer = await (source.method === "GET"
    ? api.get(pathOf(source, filters) + queryFor(source, filters), reportAnswer)
    : api.send("POST", pathOf(source, filters), reportAnswer, { body: filters }));
  return inColumnsOf(source.report, answer);
}

const yearBefore = (api: Api, source: Source, filters: ReportFilters) =>
  source.report.chart?.of === "months" ? read(api, source, { ...filters, year: filters.year - 1 }) : null;

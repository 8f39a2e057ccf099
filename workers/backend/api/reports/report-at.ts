import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { Database } from "#backend/db/database.ts";
import type { Access } from "#backend/operations/access.ts";
import type { Call } from "#backend/operations/call.ts";
import { notFound, Problem } from "#backend/operations/errors.ts";
import { answers, body, operation } from "#backend/operations/operation.ts";
import { id } from "#model/answer/fields.ts";
import { type FilterName, type ReportFilters, reportFilters } from "#model/report/filters.ts";
import { answerOf, mostReportRows, type Report, type ReportRow, totalsOf } from "#model/report/report.ts";

/** Where a report is read from: one statement or a few, in the order that it is shown in. */
export type ReadReport = (database: Database, filters: ReportFilters) => ReportRow[];

/** The filter that an address names; whom or what there is not is a 404 (specification §8). */
interface Named {
  param: string;
  filter: Exclude<FilterName, "from" | "to" | "year">;
  isThere: (database: Database, id: number) => boolean;
}

interface Served {
  operation: string;
  access: Access;
  summary: string;
  method: "get" | "post";
  path: string;
  report: Report;
  read: ReadReport;
  named?: Named;
}

/** Serves a report at an address of specification §7: filters in the body, or in the query where it is read by GET. */
export function reportAt(
  api: OpenAPIHono<Call>,
  { operation: name, access, summary, method, path, report, read, named }: Served,
) {
  const params = z.object(named ? { [named.param]: id } : {});
  const described = { access, summary, responses: answers(answerOf(report)), refuses: [413] } as const;
  const asked = (database: Database, filters: ReportFilters, address: Record<string, number>) => {
    if (!named) return answer(report, read, { database, filters });
    const chosen = address[named.param] ?? 0;
    if (!named.isThere(database, chosen)) throw notFound();
    return answer(report, read, { database, filters: { ...filters, [named.filter]: chosen } });
  };
  if (method === "get")
    api.openapi(
      operation(name, { ...described, method, path, request: { params, query: reportFilters } }),
      (c) => c.json(asked(c.env.database, c.req.valid("query"), c.req.valid("param")), 200),
    );
  else
    api.openapi(
      operation(name, { ...described, method, path, request: { params, ...body(reportFilters) } }),
      (c) => c.json(asked(c.env.database, c.req.valid("json"), c.req.valid("param")), 200),
    );
}

/** A report with its totals and the filters that acted on it; 413 in words where it has too many rows. */
function answer(
  report: Report,
  read: ReadReport,
  { database, filters }: { database: Database; filters: ReportFilters },
) {
  const data = read(database, filters);
  if (data.length > mostReportRows) throw new Problem(413, "errors.report_too_long");
  const meta = Object.fromEntries(report.filters.map((name) => [name, filters[name]]));
  return { data, totals: totalsOf(report, data), meta };
}

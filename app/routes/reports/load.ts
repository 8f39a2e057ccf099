import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { reading } from "~/guard";
import { sortingIn } from "~/model/reports/order";
import { askFor } from "./ask";
import { namesFor, tidied, understood } from "./filters";
import { queryFor, type Source } from "./sources";

type ReportScreen = "financialReport" | "planningReport";

/**
 * The loader of a screen with one report: what its address asks for, and what there is of it. `choose` says which report
 * that is; null where none is switched on.
 */
export const loadReport = (
  context: AppLoadContext,
  request: Request,
  screen: ReportScreen,
  choose: (query: URLSearchParams) => Promise<Source | null>,
) =>
  reading(context, request, screen, async () => {
    const { searchParams: query, pathname } = new URL(request.url);
    const source = await choose(query);
    if (!source) return null;
    const tidy = await tidied(query, context.api);
    if (tidy !== null) throw redirect(pathname.replace(/\.data$/, "") + tidy);
    const { report } = source;
    const { filters, errors } = understood(report, query);
    const sorting = sortingIn(report, query);
    const [names, { problem, shown }] = await Promise.all([
      namesFor(report, filters, context.api),
      filters
        ? askFor(context.api, source, { filters, sorting })
        : { problem: { kind: "wrong" as const, errors }, shown: null },
    ]);
    const file = filters && shown && `/api/reports/${source.path}/export${queryFor(source, filters)}`;
    return { name: report.name, filters, sorting, names, problem, shown, file };
  });

export type LoadedReport = NonNullable<Awaited<ReturnType<typeof loadReport>>>;

import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { sortingIn } from "#model/report/order.ts";
import { namesFor, tidied, understood } from "./filters.ts";
import { isFileOnly, readReport } from "./read.ts";
import { queryFor, type Source, sheetPath } from "./sources.ts";
import { wordsFor } from "./words.server.ts";

/** What the address of a screen asks a report for, and what there is of it. */
export async function loadReport({ api, viewer }: AppLoadContext, request: Request, source: Source) {
  const { searchParams: query, pathname } = new URL(request.url);
  const tidy = await tidied(query, api);
  if (tidy !== null) throw redirect(pathname.replace(/\.data$/, "") + tidy);
  const { report } = source;
  const { filters, errors } = understood(report, query);
  const sorting = sortingIn(report, query);
  const wordOf = wordsFor(await viewer());
  const [names, { problem, shown }] = await Promise.all([
    namesFor(report, filters, api),
    filters
      ? readReport(api, source, { filters, sorting, wordOf })
      : { problem: { kind: "wrong" as const, errors }, shown: null },
  ]);
  const isThere = shown !== null || (problem !== null && isFileOnly(problem));
  const file =
    filters &&
    isThere &&
    sheetPath(source, problem?.kind === "sheet_alone") + queryFor(source, filters, sorting);
  return { name: report.name, filters, sorting, names, problem, shown, file };
}

export type LoadedReport = Awaited<ReturnType<typeof loadReport>>;

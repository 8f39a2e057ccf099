import { insideList, queryOf } from "#app/lists/query.ts";
import { type OptionalData, optionalData } from "#app/loading/optional-data.ts";
import { type HistoryEntry, historyPage } from "#model/history/history.ts";
import type { Api } from "#model/page/context.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { Pager } from "#ui/pager.tsx";
import { History } from "./history.tsx";
import type { Labels } from "./history-labels.ts";

/** The page of a history that an address asks for; `path` is where the backend has it. */
export async function historyAt(request: Request, api: Api, path: string) {
  const asked = queryOf(request, ["page", "per_page"]);
  const { data: page, problem } = await optionalData(
    api.get(path + asked, historyPage).then((data) => ({ data })),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem };
}

interface HistoryPageProps {
  page: { data: HistoryEntry[]; meta: Parameters<typeof Pager>[0]["meta"] } | null | undefined;
  problem: OptionalData<unknown>["problem"];
  labels: Labels;
}

/** Who did what to what a page is about, and to what is part of it. */
export function HistoryPage({ page, problem, labels }: HistoryPageProps) {
  if (!page) return <MissingPart problem={problem} className="m-4 sm:m-6" />;
  return (
    <>
      <History entries={page.data} labels={labels} />
      <Pager meta={page.meta} />
    </>
  );
}

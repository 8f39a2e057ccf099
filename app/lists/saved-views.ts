import { optionalData } from "#app/loading/optional-data.ts";
import type { ListName } from "#model/list/list-names.ts";
import { type SavedView, savedViewList } from "#model/list/saved-view.ts";
import type { Api } from "#model/page/context.ts";

/** What is kept of a list for somebody. */
interface Kept {
  /** Saved views; null where they cannot be read: a backend of somebody else's may have none (§7). */
  views: SavedView[] | null;
  /** The columns that they chose: null for the usual ones, and nothing of a backend that keeps none. */
  columns: string[] | null | undefined;
  /** Where the list is had as a spreadsheet, below the API; "" of a backend that makes none. */
  file: string;
  /** Whether several rows can be added to the list at once. */
  takesMany: boolean;
  /** Whether the estimates of all its rows can be listed. */
  hasEstimates: boolean;
}

export async function keptOf(api: Api, list: ListName): Promise<Kept> {
  const read = api.get(`/saved_views?list=${list}`, savedViewList).then((data) => ({ data }));
  const { data } = await optionalData(read);
  return {
    views: data?.data ?? null,
    columns: data?.columns,
    file: data?.file ?? "",
    takesMany: Boolean(data?.many),
    hasEstimates: Boolean(data?.estimates),
  };
}

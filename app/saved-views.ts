import type { ListName } from "#model/list/list-names.ts";
import { type SavedView, savedViewList } from "#model/list/saved-view.ts";
import type { Api } from "#model/page/context.ts";
import { optionalData } from "./optional-data.ts";

/** The saved views of a list; null where they cannot be read: a backend of somebody else's may have none (§7). */
export const savedViewsOf = async (api: Api, list: ListName): Promise<SavedView[] | null> =>
  (await optionalData(api.get(`/saved_views?list=${list}`, savedViewList))).data;

import type { AppLoadContext } from "@remix-run/cloudflare";
import { ApiError } from "#model/answer/api-error.ts";
import { workTypeList } from "#model/stock/work-type.ts";

/** One kind of work. There are few, so the contract gives them all at once (specification §7). Throws a 404. */
export async function readWorkType({ api, requestId }: AppLoadContext, id: string | undefined) {
  const { data } = await api.get("/work-types", workTypeList);
  const found = data.find((row) => String(row.id) === id);
  if (!found) throw new ApiError(404, "errors.not_found", { requestId });
  return found;
}

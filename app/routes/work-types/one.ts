import type { AppLoadContext } from "@remix-run/cloudflare";
import { reading } from "~/guard";
import { ApiError } from "~/model/answer";
import { workTypeList } from "~/model/work-type";

/** One kind of work. There are few, so the contract gives them all at once (specification §7). */
export const readWorkType = (context: AppLoadContext, request: Request, id: string | undefined) =>
  reading(context, request, "stock", async () => {
    const { data } = await context.api.get("/work-types", workTypeList);
    const found = data.find((row) => String(row.id) === id);
    if (!found) throw new ApiError(404, "errors.not_found", { requestId: context.requestId });
    return found;
  });

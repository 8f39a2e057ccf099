import { listAllEstimates } from "#backend/db/estimates/list.ts";
import { noun } from "#backend/operations/call.ts";
import { answers, listQuery, operation } from "#backend/operations/operation.ts";
import { estimateFilters, estimatePage } from "#model/estimate/listed-estimate.ts";

/** Estimates of all projects, page by page. */
export const allEstimates = noun();

allEstimates.openapi(
  operation("estimates.all", {
    access: { roles: "office", modules: "estimates" },
    summary: "List the estimates of all projects",
    method: "get",
    path: "/all_estimates",
    request: { query: listQuery.extend(estimateFilters.shape) },
    responses: answers(estimatePage),
  }),
  (c) => c.json(listAllEstimates(c.env.database, c.req.valid("query")), 200),
);

import { orElse, rowOf } from "#app/loading/missing-operations.ts";
import { one } from "#model/answer/answer.ts";
import { counted } from "#model/estimate/counted-estimate.ts";
import { type EstimateEntry, estimate, estimateList } from "#model/estimate/estimate.ts";
import type { Api } from "#model/page/context.ts";
import { project } from "#model/project/project.ts";

/**
 * The estimates of a project. The specification has no such list (§7): a backend without one names the estimate with the
 * project, and may say no more of it than that.
 */
export const estimatesOf = (api: Api, projectId: string | undefined): Promise<{ data: EstimateEntry[] }> =>
  orElse(api.get(`/estimates?project_id=${projectId}`, estimateList), async () => {
    const { data } = await rowOf(api, "/projects", projectId, project);
    if (!data.estimate_id) return { data: [] };
    const { data: only } = await api.get(`/estimates/${data.estimate_id}`, one(estimate));
    return { data: [{ ...only, total_cents: counted(only).sums.total_cents }] };
  });

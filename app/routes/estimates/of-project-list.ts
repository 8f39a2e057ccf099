import type { Api } from "~/context";
import { orElse, rowOf } from "~/instead";
import { one } from "~/model/answer";
import { counted } from "~/model/counted-estimate";
import { type EstimateEntry, estimate, estimateList } from "~/model/estimate";
import { project } from "~/model/project";

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

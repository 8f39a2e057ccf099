import { rowOf } from "#app/loading/missing-operations.ts";
import { one } from "#model/answer/answer.ts";
import { isId } from "#model/answer/fields.ts";
import { estimate } from "#model/estimate/estimate.ts";
import type { Api } from "#model/page/context.ts";
import { project } from "#model/project/project.ts";
import { orderChoices } from "#model/purchase-order/purchase-order.ts";

/** What an order is begun from, as the address says it: an estimate, all that a project has, or nothing. */
export async function beginOrder(api: Api, query: URLSearchParams) {
  const [estimateId, projectId] = [idIn(query, "estimate"), idIn(query, "project")];
  if (estimateId) {
    const [{ data: of }, { data: choices }] = await Promise.all([
      api.get(`/estimates/${estimateId}`, one(estimate)),
      api.get(`/purchase_orders/choices?estimate_id=${estimateId}`, orderChoices),
    ]);
    const { id, name } = of.project;
    return { project: { id, name }, choices, closeTo: `/estimate/${estimateId}` };
  }
  if (!projectId) return { project: null, choices: null, closeTo: "/purchase-orders" };
  const [{ data: of }, { data: choices }] = await Promise.all([
    rowOf(api, "/projects", projectId, project),
    api.get(`/purchase_orders/choices?project_id=${projectId}`, orderChoices),
  ]);
  return { project: { id: of.id, name: of.name }, choices, closeTo: `/projects/${projectId}` };
}

function idIn(query: URLSearchParams, name: string): string | null {
  const id = query.get(name) ?? "";
  return isId(id) ? id : null;
}

import { type ListedTemplate, templatePage } from "#model/estimate/template.ts";
import type { Api } from "#model/page/context.ts";

/** A template that a new estimate can begin with. */
export type ToBeginWith = Pick<ListedTemplate, "id" | "name" | "estimate_type_id">;

/** Templates of whole estimates, in their order; as many as a field can show. */
export async function toBeginWith(api: Api): Promise<{ data: ToBeginWith[] }> {
  const { data } = await api.get("/estimate_templates?kind=estimate&per_page=100", templatePage);
  return { data: data.map(({ id, name, estimate_type_id }) => ({ id, name, estimate_type_id })) };
}

import { templatePage } from "#model/estimate/template.ts";
import type { Api } from "#model/page/context.ts";

/** How many templates there are. */
export const countTemplates = (api: Api) => counted(api, "");

/** How many blocks there are to insert. */
export const countBlocks = (api: Api) => counted(api, "&kind=block");

async function counted(api: Api, filter: string): Promise<{ data: number }> {
  const { meta } = await api.get(`/estimate_templates?per_page=1${filter}`, templatePage);
  return { data: meta.total };
}

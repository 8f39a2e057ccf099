import { templatePage } from "#model/estimate/template.ts";
import type { Api } from "#model/page/context.ts";

/** Blocks that a list shows at once; the others are found by their names. */
const atOnce = "100";

/** The names of blocks, in their order. `asked` says for which type of estimate, and what is searched for. */
export async function blocksFor(api: Api, asked: URLSearchParams): Promise<{ id: number; name: string }[]> {
  const query = new URLSearchParams([...asked, ["kind", "block"], ["per_page", atOnce]]);
  const { data } = await api.get(`/estimate_templates?${query}`, templatePage);
  return data.map(({ id, name }) => ({ id, name }));
}

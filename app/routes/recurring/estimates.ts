import { estimatePage } from "#model/estimate/listed-estimate.ts";
import { longestSearch } from "#model/list/longest-search.ts";
import type { Api } from "#model/page/context.ts";

/** An estimate as a field names it: two of one name are told apart by their numbers. */
export const estimateName = ({ name, estimate_nr }: { name: string; estimate_nr: string }): string =>
  `${name} (${estimate_nr})`;

/** Estimates that are found by what was typed: their names, numbers or projects. A number as a field shows it is left out. */
export async function estimatesFor(api: Api, typed: string): Promise<{ id: number; name: string }[]> {
  const q = typed.replace(/ \([^()]*\)$/, "").slice(0, longestSearch);
  const { data } = await api.get(
    `/all_estimates?${new URLSearchParams({ q, per_page: "20" })}`,
    estimatePage,
  );
  return data.map(({ id, name, estimate_nr }) => ({ id, name: estimateName({ name, estimate_nr }) }));
}

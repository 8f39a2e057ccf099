/**
 * Where a tab over a list leads: to its first page, as it is searched and filtered, with what the tab chooses.
 *
 * @param own what the tabs choose between them
 */
export function tabAt(
  list: string,
  params: URLSearchParams,
  own: readonly string[],
  chosen: Record<string, string> = {},
): string {
  const kept = new URLSearchParams(params);
  for (const name of [...own, "page", "row"]) kept.delete(name);
  for (const [name, value] of Object.entries(chosen)) kept.set(name, value);
  return kept.size > 0 ? `${list}?${kept}` : list;
}

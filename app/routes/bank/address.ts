/** What the list is filtered and sorted by. */
export const ownFilters = ["state", "account", "statement", "direction", "q", "sorting"] as const;

/** Where a dialog over the list closes to: the list as it was, without what was chosen in the dialog. */
export function listBelow(params: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...params].filter(([name]) => ["page", "per_page", ...ownFilters].includes(name)),
  );
  return kept.size > 0 ? `/bank?${kept}` : "/bank";
}

/** Where an entry is set aside, over the list as it is. */
export function asideOf(id: number, params: URLSearchParams): string {
  const below = new URL(listBelow(params), "http://list");
  below.searchParams.set("row", String(id));
  return `/bank/aside${below.search}`;
}

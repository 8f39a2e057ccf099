import { redirect } from "@remix-run/cloudflare";
import { activeFilters, type Readings } from "./model/list-filters";

/** The part of a request's query that a backend is asked with: the named parameters that say something, with "?" if any. */
export function queryOf(request: Request, names: readonly string[], own?: Readings): string {
  const given = new URL(request.url).searchParams;
  const query = new URLSearchParams(activeFilters(given, names, own).map(({ name, value }) => [name, value]));
  return query.size > 0 ? `?${query}` : "";
}

/** Leads from a page past the end, as after the last row of one was deleted, to the last there is. */
export function insideList({ page, last_page }: { page: number; last_page: number }, request: Request): void {
  if (page <= last_page) return;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set("page", String(last_page));
  throw redirect(`${pathname}?${searchParams}`);
}

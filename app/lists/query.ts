import { redirect } from "@remix-run/cloudflare";
import { type Page, type Place, placeOf } from "#model/answer/answer.ts";
import { activeFilters, type Readings } from "#model/list/list-filters.ts";

/** The part of a request's query that a backend is asked with: the named parameters that say something, with "?" if any. */
export function queryOf(request: Request, names: readonly string[], own?: Readings): string {
  const given = new URL(request.url).searchParams;
  const query = new URLSearchParams(activeFilters(given, names, own).map(({ name, value }) => [name, value]));
  return query.size > 0 ? `?${query}` : "";
}

/**
 * Where a page of a list stands. Leads from one past the end, as after the last row of one was deleted, to the last there
 * is.
 */
export function insideList({ data, meta }: Page<unknown>, request: Request): Place {
  const { pathname, searchParams } = new URL(request.url);
  const asked = Math.max(1, Math.trunc(Number(searchParams.get("page") ?? 1)) || 1);
  const place = placeOf(meta, data.length, asked);
  const { page, last_page } = place;
  if (page <= last_page && (data.length > 0 || asked <= last_page)) return place;
  searchParams.set("page", String(last_page));
  throw redirect(`${pathname}?${searchParams}`);
}

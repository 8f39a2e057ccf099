import { redirect } from "@remix-run/cloudflare";
import { readDate } from "./model/dates";

const number = (value: string) => (/^\d{1,9}$/.test(value) && Number(value) > 0 ? value : null);

/** Parameters that can be wrong; a wrong one is left out, as if it had not been there. Dates go on as yyyy-MM-dd. */
const readings: Record<string, (value: string) => string | null> = {
  page: number,
  per_page: number,
  client: number,
  project: number,
  project_manager: number,
  status: number,
  role_id: number,
  type_id: number,
  date: readDate,
  dueDate: readDate,
};

/** The part of a request's query that a backend is asked with: only the named parameters, in their order, with "?" if any. */
export function queryOf(request: Request, names: readonly string[]): string {
  const given = new URL(request.url).searchParams;
  const query = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name)?.trim();
    const read = value && (readings[name]?.(value) ?? (name in readings ? null : value));
    if (read) query.set(name, read);
  }
  return query.size > 0 ? `?${query}` : "";
}

/** Leads from a page past the end, as after the last row of one was deleted, to the last there is. */
export function insideList({ page, last_page }: { page: number; last_page: number }, request: Request): void {
  if (page <= last_page) return;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set("page", String(last_page));
  throw redirect(`${pathname}?${searchParams}`);
}

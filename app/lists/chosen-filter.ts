import { nameOr } from "#app/loading/known-row.ts";

/** The id that an address filters by; null where it does not. */
export function chosenId(query: URLSearchParams, name: string): number | null {
  const id = Number(query.get(name));
  return id > 0 ? id : null;
}

/** What is filtered by, as its field shows it: a filter that acts is in sight, also where nothing is called so any more. */
export const namedChoice = (id: number | null, row: { name: string } | null | undefined) =>
  id === null ? null : { id, name: nameOr(row?.name, id) };

import { wrongDates } from "#model/list/list-filters.ts";
import { isUnfound } from "#model/list/typed-choice.ts";

/**
 * Where a list is shown with its filters: the list, or its dialog of filters where something that was typed there is no
 * date or nobody's name. `typed` are the filters with type-ahead.
 */
export function filteredList(list: string, filters: URLSearchParams, typed: readonly string[]): string {
  const isWrong = wrongDates(filters).length > 0 || typed.some((name) => isUnfound(filters, name));
  return `${list}${isWrong ? "/filter" : ""}${filters.size > 0 ? `?${filters}` : ""}`;
}

/** Whether a form with a field for each filter has sent these: with empty ones, or with names beside the ids. */
export const isUntidy = (filters: URLSearchParams): boolean =>
  [...filters].some(
    ([name, value]) =>
      value === "" || (name.endsWith("_name") && filters.has(name.slice(0, -"_name".length))),
  );

/** Leaves out what says nothing, and the names of what has its id. */
export function leaveOutEmpty(filters: URLSearchParams): void {
  for (const [name, value] of [...filters]) {
    const isSettled = name.endsWith("_name") && filters.get(name.slice(0, -"_name".length));
    if (value === "" || isSettled) filters.delete(name);
  }
}

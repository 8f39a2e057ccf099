import type { TextKey } from "#locales/text-key.ts";
import type { useTranslation } from "#locales/use-translation.ts";

type Translate = ReturnType<typeof useTranslation>["t"];

/** The columns of a list, by what they sort. */
type Heads = Readonly<Record<string, { head: TextKey }>>;

/** What a sorting of an address is called: its column's head, and the way; as it stands there where it is none of them. */
export function sortingName(t: Translate, columns: Heads, sorting: string): string {
  const column = columns[sorting.replace(/^-/, "")]?.head;
  if (!column) return sorting;
  return t(sorting.startsWith("-") ? "filters.descending" : "filters.ascending", { column: t(column) });
}

/** The sortings of a list for choosing one. */
export const sortingOptions = (t: Translate, columns: Heads, sortings: readonly string[]) =>
  sortings.map((value) => ({ value, label: sortingName(t, columns, value) }));

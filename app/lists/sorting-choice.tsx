import type { TextKey } from "#locales/text-key.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { AddressChoice } from "./address-choice.tsx";
import { sortingOptions } from "./sorting-names.ts";

interface SortingChoiceProps {
  columns: Readonly<Record<string, { head: TextKey }>>;
  /** What the list can be sorted by; by every column where nothing is said. */
  sortings?: readonly string[] | undefined;
}

/** Sorts a list on a phone, where its rows are cards and have no heads. */
export function SortingChoice({ columns, sortings }: SortingChoiceProps) {
  const { t } = useTranslation();
  const known = sortings ?? Object.keys(columns).flatMap((name) => [name, `-${name}`]);
  if (known.length === 0) return null;
  return (
    <AddressChoice
      name="sorting"
      label={t("filters.sorting")}
      none={t("filters.usual_order")}
      options={sortingOptions(t, columns, known)}
      className="px-4 py-2 sm:hidden print:hidden"
    />
  );
}

import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import type { TextKey } from "#locales/text-key.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { controlClass } from "#ui/field.tsx";
import { sortingOptions } from "./sorting-names.ts";

interface SortingChoiceProps {
  columns: Readonly<Record<string, { head: TextKey }>>;
  /** What the list can be sorted by; by every column where nothing is said. */
  sortings?: readonly string[] | undefined;
}

/** Sorts a list on a phone, where its rows are cards and have no heads. The page starts over. */
export function SortingChoice({ columns, sortings }: SortingChoiceProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const known = sortings ?? Object.keys(columns).flatMap((name) => [name, `-${name}`]);
  if (known.length === 0) return null;
  const chosen = params.get("sorting") ?? "";
  return (
    <Form replace className="flex items-center gap-2 px-4 py-2 sm:hidden print:hidden">
      <select
        key={chosen}
        name="sorting"
        aria-label={t("filters.sorting")}
        defaultValue={chosen}
        onChange={(event) => submit(event.currentTarget.form, { replace: true })}
        className={`${controlClass} select-arrow appearance-none pr-8`}
      >
        <option value="">{t("filters.usual_order")}</option>
        {sortingOptions(t, columns, known).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {[...params].map(
        ([name, value]) =>
          !["sorting", "page", "row"].includes(name) && (
            <input key={name} type="hidden" name={name} value={value} />
          ),
      )}
      <noscript>
        <Button>{t("filters.apply")}</Button>
      </noscript>
    </Form>
  );
}

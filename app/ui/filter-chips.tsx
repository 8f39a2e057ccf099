import { useSearchParams } from "@remix-run/react";
import { X } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { activeFilters, ignoredFilters, type Readings } from "#model/list/list-filters.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

interface FilterChipsProps<Name extends string> {
  /** The parameters of the address that filter, in their order. */
  names: readonly Name[];
  /** What each is called. */
  label: (name: Name | "sorting") => string;
  /** How the value of each is shown; as it stands in the address where nothing is said. */
  words: Partial<Record<Name | "sorting", (value: string) => string>>;
  /** How the list reads what only it knows: what says nothing filters nothing, and has no chip. */
  readings: Readings;
}

/**
 * What a list is filtered and sorted by, and what of its address says nothing; each can be taken away, and all at once
 * (specification 2.4).
 */
export function FilterChips<Name extends string>({ names, label, words, readings }: FilterChipsProps<Name>) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const all = [...names, "sorting"] as const;
  const active = activeFilters<Name | "sorting">(params, all, readings);
  const ignored = ignoredFilters<Name | "sorting">(params, all, readings);
  if (active.length + ignored.length === 0) return null;
  const chips = [
    ...active.map(({ name, value }) => ({ name, isIgnored: false, shown: words[name]?.(value) ?? value })),
    ...ignored.map(({ name, value }) => ({
      name,
      isIgnored: true,
      shown: t("filters.not_applied", { value }),
    })),
  ];
  const without = (names: readonly string[]) => {
    const rest = new URLSearchParams(params);
    for (const name of [...names, "page"]) rest.delete(name);
    return `?${rest}`;
  };
  return (
    <ul data-filters aria-label={t("filters.active")} className="mt-2 flex flex-wrap items-center gap-1.5">
      {chips.map(({ name, isIgnored, shown }) => (
        <li
          key={name}
          data-ignored={isIgnored || undefined}
          className="flex min-h-7 items-center gap-1 rounded-full bg-primary-soft pr-1 pl-3 text-xs text-primary-soft-text data-ignored:bg-warning-soft data-ignored:text-warning"
        >
          <span>
            {label(name)}: <strong className="font-semibold">{shown}</strong>
          </span>
          <Link
            to={without([name])}
            preventScrollReset
            aria-label={t("filters.remove", { name: label(name) })}
            className="flex size-6 items-center justify-center rounded-full hover:bg-surface"
          >
            <Icon of={X} />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={without(chips.map(({ name }) => name))}
            preventScrollReset
            className="rounded-control px-2 py-1 text-xs text-primary-ink underline-offset-4 hover:underline"
          >
            {t("filters.clear")}
          </Link>
        </li>
      )}
    </ul>
  );
}

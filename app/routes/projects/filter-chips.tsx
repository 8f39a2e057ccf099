import { Link, useSearchParams } from "@remix-run/react";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { readDate, showDate } from "~/model/dates";
import { statusName } from "~/model/project-status";
import { Icon } from "~/ui/icon";
import { filterNames } from "./filter-names";

interface Names {
  manager?: string | undefined;
  client?: string | undefined;
}

/** What the list is filtered and sorted by; each can be taken away, and all at once (specification 2.4). */
export function FilterChips({ names }: { names: Names }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const words: Record<string, (value: string) => string> = {
    project_name: (value) => value,
    client: (value) => names.client ?? value,
    project_manager: (value) => names.manager ?? value,
    date: shownDate,
    dueDate: shownDate,
    status: (value) => t(`projects.status.${statusName(Number(value))}`),
    sorting: (value) => t(`projects.sorted.${value}`, { defaultValue: value }),
  };
  const active = ([...filterNames, "sorting"] as const).flatMap((name) => {
    const value = params.get(name);
    return value ? [{ name, value }] : [];
  });
  if (active.length === 0) return null;
  const without = (names: readonly string[]) => {
    const rest = new URLSearchParams(params);
    for (const name of [...names, "page"]) rest.delete(name);
    return `?${rest}`;
  };
  return (
    <ul data-filters aria-label={t("filters.active")} className="mt-2 flex flex-wrap items-center gap-1.5">
      {active.map(({ name, value }) => (
        <li
          key={name}
          className="flex h-7 items-center gap-1 rounded-full bg-primary-soft pr-1 pl-3 text-xs text-primary-soft-text"
        >
          <span>
            {t(`filters.${name}`)}: <strong className="font-semibold">{words[name]?.(value)}</strong>
          </span>
          <Link
            to={without([name])}
            preventScrollReset
            aria-label={t("filters.remove", { name: t(`filters.${name}`) })}
            className="flex size-6 items-center justify-center rounded-full hover:bg-white"
          >
            <Icon of={X} />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={without(active.map(({ name }) => name))}
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

/** The address holds a date as it was typed. */
const shownDate = (typed: string) => showDate(readDate(typed) ?? typed);

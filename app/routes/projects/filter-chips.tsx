import { sortingName } from "#app/lists/sorting-names.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showTyped } from "#model/date/dates.ts";
import { statusName } from "#model/project/status.ts";
import { FilterChips } from "#ui/filter-chips.tsx";
import { columns } from "./columns.tsx";
import { filterNames, readings } from "./filters.ts";

interface Names {
  manager?: string | undefined;
  client?: string | undefined;
}

/** What the projects are filtered and sorted by, in words. */
export function ProjectChips({ names }: { names: Names }) {
  const { t } = useTranslation();
  const words = {
    client: (value: string) => names.client ?? value,
    project_manager: (value: string) => names.manager ?? value,
    date: showTyped,
    dueDate: showTyped,
    status: (value: string) => t(`projects.status.${statusName(Number(value))}`),
    sorting: (value: string) => sortingName(t, columns, value),
  };
  return (
    <FilterChips
      names={filterNames}
      label={(name) => t(`filters.${name}`)}
      words={words}
      readings={readings}
    />
  );
}

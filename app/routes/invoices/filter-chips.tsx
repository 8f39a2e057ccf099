import { sortingName } from "#app/lists/sorting-names.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showTyped } from "#model/date/dates.ts";
import { invoiceStatusName } from "#model/invoice/status.ts";
import { FilterChips } from "#ui/filter-chips.tsx";
import { columns } from "./columns.tsx";
import { filterNames, readings } from "./filters.ts";
import { isOurs, type StatusNames } from "./status-names.ts";

interface Names {
  client?: string | undefined;
  project?: string | undefined;
  statuses: StatusNames | null;
}

/** What the documents are filtered and sorted by, in words. */
export function InvoiceChips({ names }: { names: Names }) {
  const { t } = useTranslation();
  const words = {
    client: (value: string) => names.client ?? value,
    project: (value: string) => names.project ?? value,
    date: showTyped,
    dueDate: showTyped,
    status: (value: string) =>
      names.statuses?.[value] ??
      (isOurs(value) ? t(`invoices.statuses.${invoiceStatusName(Number(value))}`) : value),
    sorting: (value: string) => sortingName(t, columns, value),
  };
  return (
    <FilterChips
      names={filterNames}
      label={(name) => t(`invoices.filters.${name}`)}
      words={words}
      readings={readings}
    />
  );
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useOutletContext, useSearchParams } from "@remix-run/react";
import { sortingOptions } from "#app/lists/sorting-names.ts";
import { reading } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { invoiceStatus, invoiceStatuses } from "#model/invoice/status.ts";
import { unfoundIn } from "#model/list/typed-choice.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { DateFilters } from "#ui/date-filters.tsx";
import { FilterDialog, useFilterField } from "#ui/filter-dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { columns } from "./columns.tsx";
import { chosenIn } from "./filters.ts";
import type { InvoiceListContext } from "./list.tsx";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, "invoices", () => chosenIn(request, context.api));

export default function FilterInvoices() {
  const { t } = useTranslation();
  const chosen = useLoaderData<typeof loader>();
  const { names, sortings } = useOutletContext<InvoiceListContext>();
  const [params] = useSearchParams();
  const field = useFilterField();
  const ours = invoiceStatuses.map((status) => ({
    value: invoiceStatus[status],
    label: t(`invoices.statuses.${status}`),
  }));
  return (
    <FilterDialog list="/invoices" search="invoiceNr">
      {(["client", "project"] as const).map((name) => (
        <ComboBox
          key={name}
          id={`filter-${name}`}
          name={name}
          label={t(`invoices.filters.${name}`)}
          source={name === "client" ? "/choices/clients" : "/choices/projects"}
          minimum={name === "client" ? 1 : 2}
          chosen={chosen[name] ?? undefined}
          {...unfoundIn(params, name)}
        />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateFilters label={(name) => t(`invoices.filters.${name}`)} />
        <SelectField
          takesAny
          field={field("status")}
          label={t("invoices.filters.status")}
          options={names ? Object.entries(names).map(([value, label]) => ({ value, label })) : ours}
          none={t("filters.all")}
        />
        <SelectField
          takesAny
          field={field("sorting")}
          label={t("invoices.filters.sorting")}
          options={sortingOptions(t, columns, sortings)}
          none={t("filters.newest")}
        />
      </div>
    </FilterDialog>
  );
}

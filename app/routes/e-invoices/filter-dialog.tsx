import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { sortingOptions } from "#app/lists/sorting-names.ts";
import { reading } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { eInvoiceStates } from "#model/einvoice/e-invoice.ts";
import { unfoundIn } from "#model/list/typed-choice.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { FilterDialog, useFilterField } from "#ui/filter-dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { columns } from "./columns.tsx";
import { clientIn, eInvoiceList } from "./filters.ts";
import type { loader as listLoader } from "./list.tsx";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, "invoices", async () => ({ client: await clientIn(request, context.api) }));

/** Whose e-invoices are listed, how far they are, and in what order. */
export default function FilterEInvoices() {
  const { t } = useTranslation();
  const { client } = useLoaderData<typeof loader>();
  const list = useRouteLoaderData<typeof listLoader>("routes/e-invoices/list");
  const [params] = useSearchParams();
  const field = useFilterField();
  return (
    <FilterDialog list={eInvoiceList} search="q">
      <ComboBox
        id="filter-client"
        name="client"
        label={t("e_invoices.client")}
        source="/choices/clients"
        minimum={1}
        chosen={client ?? undefined}
        {...unfoundIn(params, "client")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          takesAny
          field={field("state")}
          label={t("e_invoices.state")}
          options={eInvoiceStates.map((value) => ({ value, label: t(`e_invoices.states.${value}`) }))}
          none={t("filters.all")}
        />
        <SelectField
          takesAny
          field={field("sorting")}
          label={t("invoices.filters.sorting")}
          options={sortingOptions(t, columns, list?.sortings ?? [])}
          none={t("e_invoices.due_first")}
        />
      </div>
    </FilterDialog>
  );
}

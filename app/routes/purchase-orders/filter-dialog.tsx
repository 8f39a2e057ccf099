import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { sortingOptions } from "#app/lists/sorting-names.ts";
import { reading } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { orderSortings } from "#model/list/sortings.ts";
import { unfoundIn } from "#model/list/typed-choice.ts";
import { orderStates } from "#model/purchase-order/purchase-order.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { FilterDialog, useFilterField } from "#ui/filter-dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { columns } from "./columns.tsx";
import { chosenIn } from "./filters.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, "purchaseOrders", () => chosenIn(request, context.api));

export default function FilterOrders() {
  const { t } = useTranslation();
  const chosen = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const field = useFilterField();
  return (
    <FilterDialog list="/purchase-orders" search="q">
      {(["supplier", "project"] as const).map((name) => (
        <ComboBox
          key={name}
          id={`filter-${name}`}
          name={name}
          label={t(`purchase_orders.${name}`)}
          source={name === "supplier" ? "/choices/clients" : "/choices/projects"}
          minimum={name === "supplier" ? 1 : 2}
          chosen={chosen[name] ?? undefined}
          {...unfoundIn(params, name)}
        />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          takesAny
          field={field("state")}
          label={t("purchase_orders.state")}
          options={orderStates.map((value) => ({ value, label: t(`order_states.${value}`) }))}
          none={t("filters.all")}
        />
        <SelectField
          takesAny
          field={field("sorting")}
          label={t("invoices.filters.sorting")}
          options={sortingOptions(t, columns, orderSortings)}
          none={t("filters.newest")}
        />
      </div>
    </FilterDialog>
  );
}

import { readDecimal, showUnitPrice } from "#model/money/decimal.ts";
import type { productionItemColumns, stockItemColumns } from "#model/stock/list-columns.ts";
import type { StockItem } from "#model/stock/stock-item.ts";
import type { StockType } from "#model/stock/stock-type.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { Switch } from "#ui/switch.tsx";

/** An item of the list. */
interface ShownItem {
  item: StockItem;
  /** As pressed, before the backend has answered. */
  isActive: boolean;
  /** Where its data is. */
  to: string;
}

export const activeOf = ({ id }: StockItem) => `/stock/${id}/active`;

const agency: Columns<ShownItem, (typeof stockItemColumns.names)[number]> = {
  name: {
    head: "stock.name",
    card: "title",
    cell: ({ item, isActive, to }) => (
      <Link
        to={to}
        preventScrollReset
        prefetch="intent"
        className={`row-link font-medium ${isActive ? "" : "text-grey-600"}`}
        title={item.name}
      >
        {item.name}
      </Link>
    ),
  },
  name_en: { head: "stock.name_en", from: 1024, card: "never", cell: ({ item }) => item.name_en },
  unit: {
    head: "stock.unit",
    width: "w-28",
    cell: ({ item: { measure_unit } }, { language }) =>
      measure_unit && unitIn(measure_unit, language).short_name,
  },
  price: {
    head: "stock.price",
    width: "w-28",
    className: "end",
    isNumeric: true,
    cell: ({ item }, { language }) => showUnitPrice(readDecimal(item.price) ?? 0, language),
  },
  state: {
    head: "stock.state",
    width: "w-40",
    className: "sm:pl-6",
    cell: ({ item, isActive }, { t }) => (
      <Switch
        to={activeOf(item)}
        name="active"
        isOn={isActive}
        label={t("stock.activate", { name: item.name })}
        state={t(isActive ? "stock.active" : "stock.inactive")}
      />
    ),
  },
};

/** Production items have no unit and price of their own (specification §5). */
const production: Columns<ShownItem, (typeof productionItemColumns.names)[number]> = {
  name: agency.name,
  name_en: agency.name_en,
  state: agency.state,
};

/** What stands before the columns, in px: the box that chooses a row. */
export const sides = { before: 40 };

/** The columns of the lists of items, in their usual order. */
export const columnsOfItems: Record<StockType, Columns<ShownItem>> = { agency, production };
